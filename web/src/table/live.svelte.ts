/** A table as this browser knows it: who sits there, how things stand, what was said, and what one may do. */

import type { Choice, GameEvent, Position } from '../boards/props';
import type { ClientMessage, Entry, Problem, ServerMessage, TableInfo, What } from '../wire/messages';
import { seatsAt } from '../wire/secrets';
import { TableSocket, type Connection, type Listener } from '../wire/socket';
import { Playback } from './playback.svelte';

export interface Watcher {
  /** Something happened that people should see, hear or have read to them. */
  happened(event: GameEvent, duration: number): void;
  entered(entry: Entry): void;
  refused(problem: Problem, move: string | null): void;
}

const GAME_KINDS = new Set<Entry['kind']>(['began', 'deal', 'move', 'tilings', 'took_back', 'ended', 'resigned', 'flagged']);

export class LiveTable implements Listener {
  info = $state.raw<TableInfo | null>(null);
  you = $state.raw<readonly number[]>([]);
  log = $state.raw<readonly Entry[]>([]);
  link = $state<Connection>('connecting');
  seq = $state(0);
  /** When the clocks were read, by this browser's own clock. */
  clocksAt = $state(0);
  isGone = $state(false);
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
    if (state === 'closed' && !this.info) this.isGone = true;
  }

  heard(message: ServerMessage): void {
    switch (message.type) {
      case 'state':
        this.info = message.table;
        this.clocksAt = Date.now();
        this.you = message.you;
        this.log = message.log;
        this.seq = message.seq;
        this.choices = new Map();
        this.playback.reset(message.position, message.seq);
        break;
      case 'entry':
        if (message.entry.seq > this.seq) this.enter(message.entry);
        break;
      case 'presence':
        this.changeSeats((seat, i) => ({ ...seat, connected: message.seats[i] ?? false }));
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
        break;
      }
      case 'pong':
        break;
    }
  }

  private change(changes: Partial<TableInfo>): void {
    if (this.info) this.info = { ...this.info, ...changes };
  }

  private changeSeats(changed: (seat: TableInfo['seats'][number], index: number) => TableInfo['seats'][number]): void {
    if (this.info) this.change({ seats: this.info.seats.map(changed) });
  }

  private enter(entry: Entry): void {
    this.seq = entry.seq;
    const position = 'position' in entry ? (entry.position ?? null) : null;
    this.log = [...this.log, 'position' in entry ? { ...entry, position: null } : entry];
    if (GAME_KINDS.has(entry.kind)) this.choices = new Map();
    this.apply(entry);
    if ('to_choose' in entry && entry.to_choose) {
      this.change({ to_choose: entry.to_choose, clocks: entry.clocks ?? null });
      this.clocksAt = Date.now();
    }
    if (entry.kind === 'began' || entry.kind === 'took_back') {
      if (position) this.playback.reset(position, entry.seq);
    } else {
      this.playback.add({ seq: entry.seq, events: 'events' in entry ? entry.events : [], position });
    }
    this.watcher.entered(entry);
  }

  private apply(entry: Entry): void {
    const asked = this.info?.asked ?? [];
    switch (entry.kind) {
      case 'seated':
        this.changeSeats((seat, i) =>
          i === entry.seat ? { kind: entry.bot ? 'bot' : 'person', name: entry.name, bot: entry.bot, connected: true } : seat,
        );
        break;
      case 'left':
        this.changeSeats((seat, i) => (i === entry.seat ? { kind: 'open', name: '', bot: null, connected: false } : seat));
        break;
      case 'taken_over':
        this.changeSeats((seat, i) => (i === entry.seat ? { ...seat, kind: 'bot', bot: entry.bot } : seat));
        break;
      case 'began':
        this.change({ status: 'playing' });
        break;
      case 'asked':
        this.change({ asked: [...asked, { seat: entry.seat, what: entry.what, agreed: [entry.seat] }] });
        break;
      case 'answered':
        this.change({
          asked: asked
            .filter(({ what }) => entry.yes || what !== entry.what)
            .map((asking) => (asking.what === entry.what ? { ...asking, agreed: [...asking.agreed, entry.seat] } : asking)),
        });
        break;
      case 'took_back':
      case 'move':
        this.change({ asked: asked.filter(({ what }) => what !== 'takeback' && what !== 'draw') });
        break;
      case 'chose':
        this.choices = new Map([...this.choices].filter(([seat]) => seat !== entry.seat));
        break;
      case 'ended':
        this.change({ status: 'over', to_choose: [], asked: [], result: { reason: entry.reason, scores: entry.scores, ranking: entry.ranking } });
        break;
    }
  }
}
