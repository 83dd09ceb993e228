/**
 * Classes of PostgreSQL's codes by which it says that it could not take part, and did nothing: connections, transactions it rolled back
 * for others' sake, resources, an operator or a time-out. Beside them a lock waited for in vain, and a transaction that lay idle.
 */
const CLASSES: readonly string[] = ["08", "40", "53", "57"];
const CODES: readonly string[] = ["55P03", "25P03", "25P04"];
const TOO_SLOW = "57014";
/** Node's codes for a server that cannot be reached, or whose connection broke. */
const UNREACHABLE: readonly string[] = [
  ...["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH", "ENOTFOUND", "EAI_AGAIN"],
];
/** What `pg` says without any code: of a connection that broke or was not to be had, in time or at all. */
const WITHOUT_CODE =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (has encountered a connection error|was closed))/;

/** Whether the database was too busy, too slow or away: the same work may succeed a moment later, and nothing is wrong with it. */
export function isUnavailable(error: unknown): boolean {
  const code = codeOf(error);
  if (code === undefined) return error instanceof Error && WITHOUT_CODE.test(error.message);
  return (
    UNREACHABLE.includes(code) || CODES.includes(code) || (code.length === 5 && CLASSES.includes(code.slice(0, 2)))
  );
}

/** A statement that took longer than any may, waiting for locks not counted: it may be so each time. */
export const isTooSlow = (error: unknown): boolean => codeOf(error) === TOO_SLOW;

/** PostgreSQL's "serialization failure" and "deadlock detected": nothing happened, and trying again at once may well succeed. */
export const hasGivenWay = (error: unknown): boolean => ["40001", "40P01"].includes(codeOf(error) ?? "");

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
