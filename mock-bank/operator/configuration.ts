import { join, resolve } from "node:path";
import * as z from "zod/mini";
import { defaultSettings, type Settings } from "../core/settings";
import { databaseIn } from "../database/explain-connection";
import type { PostgresLimits } from "../database/postgres";
import { addressesIn } from "../database/primary";
import { codeRules, RESEND_SPACING_SECONDS } from "../limits/limits";
import type { SharedSettings } from "../opening/shared-settings";
import { fullCost, type PasswordCost, trivialCost } from "../session/passwords";
import { projectFolder as root } from "../system/project-folder";
import { misspeltNames } from "./misspelt-names";
import { readTrustedProxies, type TrustedProxies } from "./trusted-proxies";

/** The bank's database: in memory, in a folder, or on a PostgreSQL server. */
export type StoreChoice =
  | { readonly kind: "memory" }
  | { readonly kind: "folder"; readonly folder: string }
  | {
      readonly kind: "server";
      readonly url: string;
      /** URL for migrations, with the role that owns the tables. */
      readonly ownerUrl?: string | undefined;
      readonly limits?: Partial<PostgresLimits>;
    };

/**
 * The configuration of one bank process. `readConfiguration` reads it from the environment; tests write it directly.
 */
export type Configuration = {
  /** 0: any free port. */
  readonly port: number;
  readonly host: string;
  readonly store: StoreChoice;
  readonly apiBasePath: string;
  /** base64url of 32 bytes (`contract/cipher.ts`). */
  readonly payloadSecret: string;
  /** False: bodies and answers are not encrypted. */
  readonly isEncrypted: boolean;
  /** Absent: a training bank generates a token at its start, and a production bank has no control API. */
  readonly controlToken: string | undefined;
  /** Absent: only the control token opens `/metrics`. */
  readonly metricsToken?: string | undefined;
  readonly isProduction: boolean;
  /** Whether the client sends figures of its speed and its failures. */
  readonly hasFieldFigures: boolean;
  /** Milliseconds after SIGTERM in which the bank still serves calls and answers 503 on `/readyz` so that proxies leave it. */
  readonly unreadyMs: number;
  /** Whether customers reach the bank by https, through a proxy. */
  readonly isHttps: boolean;
  /** Whether the bank answers the other computers of a training room by https, with a certificate of its own. */
  readonly isForRoom: boolean;
  /** Absent: no proxy is trusted, and in production requests with forwarding headers are refused. */
  readonly trustProxy?: TrustedProxies | undefined;
  /** Whether calls before sign-in and requests for codes are limited. */
  readonly isLimited: boolean;
  readonly passwordCost: PasswordCost;
  readonly logLevel: string;
  /** `smtp://…`: also sends the e-mails of the outbox. Contains a password and must not be logged. */
  readonly smtpUrl?: string | undefined;
  /** Also sends the SMS of the outbox, through a gateway (`mail/sms-gateway.ts`). The key signs them. */
  readonly sms?: { readonly url: string; readonly key: string } | undefined;
  /** The built client. */
  readonly clientFolder: string;
  /** The built pages of the trainers. */
  readonly consoleFolder: string;
  /** The report of the last acceptance run. */
  readonly reportsFolder: string;
  /** A file with the client's configuration, if the client's bank is not this one; see docs/real-bank.md. */
  readonly clientConfiguration?: string | undefined;
  readonly settings: Settings;
};

/** Public, only for training, and refused in production. */
const TRAINING_SECRET = Buffer.from("asempa-bank-training-payload-key").toString("base64url");
const DRAIN_SECONDS_IN_PRODUCTION = 5;
const LOOPBACK = new Set(["127.0.0.1", "::1", "localhost"]);
const PLAIN_HTTP =
  "In production customers come by https: set PUBLIC_URL to the https address of what stands before the bank, or HOST to 127.0.0.1.";
const PLAIN_ADDRESS =
  "In production customers come by https: PUBLIC_URL must be https. Set it to the address of what stands before the bank.";
const ONE_TOKEN =
  "CONTROL_TOKEN and METRICS_TOKEN are the same, so the one that only reads metrics would open the books too: change one of them.";
const ONLY_OWNER =
  "DATABASE_URL is missing: set it to the address of the bank's own role, or remove MIGRATION_DATABASE_URL.";
