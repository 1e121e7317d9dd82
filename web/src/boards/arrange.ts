/**
 * How the parts of a table share the room there is: of all arrangements, the one with the largest tiles.
 *
 * A part is the offer, the own board or another one. It has a drawing that grows with its width, and things around it that
 * do not: names, buttons, padding.
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
  /** How good it is, beside others of the same parts. */
  readonly value: number;
  /** For each part, in the same order. */
  readonly places: readonly Place[];
  /** The scales of the own board and of the others'. */
  readonly own: number;
  readonly smallest: number;
  readonly height: number;
}

export interface Room {
  readonly width: number;
  readonly height: number;
  readonly gap: number;
  /** What a larger offer is worth beside a larger own board. By default a flat one has little to see, and is worth less. */
  readonly offerWeight?: number;
  /** The others are small pictures, which stand before everything else. */
  readonly isStrip?: boolean;
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
/** The scale of the offer and of the others' boards, beside the own one. */
const OFFER_SCALES = [1.4, 1.2, 1, 0.85, 0.7, 0.55];
const OTHER_SCALES = [1, 0.9, 0.8, 0.7, 0.6, 0.5];
/** No board is drawn larger. */
const LARGEST = 2.2;
/**
 * What a larger offer and larger boards of others are worth, beside a larger own board.
 * Each part is worth less the smaller it is, by the inverse of its scale, so that none pays for the others.
 */
const OFFER_WEIGHT = 1.3;
const OTHERS_WEIGHT = 0.6;
const STRIP_SCALES = [0.8, 0.74, 0.68, 0.62, 0.57, 0.53, 0.49, 0.45, 0.41, 0.38, 0.35, 0.32, 0.3, 0.28, 0.26, 0.24];
const STRIP_WEIGHT = 0.14;

/** The others from one to before another, side by side and one below the other. */
function groups(first: number, last: number): readonly (readonly Tree[])[] {
  const all = Array.from({ length: last - first }, (_, i) => first + i);
  return all.length > 1 ? [[across(...all)], all] : [all];
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
  for (const group of groups(first, end)) {
    found.push(across(down(MIDDLE, OWN), down(...group)), down(across(MIDDLE, OWN), ...group), down(across(MIDDLE, down(...group)), OWN), down(MIDDLE, OWN, ...group));
  }
  return found;
}

/** The same with the others in a strip: above everything, above the offer alone, or beside both. */
function stripTrees(others: number): readonly Tree[] {
  return groups(OWN + 1, OWN + 1 + others).flatMap((group) => [
    down(...group, MIDDLE, OWN),
    down(...group, across(MIDDLE, OWN)),
    across(down(...group, MIDDLE), OWN),
    across(down(...group), MIDDLE, OWN),
  ]);
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

/** The largest scale at which a tree fits, found by halving. */
function largest(tree: Tree, sizesAt: (scale: number) => readonly Size[], { width, height, gap }: Room): number {
  let [low, high] = [0, LARGEST];
  for (let step = 0; step < 12; step++) {
    const middle = (low + high) / 2;
    const size = sizeOf(tree, sizesAt(middle), gap);
    if (size.width <= width && size.height <= height) low = middle;
    else high = middle;
  }
  return low;
}

/** The best arrangement of an offer, an own board and those of the others, in this order; null where nothing fits. */
export function arrange(parts: readonly Part[], room: Room): Arrangement | null {
  const others = parts.length - 2;
  const offerWeight = room.offerWeight ?? OFFER_WEIGHT * Math.min(1, parts[MIDDLE]!.ratio);
  const isStrip = Boolean(room.isStrip && others);
  const [otherScales, othersWeight] = isStrip ? [STRIP_SCALES, STRIP_WEIGHT] : [OTHER_SCALES, OTHERS_WEIGHT];
  let best: { value: number; tree: Tree; sizes: readonly Size[]; own: number; smallest: number } | null = null;
  for (const tree of isStrip ? stripTrees(others) : trees(others)) {
    for (const offer of OFFER_SCALES) {
      for (const other of others ? otherScales : [1]) {
        const scales = parts.map((_, i) => (i === MIDDLE ? offer : i === OWN ? 1 : other));
        const sizesAt = (scale: number) => parts.map((part, i) => drawn(part, Math.min(LARGEST, scale * scales[i]!)));
        const own = largest(tree, sizesAt, room);
        if (own < 0.05) continue;
        const value = -1 / own - offerWeight / Math.min(LARGEST, own * offer) - (others ? othersWeight / (own * other) : 0);
        if (!best || value > best.value + 1e-9) best = { value, tree, sizes: sizesAt(own), own, smallest: own * other };
      }
    }
  }
  if (!best) return null;
  const { height } = sizeOf(best.tree, best.sizes, room.gap);
  const places: Place[] = [];
  lay(best.tree, best.sizes, room.gap, 0, 0, { width: room.width, height }, places);
  return { value: best.value, places, own: best.own, smallest: others ? best.smallest : best.own, height };
}
