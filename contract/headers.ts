/** Four headers of every request, whose values are constant (specification 1, sections 7 and 9). */
export const fixedHeaders = {
  appVersion: "1.2",
  languageCode: "1",
  countryCode: "1",
  channel: "INTERNET-BANKING",
} as const;
/** Two headers of every request; `sessionId` is empty before the sign-in. */
export const deviceIdHeader = "deviceId";
export const sessionIdHeader = "sessionId";

/**
 * Header of every confirmed call (extension). Retries of the same action send the same value, so that the bank executes
 * it once.
 */
export const idempotencyKeyHeader = "Idempotency-Key";
/** Header of the call that requests a code (extension): the action that the code will confirm, see `intent.ts`. */
export const intentHeader = "Intent";
/** Header of every call and every answer (extension): the id by which the log and the traffic name the request. */
export const requestIdHeader = "X-Request-ID";
