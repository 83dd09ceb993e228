/**
 * PostgreSQL error classes that mean the statement was not executed: connection errors, rollbacks due to conflicts,
 * lack of resources, operator intervention and time-outs. In addition the codes for a lock time-out and for idle
 * transactions.
 */
const CLASSES: readonly string[] = ["08", "40", "53", "57"];
const LOCK_TIMEOUT = "55P03";
const CODES: readonly string[] = [LOCK_TIMEOUT, "25P03", "25P04"];
const TOO_SLOW = "57014";
/** Node's codes for a server that cannot be reached, or a broken connection. */
const UNREACHABLE: readonly string[] = [
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
];
/** Messages of `pg` errors without a code: the connection broke or could not be opened in time. */
const WITHOUT_CODE =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (has encountered a connection error|was closed))/;

/** Whether the database was too busy, too slow or unreachable, so that the same work may succeed later. */
export function isUnavailable(error: unknown): boolean {
  const code = codeOf(error);
  if (code === undefined) return error instanceof Error && WITHOUT_CODE.test(error.message);
  return (
    UNREACHABLE.includes(code) || CODES.includes(code) || (code.length === 5 && CLASSES.includes(code.slice(0, 2)))
  );
}

/** Whether a statement exceeded the time limit, waiting for locks excluded. A retry can fail the same way. */
export const isTooSlow = (error: unknown): boolean => codeOf(error) === TOO_SLOW;

/**
 * Whether PostgreSQL reported "serialization failure" or "deadlock detected": nothing was changed, and an immediate
 * retry probably succeeds.
 */
export const isTransactionConflict = (error: unknown): boolean => ["40001", "40P01"].includes(codeOf(error) ?? "");

/** Whether a statement waited for a lock longer than its `lock_timeout`. */
export const isLockTimeout = (error: unknown): boolean => codeOf(error) === LOCK_TIMEOUT;

/** Whether the role of the bank lacks a privilege for the statement, or does not own the table. */
export const isForbidden = (error: unknown): boolean => codeOf(error) === "42501";

/** Whether PostgreSQL, or the embedded database, could not write to a full disk. */
export const isDiskFull = (error: unknown): boolean =>
  codeOf(error) === "53100" || (error instanceof Error && error.message.includes("No space left on device"));

/** PostgreSQL's class "internal error", which includes damaged pages and indexes. */
export const isDamaged = (error: unknown): error is Error =>
  (codeOf(error)?.startsWith("XX") ?? false) && !isDiskFull(error);

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
