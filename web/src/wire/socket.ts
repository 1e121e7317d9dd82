/** A table's socket, which connects again by itself and asks for what it has missed. */

import type { ClientMessage, ServerMessage } from './messages';

export type Connection = 'connecting' | 'open' | 'lost' | 'closed';

export interface Listener {
  /** What to say first: who one is and what one has seen. */
  join(): ClientMessage;
  heard(message: ServerMessage): void;
  connection(state: Connection): void;
}

const PING_EVERY = 20_000;
const SILENCE = 45_000; // after this, a connection counts as lost
const WAITS = [200, 500, 1000, 2000, 4000, 8000]; // between attempts, in ms

export class TableSocket {
  private socket: WebSocket | null = null;
  private attempts = 0;
  private heardAt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pings: ReturnType<typeof setInterval> | undefined;
  private isDone = false;
  /** Whether this connection has not been heard from yet. */
  private isFresh = true;

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
    this.connect();
  }

  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.isDone = true;
    clearTimeout(this.timer);
    clearInterval(this.pings);
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.socket?.close();
    this.listener.connection('closed');
  }

  private connect(): void {
    clearTimeout(this.timer);
    this.listener.connection('connecting');
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket`);
    this.socket = socket;
    socket.onopen = () => {
      this.heardAt = Date.now();
      socket.send(JSON.stringify(this.listener.join()));
      this.send({ type: 'ping' }); // even where nothing was missed, the answer says that all is well
      clearInterval(this.pings);
      this.pings = setInterval(() => this.ping(), PING_EVERY);
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.heardAt = Date.now();
      if (this.isFresh) this.listener.connection('open');
      this.attempts = 0;
      this.isFresh = false;
      this.listener.heard(JSON.parse(event.data));
    };
    socket.onclose = () => {
      if (socket !== this.socket || this.isDone) return;
      clearInterval(this.pings);
      this.isFresh = true;
      this.listener.connection('lost');
      const wait = WAITS[Math.min(this.attempts++, WAITS.length - 1)] ?? 0;
      this.timer = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
    };
  }

  private ping(): void {
    if (Date.now() - this.heardAt > SILENCE) this.socket?.close();
    else this.send({ type: 'ping' });
  }

  /** The network is back, or somebody looks at the page again: don't wait for the timer. */
  private readonly hurry = () => {
    if (!this.isDone && this.socket?.readyState === WebSocket.CLOSED && !document.hidden) this.connect();
  };
}
