/** Says the newest of many, not more often than every so many milliseconds; the last one is always said. */
export class Throttle<T> {
  private next: { said: T } | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly gap: number,
    private readonly say: (said: T) => void,
  ) {}

  tell(said: T): void {
    this.next = { said };
    if (this.timer === undefined) this.sayNext();
  }

  /** Nothing more is said of what was told so far. */
  forget(): void {
    this.next = null;
  }

  private sayNext(): void {
    this.timer = undefined;
    if (!this.next) return;
    const { said } = this.next;
    this.next = null;
    this.timer = setTimeout(() => this.sayNext(), this.gap);
    this.say(said);
  }
}
