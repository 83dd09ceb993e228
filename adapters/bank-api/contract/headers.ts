/** The six headers of every request, with the values that never change (specification 1, sections 7 and 9). */
export const fixedHeaders = {
  appVersion: "1.2",
  languageCode: "1",
  countryCode: "1",
  channel: "INTERNET-BANKING",
} as const;
/** Present on every request; `sessionId` is empty before sign-in. */
export const deviceIdHeader = "deviceId";
export const sessionIdHeader = "sessionId";

/** On every confirmed call (extension): the same on a retry of the same action, so that it acts once. */
export const idempotencyKeyHeader = "Idempotency-Key";
/** On the call that asks for a code (extension): what the code will confirm, see `intent.ts`. */
export const intentHeader = "Intent";
