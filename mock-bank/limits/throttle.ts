import { callLimits } from "./limits";
import { TokenBuckets } from "./token-buckets";

type Feature = (typeof callLimits.ofUser)[number];
const featureOf = new Map<string, Feature>(
  callLimits.ofUser.flatMap((feature) => feature.calls.map((call) => [call, feature] as const)),
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
    if (!this.addresses.use(address, aMinute(callLimits.ofAddress))) return true;
    const ofAddress = callLimits.ofStrangerAddress[call];
    if (ofAddress !== undefined && !this.addresses.use(`${call} ${address}`, aMinute(ofAddress))) return true;
    const limit = callLimits.ofStranger[call];
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

  /** Whether a call with the key of a trainee is one too many; a lesson that begins makes a company. */
  exceedsForTrainee(key: string, address: string, isBeginning: boolean): boolean {
    const { calls, begins, ofAddress } = callLimits.ofTrainee;
    if (!this.addresses.use(`trainees at ${address}`, aMinute(ofAddress))) return true;
    if (!this.subjects.use(`calls of trainee ${key}`, aMinute(calls))) return true;
    return isBeginning && !this.subjects.use(`lessons of trainee ${key}`, aMinute(begins));
  }

  /** Whether to log a refusal: only the first of its kind in a minute, so that a flood does not fill the log. */
  isNews(call: string, subject: string): boolean {
    return this.logged.use(`${call} ${subject}`, ONCE_A_MINUTE);
  }
}
