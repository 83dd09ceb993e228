import type { Logger } from "./log";

/** A bank that serves calls. */
type Running = { close(): Promise<void>; readonly drainMs: number };
type Around = {
  readonly log: Logger;
  /** Whether the log says that the process ended in order; in training, people see it. */
  readonly isLogged: boolean;
  readonly exit: (status: number) => void;
};

/** With the drain of a production bank, five seconds, less than systemd's `TimeoutStopSec` of 20. */
const PATIENCE_MS = 14_000;
/** A terminal and npm's shell both pass on one Ctrl-C, so a signal this soon after the first is the same one. */
const SAME_SIGNAL_MS = 1_000;

/**
 * Ends the process after a signal, at the latest {@link PATIENCE_MS} after the drain. A process that is still starting,
 * or runs a command, ends immediately: uncommitted work has not happened. Its signals need a handler too, because the first
 * process of a container ignores signals without one.
 */
export class Ending {
  private running: Running | undefined;
  private endingSince: number | undefined;

  constructor(private readonly around: Around) {}

  /** From now on, a signal closes this one first. */
  started(running: Running): void {
    this.running = running;
  }

  /** A second signal, not an echo of the first one, does not wait any more. */
  on(signal: NodeJS.Signals): void {
    const { log, exit, isLogged } = this.around;
    const { running, endingSince } = this;
    const isEnding = endingSince !== undefined;
    if (isEnding && performance.now() - endingSince < SAME_SIGNAL_MS) return;
    this.endingSince ??= performance.now();
    if (isEnding || !running) {
      log.warn({ event: "ended", signal }, isEnding ? "The bank was ended while it closed" : "Ended before the start");
      exit(1);
      return;
    }
    setTimeout(() => {
      log.fatal({ event: "end_forced", signal }, "Something did not end in time, so the process ends without it");
      exit(1);
    }, running.drainMs + PATIENCE_MS).unref();
    running.close().then(
      () => {
        if (isLogged) log.info({ event: "ended", signal }, "The bank has ended");
        exit(0);
      },
      (error: unknown) => {
        log.fatal({ error }, "The bank did not end in order");
        exit(1);
      },
    );
  }
}
