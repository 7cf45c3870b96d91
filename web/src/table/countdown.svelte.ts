/** Seconds that go by in a browser: whole ones that are left, from when it was last told. */

export class Countdown {
  /** So many are left; 0 when it is over. */
  left = $state(0);
  private end = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** The house says that so many seconds are left. */
  set(seconds: number): void {
    this.end = performance.now() + 1000 * seconds;
    this.tick();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private tick(): void {
    this.stop();
    const rest = this.end - performance.now();
    this.left = Math.max(0, Math.ceil(rest / 1000));
    if (this.left) this.timer = setTimeout(() => this.tick(), rest - 1000 * (this.left - 1));
  }
}
