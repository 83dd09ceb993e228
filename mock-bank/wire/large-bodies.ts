import { type Refusal, refuse } from "../core/handler";
import { largeBodyLimits } from "../limits/limits";

export type Sender = { readonly userId: string; readonly companyId: string };
type Waiter = { readonly bytes: number; readonly start: () => void };

const OWN_ARE_IN_PROGRESS = refuse("Your other files and bulk payments are still in progress. Please try again later.");
const BUSY = refuse("Too many files and bulk payments are in progress at the moment. Please try again in a minute.");

/**
 * Admits calls with a large body before the body is read, so that their memory is bounded. The others wait unread, in
 * their order.
 */
export class LargeBodies {
  private readonly callsOf = new Map<string, number>();
  private readonly waiters: Waiter[] = [];
  private bytes = 0;

  constructor(private readonly limits: { readonly [Name in keyof typeof largeBodyLimits]: number } = largeBodyLimits) {}

  /** @returns a function to call when the call has been answered; or a refusal, and the body must not be read */
  async admit({ userId, companyId }: Sender, bytes: number): Promise<(() => void) | Refusal> {
    const { perUser, perCompany, waiting } = this.limits;
    const senders = [`user ${userId}`, `company ${companyId}`] as const;
    if (this.countOf(senders[0]) >= perUser || this.countOf(senders[1]) >= perCompany) return OWN_ARE_IN_PROGRESS;
    if (!this.hasRoom(bytes) && this.waiters.length >= waiting) return BUSY;
    for (const sender of senders) this.callsOf.set(sender, this.countOf(sender) + 1);
    const forget = () => {
      for (const sender of senders) this.leave(sender);
    };
    if (!(await this.hasStarted(bytes))) {
      forget();
      return BUSY;
    }
    return () => {
      forget();
      this.bytes -= bytes;
      this.startWaiting();
    };
  }

  private async hasStarted(bytes: number): Promise<boolean> {
    if (this.hasRoom(bytes)) {
      this.bytes += bytes;
      return true;
    }
    return new Promise((resolve) => {
      const waiter = { bytes, start: () => end(true) };
      const timer = setTimeout(() => end(!this.giveUp(waiter)), this.limits.waitMs);
      const end = (hasStarted: boolean) => {
        clearTimeout(timer);
        resolve(hasStarted);
      };
      this.waiters.push(waiter);
    });
  }

  /** Returns whether the call was still waiting. */
  private giveUp(waiter: Waiter): boolean {
    const at = this.waiters.indexOf(waiter);
    if (at >= 0) this.waiters.splice(at, 1);
    return at >= 0;
  }

  private hasRoom(bytes: number): boolean {
    return this.waiters.length === 0 && this.bytes + bytes <= this.limits.bytes;
  }

  private startWaiting(): void {
    for (let next = this.waiters[0]; next && this.bytes + next.bytes <= this.limits.bytes; next = this.waiters[0]) {
      this.waiters.shift();
      this.bytes += next.bytes;
      next.start();
    }
  }

  private countOf(sender: string): number {
    return this.callsOf.get(sender) ?? 0;
  }

  private leave(sender: string): void {
    const rest = this.countOf(sender) - 1;
    if (rest > 0) this.callsOf.set(sender, rest);
    else this.callsOf.delete(sender);
  }
}
