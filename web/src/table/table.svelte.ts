/** One table as this browser sees it: all that frames told, the moment that is on, and everything one can say to it. */
import type { ClientMessage, Frame, Hinted, SeatInfo, ServerMessage } from '../generated/protocol';
import { seatToShow } from '../handover';
import type { Moment, Place } from '../moments/moment';
import { Moments } from '../moments/moments.svelte';
import { see } from '../moments/seen';
import { sound } from '../kit/sound.svelte';
import { YOUR_TURN } from '../kit/sounds';
import { TableSocket, type Status } from '../socket';
import { language, seatName, t } from '../texts.svelte';
import { toast } from '../toasts.svelte';
import { TableClocks } from './clocks.svelte';
import { Assembly, type Known, type KnownMatch } from './assemble';
import { changesOf, type Change } from './changes';
import { TableLive } from './live.svelte';
import { quickStart } from './quick';
import { numberFor, receiptOf, sawHead, witness, type Receipt } from './receipts';
import { Screen } from './screen';
import { TableTalk } from './talk.svelte';
import { Unanswered } from './unanswered';

const GONE = 'unknown-table';
const UNWELCOME = 'no-spectators';

const isAsked = ({ mine }: Moment): boolean => mine.some(({ owes }) => owes);

export class Table {
  frame = $state.raw<Known | null>(null);
  status = $state<Status>('connecting');
  gone = $state(false);
  /** Why I may not be here. */
  unwelcome = $state('');
  /** The seat of mine whose screen it is. */
  shown = $state(-1);
  readonly moments = new Moments({
    seat: () => this.shown,
    on: (moment) => this.draw(moment),
    shown: (moment) => this.hasShown(moment),
  });
  readonly talk = new TableTalk();
  readonly clocks = new TableClocks();
  readonly live = new TableLive(
    (message) => this.socket.send(message),
    () => this.view?.seat ?? -1,
    (late) => toast(t('line-too-long', { late })),
  );

  private readonly screen = new Screen((shown) => this.socket.send(shown));
  private hint = $state.raw<Hinted | null>(null); // the last one that came, until I decide
  /** A teacher thinks about it. */
  thinking = $state(false);

  private numbered = ''; // the match to which this page has given a number
  private assembly = new Assembly();
  private unanswered = new Unanswered();
  private reconnected = false;
  private called = true; // that the table waits for me was heard; who has just come sees it
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

  get match(): KnownMatch | null {
    return this.frame?.match ?? null;
  }

  /** The moment on the screen, if it is one of the match that is played here. */
  get moment(): Moment | null {
    const { now } = this.moments;
    return now?.match === this.match?.id ? now : null;
  }

  /** What I see and may do in this moment, if I have a seat. */
  get view(): Place | undefined {
    return this.moment?.mine.find((one) => one.seat === this.shown);
  }

  /** What a teacher would play in answer to what I am asked, the best first; nothing if nobody asked one. */
  get hinted(): string[] {
    return this.advised?.moves.map(({ move }) => move) ?? [];
  }

  /** Why it would; '' if nobody asked, or does not want to read it any more. */
  get advice(): string {
    return this.advised?.sentence ?? '';
  }

  private get advised(): Hinted | null {
    const { hint, view, match } = this;
    const isMine = hint?.match === match?.id && hint?.seat === view?.seat && hint?.question === view?.question;
    return isMine && view?.owes ? hint : null;
  }

  forgetAdvice = (): void => {
    if (this.hint) this.hint = { ...this.hint, sentence: '' };
  };

  askHint = (): void => {
    if (!this.view?.owes || this.thinking) return;
    this.thinking = this.socket.send({ type: 'hint', seat: this.view.seat, question: this.view.question });
    if (!this.thinking) toast(t('not-connected'));
  };

  connectNow = (): void => this.socket.connect();

  leave(): void {
    this.moments.close();
    this.clocks.stop();
    this.socket.close();
  }

  say(message: ClientMessage): void {
    if (!this.socket.send(message)) toast(t('not-connected'));
  }

  /** From now on refusals come in this language. */
  speak(): void {
    this.socket.send({ type: 'speak', language: language() });
  }

  /** The move goes out, now or as soon as the connection is back. Whoever decides has seen enough of this moment. */
  play = (move: string): void => {
    if (!this.view || !this.moment) return;
    const made = { type: 'play', seat: this.view.seat, question: this.view.question, move } as const;
    if (this.unanswered.waits(this.moment.match, made)) return;
    this.unanswered.made(this.moment.match, made);
    this.hint = null;
    if (!this.socket.send(made)) toast(t('kept-for-later'));
    this.moments.goOn();
  };

