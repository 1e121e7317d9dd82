/**
 * How the parts of a table share the room there is.
 *
 * A part is the offer, the own board or another one. It has a drawing that grows with its width, and things around it that
 * do not: names, buttons, padding. The drawings have fixed shares: of all arrangements the best one is that in which they
 * are largest. So a larger room never draws any of them smaller than its share of a smaller room. What is left over then
 * goes to the parts, up to a limit.
 */

export interface Part {
  /** How wide its drawing is at scale 1. */
  readonly units: number;
  /** The height of the drawing for each pixel of its width. */
  readonly ratio: number;
  /** What is around the drawing, across and down, in pixels. */
  readonly across: number;
  readonly down: number;
  /** How wide it is at least, for what is written in it. */
  readonly least?: number;
}

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** How wide the drawing is, where the part is wider than it needs. */
  readonly drawn?: number;
}

export interface Arrangement {
  /** For each part, in the same order. */
  readonly places: readonly Place[];
  /** The scale of which each part has at least its share. */
  readonly scale: number;
  /** The scales of the offer, of the own board and of the others'. */
  readonly scales: Scales;
  readonly height: number;
}

export interface Scales {
  readonly offer: number;
  readonly own: number;
  readonly other: number;
}

export interface Room {
  readonly width: number;
  readonly height: number;
  readonly gap: number;
  /** How large drawings are beside each other. */
  readonly shares: Scales;
  /** The others are small pictures, which stand before everything else. */
  readonly isStrip?: boolean;
  /** Where all of it is scrolled, how much is in sight at first: offer and own board should be there. */
  readonly sight?: number;
}

/** Parts by their numbers, side by side or one below the other. */
type Tree = number | { readonly across: readonly Tree[] } | { readonly down: readonly Tree[] };

interface Size {
  readonly width: number;
  readonly height: number;
}

const across = (...trees: readonly Tree[]): Tree => ({ across: trees });
const down = (...trees: readonly Tree[]): Tree => ({ down: trees });

const MIDDLE = 0;
const OWN = 1;
/** No board is drawn larger. */
export const LARGEST = 2.2;
/** A tree with which everything is smaller than this does not fit. */
const SMALLEST = 0.05;
/** Of trees that are nearly as good, the one with which less is left over. */
const ALIKE = 0.995;
/** What it may cost that offer and own board are in sight. */
const FOR_SIGHT = 0.8;
/** What is left over makes a part larger by this at most, so that none outgrows the others; a small picture by more. */
const GROWTH = 1.25;
const PICTURE_GROWTH = 1.8;

/** The others from one to before another: side by side, one below the other, or two beside each other. */
function groups(first: number, last: number): readonly (readonly Tree[])[] {
  const all = Array.from({ length: last - first }, (_, i) => first + i);
  if (all.length < 2) return [all];
  const rows = [[across(...all)], all];
  return all.length === 3 ? [...rows, [across(first, first + 1), first + 2], [first, across(first + 1, first + 2)]] : rows;
}

/** The ways to lay out an offer, an own board and so many others: in columns with some others below each, or in rows. */
function trees(others: number): readonly Tree[] {
  if (others === 0) return [across(MIDDLE, OWN), down(MIDDLE, OWN)];
  const [first, end] = [OWN + 1, OWN + 1 + others];
  const found: Tree[] = [];
  for (let one = first; one <= end; one++) {
    for (let two = one; two <= end; two++) {
      for (const below of groups(first, one)) {
        for (const under of groups(one, two)) {
          for (const beside of groups(two, end)) found.push(across(down(MIDDLE, ...below), down(OWN, ...under), ...(two < end ? [down(...beside)] : [])));
        }
      }
    }
  }
  // Beside the offer, boards in two rows.
  for (let one = first + 1; one < end; one++) {
    const [beside, below] = [groups(first, one)[0]!, groups(one, end)[0]!];
    found.push(across(MIDDLE, down(across(OWN, ...beside), ...below)));
  }
  for (const group of groups(first, end)) {
    found.push(across(down(MIDDLE, OWN), down(...group)), down(across(MIDDLE, OWN), ...group), down(across(MIDDLE, down(...group)), OWN), down(MIDDLE, OWN, ...group));
  }
  return found;
}

/** The same with the others in a strip: above everything, above the offer alone, around it, or beside both. */
function stripTrees(others: number): readonly Tree[] {
  const [first, last] = [OWN + 1, OWN + others];
  const around = groups(first, last).map((group) => across(down(...group, across(last, MIDDLE)), OWN));
  const before = groups(first, last + 1).flatMap((group) => [
    down(...group, MIDDLE, OWN),
    down(...group, across(MIDDLE, OWN)),
    across(down(...group, MIDDLE), OWN),
    across(down(...group), MIDDLE, OWN),
  ]);
  return [...before, ...around];
}

function drawn({ units, ratio, across, down, least = 0 }: Part, scale: number): Size {
  const width = Math.max(units * scale, least - across);
  return { width: width + across, height: width * ratio + down };
}

