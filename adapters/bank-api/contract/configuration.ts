import * as z from "zod/mini";

/** Where the client reads {@link configuration}, once, before its first call. */
export const CONFIGURATION_PATH = "/configuration.json";

/** What the client must know of its bank before it can speak to it. Public: it is served to whoever opens the page. */
export const configuration = z.looseObject({
  /** Such as "/corporate-banking/api"; every documented path stands below it. */
  apiBasePath: z.string().check(z.regex(/^(https?:\/\/[^/]+)?(\/[\w.-]+)*$/)),
  /** base64url of the cipher's 32 bytes, see `cipher.ts`. */
  payloadSecret: z.string().check(z.regex(/^[\w-]{43}$/)),
  /** Unless false: a bank that takes bodies in clear, as documented, without `cipher.ts`. */
  isEncrypted: z.optional(z.boolean()),
});
export type Configuration = z.output<typeof configuration>;