const NO_DATABASE =
  "A bank in production needs a database that is named: set DATABASE_URL to a PostgreSQL server, or DATA_DIR to the " +
  "folder of an embedded database.";
const TWO_DATABASES =
  "DATABASE_URL and DATA_DIR are both set, and name two databases: remove DATA_DIR to use the server, or DATABASE_URL " +
  "to use the embedded database.";
const PROXY_UNKNOWN =
  "A bank in production behind https must know its proxy: set TRUST_PROXY to the number of proxies or to their addresses " +
  "(see docs/operations.md), or to none if customers' addresses are not forwarded and limits may count all of them as one.";

/** Values of variables that weaken a bank so that tests run fast; refused in production. */
const TEST_SWITCHES = { PASSWORD_COST: "trivial", LIMITS: "off" } as const;

export const defaultConfiguration: Configuration = {
  port: 4000,
  host: "127.0.0.1",
  store: { kind: "folder", folder: join(root, ".data") },
  apiBasePath: "/corporate-banking/api",
  payloadSecret: TRAINING_SECRET,
  isEncrypted: true,
  controlToken: undefined,
  isProduction: false,
  unreadyMs: 0,
  hasFieldFigures: false,
  isHttps: false,
  isForRoom: false,
  isLimited: true,
  passwordCost: fullCost,
  logLevel: "warn",
  clientFolder: join(root, "dist"),
  consoleFolder: join(root, "dist-console"),
  reportsFolder: join(root, "reports"),
  settings: { ...defaultSettings, codes: { ...codeRules, resendSpacingSeconds: RESEND_SPACING_SECONDS } },
};

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

const ENCODED = "with @ : / # ? % in names and passwords percent-encoded (%40 %3A %2F %23 %3F %25)";

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
  CONTROL_TOKEN: "16 characters or more",
  METRICS_TOKEN: "16 characters or more",
  PUBLIC_URL: "an address such as https://bank.example",
  PASSWORD_COST: "full or trivial",
  SMTP_URL: `smtp://user:password@host:port or smtps://…, ${ENCODED}`,
  SMS_URL: `https://gateway/path, ${ENCODED}, together with SMS_KEY`,
  SMS_KEY: "16 characters or more, together with SMS_URL",
  LOG_LEVEL: "trace, debug, info, warn, error, fatal or silent",
  DRAIN_SECONDS: "a number of seconds from 0 to 60",
  SESSION_TIMEOUT_SECONDS: "a number of seconds",
};

const logLevels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;
const switched = z.optional(z.enum(["on", "off"]));
/** Digits only: JavaScript also reads `0x10` and `1e3` as numbers. */
const digits = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.coerce.number<string>());
const seconds = z.optional(z.pipe(digits, z.number().check(z.positive())));
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
  CONTROL_TOKEN: z.optional(z.string().check(z.minLength(16))),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16))),
  NODE_ENV: z.optional(z.enum(["production", "development", "test"])),
  TRUST_PROXY: z.optional(z.string()),
  PUBLIC_URL: z.optional(z.string().check(z.regex(/^https?:\/\//), z.refine(canBeRead))),
  PASSWORD_COST: z.optional(z.enum(["full", "trivial"])),
  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\/[^/]+/), z.refine(canBeRead))),
  SMS_URL: z.optional(z.string().check(z.regex(/^https?:\/\//), z.refine(canBeRead))),
  SMS_KEY: z.optional(z.string().check(z.minLength(16))),
  LOG_LEVEL: z.optional(z.enum(logLevels)),
  DRAIN_SECONDS: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(60))),
  SESSION_TIMEOUT_SECONDS: seconds,
  CLIENT_CONFIGURATION: z.optional(z.string()),
});

export const variableNames: readonly string[] = Object.keys(environment.shape);

/** In production, the start and the end of the bank are logged too. */
export const logLevelOf = ({ LOG_LEVEL, NODE_ENV }: NodeJS.ProcessEnv): string =>
  logLevels.find((level) => level === LOG_LEVEL) ??
  (NODE_ENV === "production" ? "info" : defaultConfiguration.logLevel);

/**
 * Reads the variables that mock-bank/README.md lists; an empty one counts as unset.
 * @throws with a message for the operator
 */