function sizeOf(tree: Tree, sizes: readonly Size[], gap: number): Size {
  if (typeof tree === 'number') return sizes[tree]!;
  const isRow = 'across' in tree;
  const inner = (isRow ? tree.across : tree.down).map((each) => sizeOf(each, sizes, gap));
  const gaps = gap * (inner.length - 1);
  const sum = (of: (size: Size) => number) => inner.reduce((total, size) => total + of(size), gaps);
  const most = (of: (size: Size) => number) => Math.max(...inner.map(of));
  const [width, height] = [(size: Size) => size.width, (size: Size) => size.height];
  return isRow ? { width: sum(width), height: most(height) } : { width: most(width), height: sum(height) };
}

function lay(tree: Tree, sizes: readonly Size[], gap: number, x: number, y: number, room: Size, places: Place[]): void {
  const size = sizeOf(tree, sizes, gap);
  if (typeof tree === 'number') {
    places[tree] = { x: x + (room.width - size.width) / 2, y, width: size.width };
    return;
  }
  const isRow = 'across' in tree;
  const inner = isRow ? tree.across : tree.down;
  // What is left over stands between the parts, so that nothing crowds at one edge.
  const spare = isRow ? (room.width - size.width) / (inner.length + 1) : 0;
  let at = isRow ? x + spare : y;
  for (const each of inner) {
    const own = sizeOf(each, sizes, gap);
    // Beside something taller, in the middle of its height.
    if (isRow) lay(each, sizes, gap, at, y + (room.height - own.height) / 2, own, places);
    else lay(each, sizes, gap, x, at, { width: room.width, height: own.height }, places);
    at += (isRow ? own.width : own.height) + gap + spare;
  }
}

/** The largest number up to a limit with which something fits, found by halving; `low` if none does. */
function largest(low: number, high: number, fits: (value: number) => boolean): number {
  if (fits(high)) return high;
  for (let step = 0; step < 12; step++) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** The best arrangement of an offer, an own board and those of the others, in this order; null where nothing fits. */
export function arrange(parts: readonly Part[], room: Room): Arrangement | null {
  const { width, height, gap, shares, sight = Infinity } = room;
  const others = parts.length - 2;
  const isStrip = Boolean(room.isStrip && others);
  const sizesAt = ({ offer, own, other }: Scales) => parts.map((part, i) => drawn(part, i === MIDDLE ? offer : i === OWN ? own : other));
  const limited = ({ offer, own, other }: Scales, scale: number): Scales => ({
    offer: Math.min(LARGEST, offer * scale),
    own: Math.min(LARGEST, own * scale),
    other: Math.min(LARGEST, other * scale),
  });

  const fits = (tree: Tree, scales: Scales) => {
    const size = sizeOf(tree, sizesAt(scales), gap);
    return size.width <= width && size.height <= height;
  };
  const suits = (tree: Tree, scales: Scales) => fits(tree, scales) && (!seen.length || isInSight(tree, scales));
  const grown = (tree: Tree, scale: number) => {
    let scales = limited(shares, scale);
    const most = { ...limited(scales, GROWTH), ...(isStrip ? { other: scales.other * PICTURE_GROWTH } : {}) };
    for (const part of ['own', 'offer', 'other'] as const) {
      scales = { ...scales, [part]: largest(scales[part], most[part], (each) => suits(tree, { ...scales, [part]: each })) };
    }
    return { tree, scales, sum: scales.own + scales.offer + scales.other };
  };

  const laid = (tree: Tree, sizes: readonly Size[]) => {
    const places: Place[] = [];
    lay(tree, sizes, gap, 0, 0, { width, height: sizeOf(tree, sizes, gap).height }, places);
    return places;
  };
  const isInSight = (tree: Tree, scales: Scales) => {
    const sizes = sizesAt(scales);
    const places = laid(tree, sizes);
    return [MIDDLE, OWN].every((part) => places[part]!.y + sizes[part]!.height <= sight);
  };

  const all = (isStrip ? stripTrees(others) : trees(others)).map((tree) => ({ tree, scale: largest(0, LARGEST, (each) => fits(tree, limited(shares, each))) }));
  const highest = Math.max(...all.map((each) => each.scale));
  const seen = all.filter((each) => each.scale >= highest * FOR_SIGHT && isInSight(each.tree, limited(shares, each.scale)));
  const found = seen.length ? seen : all;
  const scale = Math.max(...found.map((each) => each.scale));
  if (scale < SMALLEST) return null;
  const alike = found.filter((each) => each.scale >= scale * ALIKE).map((each) => grown(each.tree, each.scale));
  const { tree, scales } = alike.reduce((best, each) => (each.sum > best.sum + 1e-9 ? each : best));
  const sizes = sizesAt(scales);
  return { places: laid(tree, sizes), scale, scales, height: sizeOf(tree, sizes, gap).height };
}
