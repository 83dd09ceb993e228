import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { CryptoJsCipher } from "../../adapters/bank-api/transport/payload-cipher";
import { CONFIGURATION_PATH, type Configuration } from "../../contract/configuration";
import { readConfiguration } from "../../contract/read-configuration";
import { apiAddress } from "./api-address";
import { Questions } from "./ask";
import { lineOf, summaryOf } from "./finding";
import { Line } from "./line";
import { readReport, writeReport } from "./report/write-report";
import { sleepAwake } from "./sleep-awake";
import { readValues } from "./values";
import { verifyBank } from "./verify-bank";

const USAGE = `npm run verify-bank -- --base-url https://bank.example [options]

  --base-url       where the client is served from, or the bank's host
  --configuration  the client's configuration.json; without it, the one that the base URL serves
  --all            also the calls that change or move something: for a test environment
  --only           names of calls, separated by commas, such as requests,reports.fetch,behaviour
  --values         a JSON file of accounts, wallets and invoices to name (tools/verify-bank/values.ts)
  --code-expiry    seconds after which a code expires; the run waits for them once (with --all)
  --report         a folder for report.json, junit.xml and index.html
  --compare        the folder of an earlier report: prints what has changed since

Read from the environment, or asked for: BANK_USERNAME, BANK_PASSWORD, BANK_CODE (where a test environment has a fixed one).`;

const questions = new Questions();
try {
  process.exitCode = await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
} finally {
  questions.close();
}

async function run(): Promise<number> {
  const { values: flags } = parseArgs({
    options: {
      "base-url": { type: "string" },
      configuration: { type: "string" },
      values: { type: "string" },
      all: { type: "boolean", default: false },
      only: { type: "string" },
      "code-expiry": { type: "string" },
      report: { type: "string" },
      compare: { type: "string" },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (flags.help) {
    console.info(USAGE);
    return 0;
  }
  const origin = flags["base-url"]?.replace(/\/$/, "");
  if (!origin || !URL.canParse(origin)) throw new Error(USAGE);
  const { apiBasePath, payloadSecret, isEncrypted = true } = await configurationOf(origin, flags.configuration);
  const baseUrl = apiAddress(origin, apiBasePath);
  // Reads the last report before the run, because the new report may replace it in the same folder.
  const last = flags.compare === undefined ? undefined : readReport(flags.compare);
  const expiry = secondsOf(flags["code-expiry"]);
  const { BANK_USERNAME, BANK_PASSWORD, BANK_CODE } = process.env;
  console.info(`${baseUrl}, bodies ${isEncrypted ? "encrypted" : "in clear"}\n`);
  const reports = await verifyBank({
    line: new Line(baseUrl, isEncrypted ? new CryptoJsCipher(payloadSecret) : undefined, randomUUID()),
    username: BANK_USERNAME || (await questions.ask("User name")),
    password: BANK_PASSWORD || (await questions.ask("Password", "secret")),
    values: readValues(flags.values ? readFileSync(flags.values, "utf8") : "{}"),
    isAll: flags.all,
    only: flags.only?.split(","),
    letCodeExpire: expiry === undefined ? undefined : (keepAlive) => sleepAwake(expiry + 1, keepAlive),
    askCode: async (what) => BANK_CODE || questions.ask(`One-time code for ${what}`),
    tell: (report) => console.info(lineOf(report)),
  });
  console.info(`\n${summaryOf(reports)}`);
  const compared = writeReport(flags.report, { bank: baseUrl, at: new Date(), reports }, last);
  if (compared)
    console.info(
      ["", `Since the report in ${flags.compare}:`, ...(compared.length > 0 ? compared : ["nothing has changed"])].join(
        "\n",
      ),
    );
  if (flags.report) console.info(`\nThe report is in ${flags.report}.`);
  return reports.some(({ verdict }) => verdict === "deviates") ? 1 : 0;
}

/** @throws if it is no positive number */
function secondsOf(written: string | undefined): number | undefined {
  if (written === undefined) return undefined;
  const seconds = Number(written);
  if (!(seconds > 0)) throw new Error(`--code-expiry must be a number of seconds, not ${written}.`);
  return seconds;
}

async function configurationOf(origin: string, file: string | undefined): Promise<Configuration> {
  if (file) return readConfiguration(readFileSync(file, "utf8"), file);
  const url = new URL(CONFIGURATION_PATH, `${origin}/`).href;
  const answer = await fetch(url).catch(() => undefined);
  if (!answer?.ok) throw new Error(`${url} cannot be read: name the client's configuration.json with --configuration.`);
  return readConfiguration(await answer.text(), url);
}
