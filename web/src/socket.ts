/** A connection to a table that comes back by itself. */
import type { ClientMessage, ServerMessage } from './generated/protocol';

export type Status = 'connecting' | 'open' | 'waiting' | 'closed';

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;

/** How long to wait before the n-th try in a row, in milliseconds. */
export const waitBefore = (tries: number): number => Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries);

/** What the connection needs of a WebSocket. */
export interface Line {
  onopen: (() => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  send(text: string): void;
  close(): void;
}

interface Listener {
  heard(message: ServerMessage): void;
  changed(status: Status): void;
}

export class TableSocket {
  private line: Line | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  status: Status = 'closed';

  constructor(
    private readonly address: () => string,
    private readonly listener: Listener,
    private readonly dial: (address: string) => Line = (address) => new WebSocket(address) as unknown as Line,
  ) {}

  /** Connects now, if there is no connection. */
  connect(): void {
    if (this.line) return;
    clearTimeout(this.timer);
    this.become('connecting');
    const line = this.dial(this.address());
    this.line = line;
    line.onopen = () => this.become('open');
    line.onmessage = (event) => this.heard(JSON.parse(String(event.data)) as ServerMessage);
    line.onclose = () => this.lost(line);
  }

  /** Says it if there is a connection; nothing is kept for later here, since what was meant may be out of date by then. */
  send(message: ClientMessage): boolean {
    if (this.status !== 'open') return false;
    this.line!.send(JSON.stringify(message));
    return true;
  }

  /** Hangs up for good. */
  close(): void {
    clearTimeout(this.timer);
    const line = this.line;
    this.line = null;
    this.become('closed');
    line?.close();
  }

  /**
   * A clock is answered before anything else: the delay would be taken for the connection's. A frame means that we are
   * welcome: a server that opens only to refuse is not dialled ever faster.
   */
  private heard(message: ServerMessage): void {
    if (message.type === 'clock') this.send({ type: 'tick', id: message.id, at: performance.now() });
    if (message.type === 'frame') this.tries = 0;
    this.listener.heard(message);
  }

  private lost(line: Line): void {
    if (line !== this.line) return;
    this.line = null;
    this.become('waiting');
    this.timer = setTimeout(() => this.connect(), waitBefore(this.tries++));
  }

  private become(status: Status): void {
    this.status = status;
    this.listener.changed(status);
  }
}
