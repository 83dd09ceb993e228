import { LruMap } from "./lru-map";

const MINUTE_MS = 60_000;
/**
 * Takes about 20 MB. A forgotten subject has its whole allowance again, so this is far above the number of subjects in
 * a minute.
 */
const SUBJECTS_MAX = 100_000;

type TokenBucket = { readonly left: number; readonly at: number };

/** The largest allowance, and how much of it is renewed per minute. */
export type RateLimit = { readonly burst: number; readonly perMinute: number };

/**
 * Token buckets in the memory of this process. The most recently used subjects are remembered, so a stranger who
 * invents subjects displaces old ones and never the one in use.
 */
export class TokenBuckets {
  private readonly left: LruMap<TokenBucket>;

  constructor(subjectsMax = SUBJECTS_MAX) {
    this.left = new LruMap(subjectsMax);
  }

  /** Uses one of the subject's allowance. Returns false if none is left; then nothing is used. */
  use(subject: string, limit: RateLimit): boolean {
    const now = Date.now();
    const left = this.leftOf(subject, limit, now);
    const isAllowed = left >= 1;
    this.left.set(subject, { left: isAllowed ? left - 1 : left, at: now });
    return isAllowed;
  }

  /** Whether the subject has any allowance left. */
  has(subject: string, limit: RateLimit): boolean {
    return this.leftOf(subject, limit, Date.now()) >= 1;
  }

  private leftOf(subject: string, { burst, perMinute }: RateLimit, now: number): number {
    const before = this.left.get(subject);
    if (!before) return burst;
    const back = (Math.max(0, now - before.at) * perMinute) / MINUTE_MS;
    return Math.min(burst, before.left + back);
  }
}
