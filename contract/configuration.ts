import * as z from "zod/mini";

/** The path from which the client reads {@link configuration} once, before its first call. */
export const CONFIGURATION_PATH = "/configuration.json";

/**
 * Everything that the client must know about its bank before the first call. The file is public: every visitor of the
 * page can read it.
 */
export const configuration = z.looseObject({
  /** Prefix of every documented path, such as "/corporate-banking/api". */
  apiBasePath: z.string().check(z.regex(/^(https?:\/\/[^/]+)?(\/[\w.-]+)*$/)),
  /** The cipher's 32 bytes in base64url, see `cipher.ts`. */
  payloadSecret: z.string().check(z.regex(/^[\w-]{43}$/)),
  /** False for a bank that accepts unencrypted bodies, as documented, without `cipher.ts`. Default: true. */
  isEncrypted: z.optional(z.boolean()),
  /** True: the client sends figures of its speed and its failures to `/field-figures` of its own server. */
  hasFieldFigures: z.optional(z.boolean()),
});
export type Configuration = z.output<typeof configuration>;
