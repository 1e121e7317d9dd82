/** A table as this browser knows it: who sits there, how things stand, what was said, and what one may do. */

import type { Choice, GameEvent, Position } from '../boards/props';
import type { Chat, ClientMessage, Entry, EntryMessage, Problem, ServerMessage, TableInfo, What } from '../wire/messages';
import { seatsAt } from '../wire/secrets';
import { TableSocket, type Connection, type Listener } from '../wire/socket';
import { getFrames, getTableFile } from '../wire/http';
import { Playback } from './playback.svelte';
import { seatNames } from './names';
import { pastOf, recentOf, storyOf, withPast, type Past } from './recent';
import type { Rules } from './sentences';
import { canTakeBack } from './takeback';

export interface Watcher {
  /** Something happened that people should see, hear or have read to them. */
  happened(event: GameEvent, duration: number): void;
  /** `isNewTurn`: what could be chosen before cannot be chosen any more. */
  entered(entry: Entry, isNewTurn: boolean): void;
  refused(problem: Problem, move: string | null): void;
}

/** Shows what the server says of the table, and computes nothing of it. */
export class LiveTable implements Listener {
  info = $state.raw<TableInfo | null>(null);
  /** Whether somebody is there, seat by seat. */
  connected = $state.raw<readonly boolean[]>([]);
  /** The seat of a bot that has less time than usual, because the server is busy. */
  hurried = $state<number | null>(null);
  you = $state.raw<readonly number[]>([]);
  log = $state.raw<readonly Entry[]>([]);
  link = $state<Connection>('connecting');
  seq = $state(0);
  /** When the clocks were read, by this browser's own clock. */
  clocksAt = $state(0);
  isGone = $state(false);
  private story = $state.raw<readonly Past[]>([]);
  readonly playback: Playback;

  private choices = $state.raw<ReadonlyMap<number, readonly Choice[]>>(new Map());
  private readonly moves = new Map<string, string>();
  private socket: TableSocket | null = null;
  private count = 0;

  constructor(
    readonly id: string,
    private readonly watcher: Watcher,
  ) {
    this.playback = new Playback((event, duration) => watcher.happened(event, duration));
  }

  open(): void {
    this.socket = new TableSocket(this.id, this);
  }

  close(): void {
    this.socket?.close();
  }

  /** Join again with the seats that this browser holds now. */
  reopen(): void {
    this.socket?.close();
    this.seq = 0;
    this.info = null;
    this.open();
  }

  /** The name of the box that is played. */
  get box(): string {
    return this.info?.box ?? '';
  }

  /** What is played, and with which options. */
  get rules(): Rules {
    return { box: this.box, options: this.info?.options ?? {} };
  }

  /** What to call each seat. */
  get names(): string[] {
    return seatNames(this.info?.seats ?? []);
  }

  /** The position to look at; it may lag behind while something is being shown. */
  get position(): Position | null {
    return this.playback.position;
  }

  /** Whether all that happened has been shown. */
  get isSettled(): boolean {
    return !this.playback.isRunning;
  }

  /** Which of one's own seats is to choose now. */
  get acting(): number | null {
    return this.you.find((seat) => this.choices.has(seat)) ?? null;
  }

  /** Whether a move of one's own could be taken back here. */
  get canTakeBack(): boolean {
    return this.info?.takeback !== 'off' && canTakeBack(this.log, this.you);
  }

  /** Whose last move was the end of what is known: one's own seat, that of several which plays, or whoever is watched. */
  private get looker(): number | null {
    if (this.you.length === 1) return this.you[0] ?? null;
    const last = this.story.findLast(({ seat }) => seat !== null && this.you.includes(seat))?.seat;
    return this.acting ?? last ?? this.info?.to_choose[0] ?? null;
  }

  /** What others did since one's own last move, as far as it has been shown. */
  get recent(): readonly Past[] {
    return recentOf(this.story, this.looker).recent.filter(({ seq }) => seq <= this.playback.seq);
  }

  /** Whether there is a move to show again. */
  get canShowAgain(): boolean {
    return this.recent.some(({ seat }) => seat !== null);
  }

  /** What was said at the table. */
  get said(): readonly Chat[] {
    return this.log.filter((entry) => entry.kind === 'chat');
  }

  choicesOf(seat: number): readonly Choice[] {
    return this.choices.get(seat) ?? [];
  }