export function readConfiguration(variables: NodeJS.ProcessEnv): Configuration {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const given = environment.safeParse(set);
  if (!given.success) {
    const names = new Set(given.error.issues.map(({ path }) => String(path[0])));
    const lines = [...names].map((name) => `  ${name} must be ${expected[name] ?? "another value"}`);
    throw new Error(["These variables have no usable value (see mock-bank/README.md):", ...lines].join("\n"));
  }
  const { data } = given;
  const isProduction = data.NODE_ENV === "production";
  const isHttps = data.PUBLIC_URL?.startsWith("https:") ?? false;
  const base = defaultConfiguration;
  refuseMisspelt(set);
  if (isProduction) {
    refuseTestSwitches(data);
    refuseMissingSecrets(data);
  }
  if (data.MIGRATION_DATABASE_URL && !data.DATABASE_URL) throw new Error(ONLY_OWNER);
  if (isProduction && !data.DATABASE_URL && !data.DATA_DIR) throw new Error(NO_DATABASE);
  if (isProduction && data.DATABASE_URL && data.DATA_DIR) throw new Error(TWO_DATABASES);
  if (isProduction && !isHttps && !isOnlyHere(data.PUBLIC_URL, data.HOST ?? base.host))
    throw new Error(data.PUBLIC_URL ? PLAIN_ADDRESS : PLAIN_HTTP);
  if (data.CONTROL_TOKEN && data.CONTROL_TOKEN === data.METRICS_TOKEN) throw new Error(ONE_TOKEN);
  if (isProduction && isHttps && data.TRUST_PROXY === undefined) throw new Error(PROXY_UNKNOWN);
  const isLimited = data.LIMITS !== "off";
  return {
    ...base,
    port: data.PORT ?? base.port,
    host: data.HOST ?? base.host,
    store: storeOf(data.DATABASE_URL, data.MIGRATION_DATABASE_URL, data.DATA_DIR),
    apiBasePath: data.API_BASE_PATH ?? base.apiBasePath,
    payloadSecret: data.PAYLOAD_SECRET ?? base.payloadSecret,
    isEncrypted: data.CIPHER !== "off",
    controlToken: data.CONTROL_TOKEN,
    metricsToken: data.METRICS_TOKEN,
    isProduction,
    unreadyMs: (data.DRAIN_SECONDS ?? (isProduction ? DRAIN_SECONDS_IN_PRODUCTION : 0)) * 1000,
    hasFieldFigures: data.FIELD_FIGURES === "on",
    isHttps,
    isForRoom: !isProduction && data.PUBLIC_URL === undefined && !LOOPBACK.has(data.HOST ?? base.host),
    trustProxy: data.TRUST_PROXY === undefined ? undefined : readTrustedProxies(data.TRUST_PROXY),
    isLimited,
    passwordCost: data.PASSWORD_COST === "trivial" ? trivialCost : fullCost,
    logLevel: logLevelOf(variables),
    smtpUrl: data.SMTP_URL,
    sms: smsOf(data.SMS_URL, data.SMS_KEY),
    clientConfiguration: data.CLIENT_CONFIGURATION,
    settings: {
      ...base.settings,
      codeKey: data.CODE_KEY ?? base.settings.codeKey,
      areMessagesSealed: isProduction,
      ways: isProduction ? waysOf(data.SMS_URL, data.SMTP_URL) : base.settings.ways,
      publicUrl: data.PUBLIC_URL,
      papersUrl: data.PUBLIC_URL && new URL(data.PUBLIC_URL).origin,
      codes: isLimited ? base.settings.codes : withoutLimits,
      complaints: isLimited ? base.settings.complaints : complaintsWithoutLimits(base.settings.complaints),
      sessionTimeoutSeconds: data.SESSION_TIMEOUT_SECONDS ?? base.settings.sessionTimeoutSeconds,
    },
  };
}

/** Whether the bank is reached only from this computer. */
const isOnlyHere = (publicUrl: string | undefined, host: string): boolean =>
  LOOPBACK.has(host) && (publicUrl === undefined || LOOPBACK.has(new URL(publicUrl).hostname));

function smsOf(url: string | undefined, key: string | undefined): Configuration["sms"] {
  if (url && key) return { url, key };
  if (url || key) throw new Error(`${url ? "SMS_KEY" : "SMS_URL"} is missing: SMS are signed, so set both or neither.`);
  return undefined;
}

