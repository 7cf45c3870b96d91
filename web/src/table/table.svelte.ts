/** One table as this browser sees it: its latest frame, and everything one can say to it. */
import type { ClientMessage, Frame, HappenedInfo, MatchInfo, SeatView, ServerMessage } from '../generated/protocol';
import { seatToShow } from '../handover';
import { TableSocket, type Status } from '../socket';
import { language, t } from '../texts.svelte';
import { toast } from '../toasts.svelte';
import { Chronicle } from './chronicle';
import { TableLive } from './live.svelte';
import { quickStart } from './quick';
import { TableTalk } from './talk.svelte';
import { Unanswered } from './unanswered';

const GONE = 'unknown-table';

export class Table {
  frame = $state.raw<Frame | null>(null);
  status = $state<Status>('connecting');
  gone = $state(false);
  /** What was revealed between the frame before and this one. */
  happened = $state.raw<HappenedInfo[]>([]);
  /** Everything revealed in this match, as far as this browser was told. */
  history = $state.raw<HappenedInfo[]>([]);
  shown = $state(-1);
  readonly talk = new TableTalk();
  readonly live = new TableLive(
    (message) => this.socket.send(message),
    () => this.view?.seat ?? -1,
    (late) => toast(t('line-too-long', { late })),
  );

  private nonces: Record<string, string> = {}; // by match
  private chronicle = new Chronicle();
  private unanswered = new Unanswered();
  private reconnected = false;
  private readonly socket: TableSocket;

  constructor(
    readonly id: string,
    private quick: string | null,
  ) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const address = () =>
      `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/socket?language=${language()}`;
    this.socket = new TableSocket(address, { heard: (m) => this.hear(m), changed: (s) => this.change(s) });
    this.socket.connect();
  }

  get match(): MatchInfo | null {
    return this.frame?.match ?? null;
  }

  /** The seat of mine on the screen, if I have one. */
  get view(): SeatView | undefined {
    return this.match?.mine.find((one) => one.seat === this.shown);
  }

  connectNow = (): void => this.socket.connect();

  leave(): void {
    this.socket.close();
  }

  say(message: ClientMessage): void {
    if (!this.socket.send(message)) toast(t('not-connected'));
  }

  /** From now on refusals come in this language. */
  speak(): void {
    this.socket.send({ type: 'speak', language: language() });
  }

  /** The move goes out, now or as soon as the connection is back. */
  play = (move: string): void => {
    if (!this.view || !this.match) return;
    const made = { type: 'play', seat: this.view.seat, question: this.view.question, move } as const;
    this.unanswered.made(this.match.id, made);
    if (!this.socket.send(made)) toast(t('kept-for-later'));
  };

  takeBack = (): void => {
    if (this.view) this.say({ type: 'takeback', seat: this.view.seat, question: this.view.question });
  };

  private change(status: Status): void {
    this.status = status;
    if (status === 'open') this.reconnected = true;
  }

  private hear(message: ServerMessage): void {
    if (message.type === 'frame') return this.see(message);
    if (message.type === 'said') return this.talk.hear(message);
    if (message.type === 'clock') return this.live.measured(message);
    if (message.type === 'hands') return this.live.seen(message);
    this.unanswered.settle();
    if (message.name === GONE) {
      this.gone = true;
      this.socket.close();
    } else toast(message.sentence);
  }

  private see(frame: Frame): void {
    this.remember(frame.match);
    this.live.ask(frame.match);
    this.frame = frame;
    if (frame.match) this.shown = seatToShow(frame.match.mine, this.shown);
    this.addNonce(frame);
    this.sayAgain(frame.match);
    if (this.quick) this.setUp(frame, this.quick);
  }

  /** What the lost connection swallowed is said again, if it is still being waited for. */
  private sayAgain(match: MatchInfo | null): void {
    const move = this.unanswered.stillAsked(match);
    if (this.reconnected && move) this.socket.send(move);
    this.reconnected = false;
  }

  private remember(match: MatchInfo | null): void {
    this.chronicle.hear(match);
    this.history = this.chronicle.history;
    this.happened = this.chronicle.happened;
  }

  /** What this browser gave to the chance of a match, as long as it stays open. */
  nonceOf(match: string): string | undefined {
    return this.nonces[match];
  }

  /** The share of chance of whoever sits here, once per match, after its commitment has been shown. */
  private addNonce({ table, match }: Frame): void {
    if (!match || table.stage !== 'starting' || !table.seats.some((seat) => seat.mine)) return;
    const known = this.nonces[match.id];
    const nonce = known ?? hexadecimal(crypto.getRandomValues(new Uint8Array(16)));
    this.nonces[match.id] = nonce;
    if (!known) this.socket.send({ type: 'nonce', match: match.id, nonce });
  }

  private setUp(frame: Frame, level: string): void {
    this.quick = null;
    for (const message of quickStart(frame.table, level)) this.socket.send(message);
  }
}

const hexadecimal = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