  takeBack = (): void => {
    if (this.view) this.say({ type: 'takeback', seat: this.view.seat, question: this.view.question });
  };

  private change(status: Status): void {
    this.status = status;
    this.thinking = false;
    if (status !== 'open') return;
    this.reconnected = true;
    this.numbered = ''; // what was given may have been lost; given again, it changes nothing
    this.screen.reconnect();
  }

  private hear(message: ServerMessage): void {
    if (message.type === 'frame') return this.see(message);
    if (message.type === 'said') return this.talk.hear(message);
    if (message.type === 'hinted') return this.advise(message);
    if (message.type === 'clock') return this.live.measured(message);
    if (message.type === 'hands') return this.live.seen(message);
    this.unanswered.settle();
    this.thinking = false;
    if (message.name === GONE || message.name === UNWELCOME) {
      this.gone = true;
      this.unwelcome = message.name === UNWELCOME ? message.sentence : '';
      this.socket.close();
    } else toast(message.sentence);
  }

  private advise(hint: Hinted): void {
    this.thinking = false;
    this.hint = hint;
  }

  private see(frame: Frame): void {
    const before = this.frame;
    const moments = this.assembly.hear(frame);
    const known = this.assembly.known!;
    if (before && frame.table) this.report(changesOf(before.table, known.table), known.table.seats);
    this.keep(known.match, frame.head);
    this.live.hear(known.match?.id ?? '', frame.match?.clock);
    this.clocks.hear(known.match?.id ?? '', frame.match?.time);
    this.frame = known;
    if (moments.length) this.receive(moments);
    this.screen.see(known.table);
    this.addNonce(known);
    this.sayAgain(known.match?.moment ?? null);
    if (this.quick) this.setUp(known, this.quick);
  }

  private report(changes: Change[], seats: SeatInfo[]): void {
    for (const { told, seat } of changes) toast(t(told, { name: seatName(seat, seats[seat]!) }), 'done');
  }

  /** What the lost connection swallowed is said again, if it is still being waited for. */
  private sayAgain(moment: Moment | null): void {
    const move = this.unanswered.stillAsked(moment);
    if (this.reconnected && move) this.socket.send(move);
    this.reconnected = false;
  }

  /** Moments have come: they are shown one after another, but for those that passed while there was no connection. */
  private receive(moments: Moment[]): void {
    if (this.reconnected) this.moments.catchUp(moments);
    else this.moments.receive(moments);
  }

  /** This moment comes onto the screen. */
  private draw(moment: Moment): void {
    this.shown = seatToShow(moment.mine, this.shown);
    this.called &&= isAsked(moment);
    this.live.ask(moment.clock);
    if (!this.moments.hidden) see(moment);
  }

  /** All of this moment was seen: bots wait for it, and where it was on for a while they need no other pause. That the
   * table has come to wait for me is heard now: first one hears what led to it. */
  private hasShown(moment: Moment): void {
    const followed = this.moments.lasts > 0 ? { followed: true } : {};
    this.screen.show({ type: 'shown', match: moment.match, number: moment.number, ...followed });
    if (isAsked(moment) && !this.called && !moment.clock) sound(YOUR_TURN); // where a race is on, the game has its own sounds
    this.called = isAsked(moment);
  }

  /** What this browser has kept of a match. */
  receiptOf({ id, commitment }: KnownMatch): Receipt {
    return receiptOf(id) ?? { match: id, commitment, nonce: '', heads: [] };
  }

  private keep(match: KnownMatch | null, head: string | undefined): void {
    if (match) witness(match.id, match.commitment);
    if (match && head) sawHead(match.id, head);
  }

  /** The share of chance of whoever sits here, after the match's commitment has been shown and kept. */
  private addNonce({ table, match }: Known): void {
    if (!match || table.stage !== 'starting' || !table.seats.some((seat) => seat.mine)) return;
    if (this.numbered === match.id) return;
    this.numbered = match.id;
    this.socket.send({ type: 'nonce', match: match.id, nonce: numberFor(match.id) });
  }

  private setUp({ table }: Known, level: string): void {
    this.quick = null;
    for (const message of quickStart(table, level)) this.socket.send(message);
  }
}
