import * as z from "zod/mini";
import { addressesIn } from "../database/primary";
import { sessionLimits } from "../limits/limits";
import { misspeltNames } from "./misspelt-names";

const LOOPBACK = new Set(["127.0.0.1", "::1", "[::1]", "localhost"]);
/** Whether only programs of this computer reach the host. */
export const isLoopback = (host: string): boolean => LOOPBACK.has(host);

const isAddress = (text: string): boolean => addressesIn(text).every(canBeRead);

/** Whether an address can be parsed, with its user name and password. */
function canBeRead(text: string): boolean {
  try {
    const { username, password } = new URL(text);
    return decodeURIComponent(username + password) !== "%";
  } catch {
    return false;
  }
}

const hasNoPassword = (text: string): boolean => canBeRead(text) && new URL(text).username === "";

const isOrigin = (text: string): boolean => {
  if (!hasNoPassword(text)) return false;
  const { pathname, search, hash } = new URL(text);
  return `${pathname}${search}${hash}` === "/";
};

const ENCODED = "with @ : / # ? % in names and passwords percent-encoded (%40 %3A %2F %23 %3F %25)";

const OF_A_HEADER = "all of ASCII, because a header carries it";

/** The expected value of each variable that can be wrong, as the operator reads it. */
const expected: Readonly<Record<string, string>> = {
  NODE_ENV: "production, development or test",
  PORT: "a number from 0 to 65535",
  DATABASE_URL: `postgres://role:password@host:5432/database, ${ENCODED}`,
  MIGRATION_DATABASE_URL: `postgres://owner:password@host:5432/database, ${ENCODED}`,
  API_BASE_PATH: "a path such as /corporate-banking/api",
  PAYLOAD_SECRET: "43 characters of base64url, which are 32 bytes",
  CODE_KEY: "32 characters or more",
  CIPHER: "on or off",
  LIMITS: "on or off",
  FIELD_FIGURES: "on or off",
  CONTROL_TOKEN: `16 characters or more, ${OF_A_HEADER}`,
  METRICS_TOKEN: `16 characters or more, ${OF_A_HEADER}`,
  PUBLIC_URL: "an address such as https://bank.example, without a path and a password",
  PASSWORD_COST: "full or trivial",
  SMTP_URL: `smtp://user:password@host:port or smtps://…, ${ENCODED}`,
  SUPPORT_MAILBOX: "an e-mail address such as help@bank.example",
  SMS_URL: "https://gateway/path, without a user name and a password, because SMS_KEY signs each message",
  SMS_KEY: "16 characters or more, together with SMS_URL",
  LOG_LEVEL: "trace, debug, info, warn, error, fatal or silent",
  DRAIN_SECONDS: "a number of seconds from 0 to 60",
  SESSION_TIMEOUT_SECONDS: `a number of seconds from 61 (the client warns a minute before) to ${sessionLimits.lifeSeconds} (no session is longer)`,
};

const logLevels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;
/** The client warns its user a minute before the end of a session. */
const SESSION_SECONDS_MIN = 61;
const switched = z.optional(z.enum(["on", "off"]));
/** Digits only: JavaScript also reads `0x10` and `1e3` as numbers. */
const digits = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.coerce.number<string>());
const token = z.optional(z.string().check(z.regex(/^[ -~]{16,}$/)));
const databaseUrl = z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//), z.refine(isAddress)));
const environment = z.object({
  PORT: z.optional(z.pipe(digits, z.number().check(z.maximum(65_535)))),
  HOST: z.optional(z.string()),
  DATA_DIR: z.optional(z.string()),
  DATABASE_URL: databaseUrl,
  MIGRATION_DATABASE_URL: databaseUrl,
  API_BASE_PATH: z.optional(z.string().check(z.regex(/^(\/[\w.-]+)+$/))),
  PAYLOAD_SECRET: z.optional(z.string().check(z.regex(/^[\w-]{43}$/))),
  CODE_KEY: z.optional(z.string().check(z.minLength(32))),
  CIPHER: switched,
  LIMITS: switched,
  FIELD_FIGURES: switched,
  CONTROL_TOKEN: token,
  METRICS_TOKEN: token,
  NODE_ENV: z.optional(z.enum(["production", "development", "test"])),
  TRUST_PROXY: z.optional(z.string()),
  PUBLIC_URL: z.optional(z.string().check(z.regex(/^https?:\/\//), z.refine(isOrigin))),
  PASSWORD_COST: z.optional(z.enum(["full", "trivial"])),
  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\/[^/]+/), z.refine(canBeRead))),
  SUPPORT_MAILBOX: z.optional(z.email()),
  SMS_URL: z.optional(z.string().check(z.regex(/^https?:\/\//), z.refine(hasNoPassword))),
  SMS_KEY: z.optional(z.string().check(z.minLength(16))),
  LOG_LEVEL: z.optional(z.enum(logLevels)),
  DRAIN_SECONDS: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(60))),
  SESSION_TIMEOUT_SECONDS: z.optional(
    z.pipe(digits, z.number().check(z.minimum(SESSION_SECONDS_MIN), z.maximum(sessionLimits.lifeSeconds))),
  ),
  CLIENT_CONFIGURATION: z.optional(z.string()),
});

export const variableNames: readonly string[] = Object.keys(environment.shape);

const REMOVE_BLANKS = "remove it. On the file of the variables, sed -i 's/\\r$//' removes line ends of Windows.";

export type Variables = z.output<typeof environment>;

/** In production, the start and the end of the bank are logged too. */
export const logLevelOf = ({ LOG_LEVEL, NODE_ENV }: NodeJS.ProcessEnv): string =>
  logLevels.find((level) => level === LOG_LEVEL) ?? (NODE_ENV === "production" ? "info" : "warn");

/**
 * Reads each variable by itself; an empty one counts as unset.
 * @throws an error for the operator that names the wrong ones
 */
export function readVariables(variables: NodeJS.ProcessEnv): Variables {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const known = variableNames.filter((name) => set[name] !== undefined);
  const blank = known.filter((name) => set[name] !== set[name]?.trim());
  refuse("begin or end with a space, or with a line end of Windows", blank, () => REMOVE_BLANKS);
  const unfilled = known.filter((name) => set[name]?.includes(":...@"));
  refuse("still have the ... of the example", unfilled, () => "set the password in its place.");
  const { data, error } = environment.safeParse(set);
  const wrong = new Set(error?.issues.map(({ path }) => String(path[0])));
  refuse("have no usable value", [...wrong], (name) => `must be ${expected[name] ?? "another value"}`, " ");
  const misspelt = new Map(misspeltNames(Object.keys(set), variableNames));
  refuse(
    "look misspelt",
    [...misspelt.keys()],
    (name) => `is unknown. Rename it to ${misspelt.get(name)}, or remove it.`,
    " ",
  );
  if (!data) throw error;
  return data;
}

function refuse(what: string, names: readonly string[], lineOf: (name: string) => string, separator = ": "): void {
  if (names.length === 0) return;
  const lines = names.map((name) => `  ${name}${separator}${lineOf(name)}`);
  throw new Error([`These variables ${what} (see mock-bank/README.md):`, ...lines].join("\n"));
}
