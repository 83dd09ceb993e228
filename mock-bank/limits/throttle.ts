import { TokenBuckets } from "./token-buckets";

/** Signed-out calls of one address a minute: a class of 300 behind one address needs 900 to sign in. */
export const STRANGER_MAX = 2400;
/** Tighter limits by user name, device and address. Guesses with changing device ids are limited by `session/guess-limits.ts`. */
export const perMinute: Readonly<Record<string, number>> = {
  "session.authenticate": 10,
  "otp.sendSignedOut": 10,
  "otp.verify": 30,
  "session.validateUsername": 10,
  "otp.verifyForgotPassword": 30,
  "session.resetDefaultPassword": 10,
  "csp-reports": 60,
  "field-figures": 60,
};
/**
 * Calls of a signed-in user per minute, by feature: far above what the client sends, also for a pasted list of payees.
 */
const features = [
  {
    max: 1200,
    calls: ["lookups.account", "lookups.accountAtOtherBank", "mobileMoney.walletName", "prepaidCard.customer"],
  },
  { max: 30, calls: ["bulkTransfers.upload", "mobileMoney.upload", "prepaidCard.upload"] },
  {
    max: 120,
    calls: [
      "statements.statement",
      "statements.forBooks",
      "payments.receipt",
      "reports.download",
      "reports.paymentAdvice",
      "reports.downloadActivity",
    ],
  },
] as const;
const featureOf = new Map<string, (typeof features)[number]>(
  features.flatMap((feature) => feature.calls.map((call) => [call, feature] as const)),
);

/** The caller, as far as known before sign-in. */
export type Subject = { readonly address: string; readonly deviceId: string; readonly username: string };

const aMinute = (max: number) => ({ burst: max, perMinute: max });
const ONCE_A_MINUTE = aMinute(1);

/** Counts the limited calls of this process. */
export class Throttle {
  private readonly addresses = new TokenBuckets();
  private readonly subjects = new TokenBuckets();
  private readonly users = new TokenBuckets();
  private readonly logged = new TokenBuckets();

  /** Whether this signed-out call is one too many. */
  exceeds(call: string, { address, deviceId, username }: Subject): boolean {
    // The address is counted first: an address that has used up its calls cannot make this process remember more
    // subjects.
    if (!this.addresses.use(address, aMinute(STRANGER_MAX))) return true;
    const limit = perMinute[call];
    return limit !== undefined && !this.subjects.use(`${call} ${address} ${deviceId} ${username}`, aMinute(limit));
  }

  /**
   * Whether a signed-in user exceeds the limit. Each feature has its own limit: a user over the limit for look-ups can
   * still pay.
   */
  exceedsFor(userId: string, call: string): boolean {
    const feature = featureOf.get(call);
    return feature !== undefined && !this.users.use(`${feature.calls[0]} of ${userId}`, aMinute(feature.max));
  }

  /** Whether to log a refusal: only the first of its kind in a minute, so that a flood does not fill the log. */
  isNews(call: string, subject: string): boolean {
    return this.logged.use(`${call} ${subject}`, ONCE_A_MINUTE);
  }
}
