import { isAbsolute } from "node:path";
import { isLoopback, type Variables } from "./variables";

const ONLY_OWNER =
  "DATABASE_URL is missing: set it to the address of the bank's own role, or remove MIGRATION_DATABASE_URL.";
const ONE_TOKEN =
  "CONTROL_TOKEN and METRICS_TOKEN are the same, so the one that only reads metrics would open the books too: change one of them.";

/** @throws an error for the operator if variables contradict each other */
export function refuseContradictions(given: Variables): void {
  if (given.MIGRATION_DATABASE_URL && !given.DATABASE_URL) throw new Error(ONLY_OWNER);
  if (given.CONTROL_TOKEN && given.CONTROL_TOKEN === given.METRICS_TOKEN) throw new Error(ONE_TOKEN);
  const missing = given.SMS_URL ? "SMS_KEY" : "SMS_URL";
  if ((given.SMS_URL || given.SMS_KEY) && !given[missing])
    throw new Error(`${missing} is missing: SMS are signed, so set both or neither.`);
}

type Secrets = { readonly PAYLOAD_SECRET: string; readonly CODE_KEY: string };

/**
 * @param training the public secrets of training banks
 * @throws an error for the operator if a production bank would be unsafe
 */
export function refuseInProduction(given: Variables, training: Secrets): void {
  refuseTestSwitches(given);
  refuseMissingSecrets(given, training);
  for (const [isBroken, text] of rulesOf(given)) if (isBroken) throw new Error(text);
}

const rulesOf = ({ DATABASE_URL, DATA_DIR, PUBLIC_URL, HOST, TRUST_PROXY, SMS_URL, LOG_LEVEL }: Variables) => {
  const isHttps = PUBLIC_URL?.startsWith("https:") ?? false;
  const isOnlyHere = isLoopback(HOST ?? "127.0.0.1") && (!PUBLIC_URL || isLoopback(hostIn(PUBLIC_URL)));
  const rules: readonly (readonly [isBroken: boolean, text: string])[] = [
    [
      !DATABASE_URL && !DATA_DIR,
      "A bank in production needs a database that is named: set DATABASE_URL to a PostgreSQL server, or DATA_DIR to the " +
        "folder of an embedded database.",
    ],
    [
      DATABASE_URL !== undefined && DATA_DIR !== undefined,
      "DATABASE_URL and DATA_DIR are both set, and name two databases: remove DATA_DIR to use the server, or DATABASE_URL " +
        "to use the embedded database.",
    ],
    [
      !isHttps && !isOnlyHere && PUBLIC_URL !== undefined,
      "In production customers come by https: PUBLIC_URL must be https. Set it to the address of what stands before the bank.",
    ],
    [
      !isHttps && !isOnlyHere,
      "In production customers come by https: set PUBLIC_URL to the https address of what stands before the bank, or HOST to 127.0.0.1.",
    ],
    [
      isHttps && TRUST_PROXY === undefined,
      "A bank in production behind https must know its proxy: set TRUST_PROXY to the number of proxies or to their addresses " +
        "(see docs/operations.md), or to none if customers' addresses are not forwarded and limits may count all of them as one.",
    ],
    [
      SMS_URL !== undefined && !SMS_URL.startsWith("https:") && !isLoopback(hostIn(SMS_URL)),
      "SMS_URL must be https, because SMS have codes and default passwords. Set it to the https address of the gateway.",
    ],
    [
      LOG_LEVEL === "silent",
      "LOG_LEVEL=silent leaves no trace of failures and attacks, and is refused in production (NODE_ENV=production): set " +
        "LOG_LEVEL to warn or info.",
    ],
    [
      DATA_DIR !== undefined && !isAbsolute(DATA_DIR),
      `DATA_DIR is ${DATA_DIR}, but a production bank keeps its money in a folder that does not depend on where it is ` +
        "started. Set DATA_DIR to a path that begins with /.",
    ],
  ];
  return rules;
};

const hostIn = (url: string): string => new URL(url).hostname;

/** Processes with different secrets would not understand each other's customers. */
function refuseMissingSecrets({ PAYLOAD_SECRET, CODE_KEY }: Variables, training: Secrets): void {
  const missing = [
    ...(PAYLOAD_SECRET === undefined || PAYLOAD_SECRET === training.PAYLOAD_SECRET ? ["PAYLOAD_SECRET"] : []),
    ...(CODE_KEY === undefined || CODE_KEY === training.CODE_KEY ? ["CODE_KEY"] : []),
  ];
  if (missing.length === 0) return;
  throw new Error(
    `A bank in production needs secrets of its own: set ${missing.join(" and ")}, the same in all its processes. ` +
      "Each is printed by: node -e 'console.log(crypto.randomBytes(32).toString(\"base64url\"))'",
  );
}

/** Values of variables that weaken a bank so that tests run fast. */
const TEST_SWITCHES = { PASSWORD_COST: "trivial", LIMITS: "off" } as const;

function refuseTestSwitches(given: Variables): void {
  const found = Object.entries(TEST_SWITCHES)
    .filter(([name, value]) => given[name as keyof typeof TEST_SWITCHES] === value)
    .map((each) => each.join("="));
  if (found.length === 0) return;
  const [are, them] = found.length === 1 ? ["is", "it"] : ["are", "them"];
  throw new Error(
    `${found.join(" and ")} ${are} for tests and refused in production (NODE_ENV=production): remove ${them}.`,
  );
}