/** Without any way out, which each start announces, the texts name both. */
const waysOf = (smsUrl: string | undefined, smtpUrl: string | undefined): Settings["ways"] =>
  smsUrl || smtpUrl ? { sms: smsUrl !== undefined, email: smtpUrl !== undefined } : defaultSettings.ways;

function refuseMisspelt(variables: NodeJS.ProcessEnv): void {
  const lines = misspeltNames(Object.keys(variables), variableNames).map(
    ([name, meant]) => `  ${name} is unknown. Rename it to ${meant}, or remove it.`,
  );
  if (lines.length > 0)
    throw new Error(["These variables look misspelt (see mock-bank/README.md):", ...lines].join("\n"));
}

/** Processes with different secrets would not understand each other's customers. */
function refuseMissingSecrets({
  PAYLOAD_SECRET,
  CODE_KEY,
}: {
  readonly [name in "PAYLOAD_SECRET" | "CODE_KEY"]?: string | undefined;
}): void {
  const { payloadSecret, settings } = defaultConfiguration;
  const missing = [
    ...(PAYLOAD_SECRET === undefined || PAYLOAD_SECRET === payloadSecret ? ["PAYLOAD_SECRET"] : []),
    ...(CODE_KEY === undefined || CODE_KEY === settings.codeKey ? ["CODE_KEY"] : []),
  ];
  if (missing.length === 0) return;
  throw new Error(
    `A bank in production needs secrets of its own: set ${missing.join(" and ")}, the same in all its processes. ` +
      "Each is printed by: node -e 'console.log(crypto.randomBytes(32).toString(\"base64url\"))'",
  );
}

function refuseTestSwitches(given: { readonly [name in keyof typeof TEST_SWITCHES]?: string | undefined }): void {
  const found = Object.entries(TEST_SWITCHES)
    .filter(([name, value]) => given[name as keyof typeof TEST_SWITCHES] === value)
    .map((each) => each.join("="));
  if (found.length === 0) return;
  const [are, them] = found.length === 1 ? ["is", "it"] : ["are", "them"];
  throw new Error(
    `${found.join(" and ")} ${are} for tests and refused in production (NODE_ENV=production): remove ${them}.`,
  );
}

/** Lifts the limits on requests for codes in tests. Wrong codes remain limited. */
export const withoutLimits: Settings["codes"] = {
  ...codeRules,
  resendSpacingSeconds: 0,
  perMinuteMax: Number.POSITIVE_INFINITY,
  perDayMax: Number.POSITIVE_INFINITY,
  unknownDevices: {
    perMinuteMax: Number.POSITIVE_INFINITY,
    perHourMax: Number.POSITIVE_INFINITY,
    perDayMax: Number.POSITIVE_INFINITY,
  },
};

const complaintsWithoutLimits = ({ ofDevice }: Settings["complaints"]): Settings["complaints"] => ({
  ofDevice,
  ofUser: Number.POSITIVE_INFINITY,
  ofAddress: Number.POSITIVE_INFINITY,
  ofStrangers: Number.POSITIVE_INFINITY,
});

function storeOf(url: string | undefined, ownerUrl: string | undefined, folder: string | undefined): StoreChoice {
  if (url) return { kind: "server", url, ownerUrl };
  if (folder === ":memory:") return { kind: "memory" };
  return folder ? { kind: "folder", folder } : defaultConfiguration.store;
}

/** Returns where a bank is, such as "the database bank at 127.0.0.1:5432" or "/var/lib/bank". */
export function placeOf(store: StoreChoice): string {
  switch (store.kind) {
    case "memory":
      return "memory, which ends with the process";
    case "folder":
      return resolve(store.folder);
    case "server":
      return databaseIn(store.url);
  }
}

export const sharedSettingsOf = (configuration: Configuration): SharedSettings => ({
  NODE_ENV: configuration.isProduction ? "production" : "training",
  CODE_KEY: configuration.settings.codeKey,
  PAYLOAD_SECRET: configuration.payloadSecret,
  CIPHER: configuration.isEncrypted ? "on" : "off",
  API_BASE_PATH: configuration.apiBasePath,
});