  // ------------------------------------------------------------------------------------------- saying something

  act(seat: number, move: string): boolean {
    const id = this.nextId();
    this.moves.set(id, move);
    return this.send({ type: 'act', id, seat, seq: this.seq, move });
  }

  ask(seat: number, what: What): boolean {
    return this.send({ type: 'ask', id: this.nextId(), seat, what });
  }

  answer(seat: number, what: What, yes: boolean): boolean {
    return this.send({ type: 'answer', id: this.nextId(), seat, what, yes });
  }

  resign(seat: number): boolean {
    return this.send({ type: 'resign', id: this.nextId(), seat });
  }

  say(text: string): boolean {
    return this.send({ type: 'chat', id: this.nextId(), text });
  }

  private send(message: ClientMessage): boolean {
    return this.socket?.send(message) ?? false;
  }

  private nextId(): string {
    return `c${++this.count}`;
  }

  // ------------------------------------------------------------------------------------------- hearing something

  join(): ClientMessage {
    const secrets = seatsAt(this.id).map(({ secret }) => secret);
    return { type: 'join', secrets, since: this.info ? this.seq : null, choices: true };
  }

  connection(state: Connection): void {
    this.link = state;
  }

  heard(message: ServerMessage): void {
    switch (message.type) {
      case 'state':
        this.info = message.table;
        this.connected = message.table.connected;
        this.clocksAt = Date.now();
        this.you = message.you;
        this.log = message.log;
        this.seq = message.seq;
        this.hurried = null;
        this.choices = new Map();
        this.story = storyOf(message.log, message.position);
        this.playback.reset(message.position, message.seq);
        break;
      case 'entry':
        if (message.entry.seq > this.seq) this.enter(message);
        break;
      case 'presence':
        this.connected = message.connected;
        break;
      case 'hurried':
        this.hurried = message.seat;
        break;
      case 'choices':
        this.choices = message.choices.length
          ? new Map([...this.choices, [message.seat, message.choices]])
          : new Map([...this.choices].filter(([seat]) => seat !== message.seat));
        break;
      case 'ack':
        this.moves.delete(message.id);
        break;
      case 'error': {
        const move = (message.id && this.moves.get(message.id)) || null;
        if (message.id) this.moves.delete(message.id);
        if (message.problem.status === 404 && !this.info) {
          this.isGone = true;
          this.close();
        } else this.watcher.refused(message.problem, move);
        if (message.problem.type === '/problems/seat_lost') this.reopen();
        break;
      }
      case 'pong':
        break;
    }
  }

  /** Show once more what others did. */
  async showAgain(): Promise<void> {
    const { before, recent } = recentOf(this.story, this.looker);
    if (!this.canShowAgain || !this.isSettled) return;
    const start = before ?? (await this.positionBefore());
    if (!start || !this.isSettled) return;
    this.playback.reset(start, recent[0]!.seq - 1);
    for (const happening of recent) this.playback.add({ ...happening, isAgain: true });
  }

  /** How things stood after one's own last move, when this browser was not there. */
  private async positionBefore(): Promise<Position | null> {
    const { frames } = await getFrames(await getTableFile(this.id));
    const own = frames.findLast(({ seat }) => seat === this.looker) ?? frames[0];
    return (own?.position as Position | undefined) ?? null;
  }

  private enter({ entry, table, position }: EntryMessage): void {
    if (!this.info) return;
    this.seq = entry.seq;
    if (position !== null) this.hurried = null;
    this.log = [...this.log, entry];
    this.info = { ...this.info, ...table };
    this.clocksAt = Date.now();
    // A hidden choice concerns only the seat that made it; after anything else that happens, all look again.
    const isOver = (seat: number) => (entry.kind === 'chose' ? seat === entry.seat : position !== null) || !table.to_choose.includes(seat);
    const isNewTurn = [...this.choices.keys()].some(isOver);
    if (isNewTurn) this.choices = new Map([...this.choices].filter(([seat]) => !isOver(seat)));
    // A game that begins or goes back is not shown step by step.
    this.story = withPast(this.story, entry, position);
    if (entry.kind === 'began' || entry.kind === 'took_back') this.playback.reset(position, entry.seq);
    else this.playback.add(pastOf(entry, position));
    this.watcher.entered(entry, isNewTurn);
  }
}
