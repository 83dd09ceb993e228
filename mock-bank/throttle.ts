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
const MINUTE_MS = 60_000;
const SUBJECTS_MAX = 100_000;

/** Who calls, as far as it is known before sign-in. */
export type Subject = { readonly address: string; readonly deviceId: string; readonly username: string };

/** Counts the signed-out calls of this process by the minute of the computer's clock. */
export class Throttle {
  private counts = new Map<string, number>();
  private minute = 0;

  /** Whether this call is one too many. */
  exceeds(call: string, { address, deviceId, username }: Subject): boolean {
    this.turn(Math.floor(Date.now() / MINUTE_MS));
    const limit = perMinute[call];
    const isStorm = this.count(address) > STRANGER_MAX;
    return isStorm || (limit !== undefined && this.count(`${call} ${address} ${deviceId} ${username}`) > limit);
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
