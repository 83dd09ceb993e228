/** What a stranger may do a minute; nobody who uses the client as it is meant gets near. */
const STRANGER_MAX = 600;
/** Tighter ones: guessing passwords and codes. By user name and device, so that nobody can lock somebody else out. */
const perMinute: Readonly<Record<string, number>> = {
  "session.authenticate": 10,
  "otp.sendSignedOut": 10,
  "otp.verify": 30,
  "session.validateUsername": 10,
  "otp.verifyForgotPassword": 30,
  "session.resetDefaultPassword": 10,
  "csp-reports": 60,
};
/** What somebody signed in may do a minute, feature by feature: far above what fingers and the client ask for, a pasted list of payees included. */
const features = [
  {
    max: 1200,
    calls: ["lookups.account", "lookups.accountAtOtherBank", "mobileMoney.walletName", "prepaidCard.customer"],
  },
  { max: 30, calls: ["bulkTransfers.upload", "mobileMoney.upload", "prepaidCard.upload"] },
  { max: 120, calls: ["statements.statement", "payments.receipt", "reports.download", "reports.paymentAdvice"] },
] as const;
const featureOf = new Map<string, (typeof features)[number]>(
  features.flatMap((feature) => feature.calls.map((call) => [call, feature] as const)),
);
const MINUTE_MS = 60_000;
const SUBJECTS_MAX = 100_000;

/** Who calls, as far as it is known before sign-in. */
export type Subject = { readonly address: string; readonly deviceId: string; readonly username: string };

/** Counts the calls of this process that are limited, by the minute of the computer's clock. */
export class Throttle {
  private counts = new Map<string, number>();
  private minute = 0;

  /** Whether this call of a stranger is one too many. */
  exceeds(call: string, { address, deviceId, username }: Subject): boolean {
    this.turn(Math.floor(Date.now() / MINUTE_MS));
    const limit = perMinute[call];
    const isStorm = this.count(address) > STRANGER_MAX;
    return isStorm || (limit !== undefined && this.count(`${call} ${address} ${deviceId} ${username}`) > limit);
  }

  /** The same of somebody signed in, by what the call is for: who looks up too much can still pay. */
  exceedsFor(userId: string, call: string): boolean {
    const feature = featureOf.get(call);
    if (!feature) return false;
    this.turn(Math.floor(Date.now() / MINUTE_MS));
    return this.count(`${feature.calls[0]} of ${userId}`) > feature.max;
  }

  private turn(minute: number): void {
    if (minute === this.minute && this.counts.size < SUBJECTS_MAX) return;
    this.minute = minute;
    this.counts = new Map();
  }

  private count(subject: string): number {
    const count = (this.counts.get(subject) ?? 0) + 1;
    this.counts.set(subject, count);
    return count;
  }
}
