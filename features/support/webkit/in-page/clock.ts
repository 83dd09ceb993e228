type Timer = { due: number; readonly run: () => void; readonly every: number | undefined; alarm: number };

/**
 * Puts the page's clock ahead of the computer's and lets it jump. A jump runs each timer that has become due once, as
 * after a laptop has slept.
 */
export class Clock {
  private readonly timers = new Map<number, Timer>();
  private readonly real = { setTimeout: window.setTimeout.bind(window), now: performance.now.bind(performance) };
  private jumped = 0;
  private last = 0;

  /** @param ahead milliseconds before the computer's clock, at the load of the page */
  constructor(ahead: number) {
    const now = () => ahead + this.jumped + RealDate.now();
    const RealDate = Date;
    globalThis.Date = new Proxy(RealDate, {
      construct: (real, given, called) => Reflect.construct(real, given.length > 0 ? given : [now()], called),
      apply: () => new RealDate(now()).toString(),
      get: (real, name) => (name === "now" ? now : Reflect.get(real, name)),
    });
    performance.now = () => this.monotonic();
    const start =
      (repeats: boolean) =>
      (run: TimerHandler, wait?: number, ...given: unknown[]) =>
        this.start(() => (typeof run === "function" ? run(...given) : undefined), wait ?? 0, repeats);
    Object.assign(window, { setTimeout: start(false), setInterval: start(true) });
    window.clearTimeout = window.clearInterval = (id) => this.stop(Number(id));
  }

  jump(milliseconds: number): void {
    this.jumped += milliseconds;
    const due = [...this.timers].filter(([, timer]) => timer.due <= this.monotonic());
    for (const [id] of due.sort(([, one], [, other]) => one.due - other.due)) this.fire(id);
    for (const [id, timer] of this.timers) this.arm(id, timer);
  }

  private monotonic(): number {
    return this.real.now() + this.jumped;
  }

  private start(run: () => void, wait: number, repeats: boolean): number {
    const id = ++this.last;
    this.arm(id, { run, due: this.monotonic() + wait, every: repeats ? Math.max(wait, 1) : undefined, alarm: 0 });
    return id;
  }

  private stop(id: number): void {
    clearAlarm(this.timers.get(id)?.alarm);
    this.timers.delete(id);
  }

  private arm(id: number, timer: Timer): void {
    clearAlarm(timer.alarm);
    timer.alarm = this.real.setTimeout(() => this.fire(id), timer.due - this.monotonic());
    this.timers.set(id, timer);
  }

  private fire(id: number): void {
    const timer = this.timers.get(id);
    if (!timer) return;
    this.stop(id);
    if (timer.every !== undefined) this.arm(id, { ...timer, due: this.monotonic() + timer.every });
    timer.run();
  }
}

const clearAlarm: (alarm: number | undefined) => void = clearTimeout.bind(window);
