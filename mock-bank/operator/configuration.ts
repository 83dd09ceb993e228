import { join, resolve } from "node:path";
import { defaultSettings, type Settings } from "../core/settings";
import { databaseIn } from "../database/explain-connection";
import type { PostgresLimits } from "../database/postgres";
import { codeRules, RESEND_SPACING_SECONDS } from "../limits/limits";
import type { SharedSettings } from "../opening/shared-settings";
import { fullCost, type PasswordCost, trivialCost } from "../session/passwords";
import { projectFolder as root } from "../system/project-folder";
import { refuseContradictions, refuseInProduction } from "./configuration-rules";
import { readTrustedProxies, type TrustedProxies } from "./trusted-proxies";
import { isLoopback, logLevelOf, readVariables, type Variables } from "./variables";

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

/**
 * Reads the variables that mock-bank/README.md lists; an empty one counts as unset.
 * @throws with a message for the operator
 */
export function readConfiguration(variables: NodeJS.ProcessEnv): Configuration {
  const data = readVariables(variables);
  refuseContradictions(data);
  const isProduction = data.NODE_ENV === "production";
  if (isProduction) refuseInProduction(data, TRAINING);
  const isHttps = data.PUBLIC_URL?.startsWith("https:") ?? false;
  const base = defaultConfiguration;
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
    isForRoom: !isProduction && data.PUBLIC_URL === undefined && !isLoopback(data.HOST ?? base.host),
    trustProxy: data.TRUST_PROXY === undefined ? undefined : readTrustedProxies(data.TRUST_PROXY),
    isLimited: data.LIMITS !== "off",
    passwordCost: data.PASSWORD_COST === "trivial" ? trivialCost : fullCost,
    logLevel: logLevelOf(variables),
    smtpUrl: data.SMTP_URL,
    sms: data.SMS_URL && data.SMS_KEY ? { url: data.SMS_URL, key: data.SMS_KEY } : undefined,
    clientConfiguration: data.CLIENT_CONFIGURATION,
    settings: settingsOf(data),
  };
}

function settingsOf(data: Variables): Settings {
  const { settings: base } = defaultConfiguration;
  const isProduction = data.NODE_ENV === "production";
  const isLimited = data.LIMITS !== "off";
  return {
    ...base,
    codeKey: data.CODE_KEY ?? base.codeKey,
    areMessagesSealed: isProduction,
    ways: isProduction ? waysOf(data.SMS_URL, data.SMTP_URL) : base.ways,
    publicUrl: data.PUBLIC_URL,
    papersUrl: data.PUBLIC_URL && new URL(data.PUBLIC_URL).origin,
    codes: isLimited ? base.codes : withoutLimits,
    complaints: isLimited ? base.complaints : complaintsWithoutLimits(base.complaints),
    sessionTimeoutSeconds: data.SESSION_TIMEOUT_SECONDS ?? base.sessionTimeoutSeconds,
    supportMailbox: data.SUPPORT_MAILBOX ?? base.supportMailbox,
  };
}

/** Without any way out, which each start announces, the texts name both. */
const waysOf = (smsUrl: string | undefined, smtpUrl: string | undefined): Settings["ways"] =>
  smsUrl || smtpUrl ? { sms: smsUrl !== undefined, email: smtpUrl !== undefined } : defaultSettings.ways;

/** Public secrets, which a production bank refuses. */
const TRAINING = {
  PAYLOAD_SECRET: defaultConfiguration.payloadSecret,
  CODE_KEY: defaultConfiguration.settings.codeKey,
};

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
