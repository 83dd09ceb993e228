import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { Bank } from "./calls/bank";
import { Faults } from "./calls/faults";
import { LessonCalls } from "./calls/lesson-calls";
import { Traffic } from "./calls/traffic";
import { isOff, newControlToken } from "./control/control-guard";
import { mendKeptSequences } from "./database/catalogue";
import { refuseOtherClock } from "./database/clock-difference";
import type { OpenBank } from "./database/open-bank";
import { refuseUnsafeServer } from "./database/safe-server";
import { isDamaged, isDiskFull } from "./database/unavailable";
import { catchUp, startDueWork } from "./due-work/advance-time";
import { ClockMoves } from "./due-work/clock-moves";
import { refuseBrokenBooks } from "./ledger/refuse-broken-books";
import { setFaultsAgain } from "./lessons/stage-faults";
import { Throttle } from "./limits/throttle";
import { sendOutbox } from "./mail/mail-outbox";
import { mailServer } from "./mail/mail-server";
import { smsGateway } from "./mail/sms-gateway";
import { DiskWatch } from "./monitoring/disk-watch";
import { DueWorkRuns } from "./monitoring/due-work-runs";
import { Metrics } from "./monitoring/metrics";
import { openMemoryDatabaseInThread } from "./opening/memory";
import { openDatabase } from "./opening/open";
import { refuseOtherSettings } from "./opening/shared-settings";
import {
  type Configuration,
  defaultConfiguration,
  placeOf,
  type StoreChoice,
  sharedSettingsOf,
} from "./operator/configuration";
import { answerHttps } from "./room/answer-https";
import { ownCertificate } from "./room/own-certificate";
import { roomAddressesAt, trainerAddress } from "./room/room-addresses";
import { refuseDemonstration } from "./seed/demonstration";
import { isSeeded, seed } from "./seed/seed";
import { bankServer } from "./server";
import { PasswordWork } from "./session/password-work";
import { setPasswordCost } from "./session/passwords";
import { type DestinationStream, type Logger, openLog } from "./system/log";
import { version } from "./system/version";
import { LargeBodies } from "./wire/large-bodies";
import { LongForms } from "./wire/long-forms";
import { nodeCipher } from "./wire/node-cipher";

export type RunningBank = {
  /** Such as "http://127.0.0.1:4000". */
  readonly address: string;
  /** How the other computers of a training room reach this bank, and how they recognise its certificate. */
  readonly room: { readonly addresses: readonly string[]; readonly fingerprint: string } | undefined;
  readonly configuration: Configuration;
  /** Absent if there is no console. Holds the control token only if this process has made the token. */
  readonly consoleAddress: string | undefined;
  readonly bank: Bank;
  /** Whether the database had no company when this process opened it. */
  readonly isNew: boolean;
  /** Refuses new calls, answers those in progress, and closes the database. */
  close(): Promise<void>;
};

export type StartOptions = Partial<Configuration> & {
  /** Delete everything and start from the seed. */
  readonly isFresh?: boolean;
  /** Leave an empty bank empty; tests open their own companies. */
  readonly isUnseeded?: boolean;
  /** Destination of the log; absent: standard output. */
  readonly logTo?: DestinationStream;
  /** Opens another database than the configured one. */
  readonly openStore?: () => Promise<OpenBank>;
};

const DRAIN_MS = 10_000;
/** A request whose headers were on their way when the bank began to end is still answered within this time. */
const QUIET_MS = 300;
const DISK_FULL = "The disk of the database is full. Nothing is damaged: free some space on it, and start again.";
const CODES_STAY =
  "No one-time code can leave this bank, so no customer can sign in: set SMTP_URL for e-mails, or SMS_URL for SMS.";
const exampleSender = (address: string): string =>
  `E-mails leave in the name of ${address}, which is not yours: set SUPPORT_MAILBOX to an address of the bank.`;
const newBank = (place: string): string =>
  `A new bank begins in ${place}: it has no company. If you expected another one, stop it and correct DATABASE_URL or DATA_DIR.`;
const FRESH_IN_PRODUCTION = "--fresh erases the bank, so a production bank does not start with it. Remove --fresh.";

/**
 * Opens the database, audits the books and starts the server.
 * @throws with a message for the operator: a folder in use, an unreachable server, books that do not add up, a taken
 * port
 */
export async function startBank(options: StartOptions = {}): Promise<RunningBank> {
  const { isFresh, isUnseeded, logTo, openStore: openOther, ...chosen } = options;
  const configuration = withControlToken(withOwnSettings({ ...defaultConfiguration, ...chosen }));
  if (isFresh && configuration.isProduction) throw new Error(FRESH_IN_PRODUCTION);
  setPasswordCost(configuration.passwordCost);
  const log = openLog(configuration.logLevel, logTo);
  const announce = announcements(configuration, log);
  const store = await (openOther?.() ?? openStore(configuration, log, announce.newBank)).catch(explainDamage);
  try {
    const isKept = configuration.store.kind !== "memory" && openOther === undefined;
    await refuseUnfit(store, configuration, { isKept, log });
    const isNew = !(await isSeeded(store.db));
    if (isNew) announce.newBank();
    // The passwords of the demonstration companies are known.
    const isTraining = !configuration.isProduction && !isOff(configuration);
    if (isFresh || (isTraining && !isUnseeded && isNew)) await seed(store.db, new Date());
    await refuseBrokenBooks(store.db, log);
    await mendKeptSequences(store.db);
    announce.waysOut();
    const served = await serve(store, configuration, log);
    const consoleAddress = consoleAt(served.address, configuration, chosen.controlToken !== undefined);
    return { ...served, configuration, consoleAddress, isNew };
  } catch (error) {
    await store.close();
    return explainDamage(error);
  }
}

/** @throws an error for the operator if this process may not serve this database */
async function refuseUnfit(
  { db, kind }: OpenBank,
  configuration: Configuration,
  { isKept, log }: { readonly isKept: boolean; readonly log: Logger },
): Promise<void> {
  const { isProduction } = configuration;
  if (isProduction && kind === "postgresql") await refuseUnsafeServer(db);
  if (kind === "postgresql") await refuseOtherClock(db);
  // Before the settings, so that a refused start does not record them.
  if (isProduction) await refuseDemonstration(db);
  if (isKept) await refuseOtherSettings(db, sharedSettingsOf(configuration), kind, log);
}

/** Lines of the log of a production bank at its start. */
function announcements({ isProduction, store, smtpUrl, sms, settings }: Configuration, log: Logger) {
  return {
    newBank: once(() => {
      if (isProduction) log.warn({ event: "bank_is_new" }, newBank(placeOf(store)));
    }),
    waysOut: () => {
      if (!isProduction) return;
      if (!smtpUrl && !sms) log.error({ event: "codes_cannot_leave" }, CODES_STAY);
      const isExample = settings.supportMailbox === defaultConfiguration.settings.supportMailbox;
      if (smtpUrl && isExample) log.warn({ event: "sender_is_an_example" }, exampleSender(settings.supportMailbox));
    },
  };
}

type Served = Pick<RunningBank, "address" | "room" | "bank" | "close">;

async function serve(store: OpenBank, configuration: Configuration, log: Logger): Promise<Served> {
  const closing = new AbortController();
  const bank = assemble(configuration, store, log, closing.signal);
  await catchUp(bank);
  await setFaultsAgain(bank);
  const server = bankServer(bank, configuration);
  const isBusy = countRequests(server);
  const certificate = configuration.isForRoom ? await ownCertificate(folderOf(configuration.store)) : undefined;
  if (certificate) answerHttps(server, certificate, { closing: closing.signal });
  await listen(server, configuration);
  const stopTime = startDueWork(bank);
  const stopOutbox = await startOutbox(bank, configuration);
  const { port } = server.address() as AddressInfo;
  const address = configuration.isForRoom
    ? trainerAddress(configuration.host, port)
    : `http://${configuration.host}:${port}`;
  const room = certificate ? roomAddressesAt(configuration.host, port) : [];
  // A printed code cannot be taken back, so in production only PUBLIC_URL names its page.
  if (!configuration.isProduction) configuration.settings.papersUrl ??= room[0] ?? address;
  return {
    address,
    room: certificate && { addresses: room, fingerprint: certificate.fingerprint },
    bank,
    close: async () => {
      closing.abort();
      await sleep(configuration.unreadyMs);
      await drain(server, isBusy);
      await stopTime();
      await bank.clockMoves.stopped();
      await stopOutbox();
      await store.close();
    },
  };
}

const folderOf = (store: StoreChoice): string | undefined => (store.kind === "folder" ? store.folder : undefined);

function explainDamage(error: unknown): never {
  if (isDiskFull(error)) throw new Error(DISK_FULL, { cause: error });
  if (!isDamaged(error)) throw error;
  throw new Error(`The database is damaged: ${error.message}. Restore it from a copy.`, { cause: error });
}

/** Copies the settings, because the address of the page of papers is added when the bank listens. */
const withOwnSettings = (configuration: Configuration): Configuration => ({
  ...configuration,
  settings: { ...configuration.settings },
});

function withControlToken(configuration: Configuration): Configuration {
  const { controlToken, isProduction } = configuration;
  return { ...configuration, controlToken: controlToken ?? (isProduction ? undefined : newControlToken()) };
}

/**
 * The address of the console. Its fragment is not sent to servers by browsers. A token that the operator has chosen is
 * not printed.
 */
function consoleAt(address: string, { controlToken }: Configuration, isTokenChosen: boolean): string | undefined {
  if (controlToken === undefined) return undefined;
  return `${address}/trainer${isTokenChosen ? "" : `#token=${encodeURIComponent(controlToken)}`}`;
}

function once(run: () => void): () => void {
  let hasRun = false;
  return () => {
    if (!hasRun) run();
    hasRun = true;
  };
}

function openStore({ store: choice, isProduction }: Configuration, log: Logger, onNew: () => void): Promise<OpenBank> {
  // A refused start has not changed the tables either.
  const beforeUpdate = isProduction ? refuseDemonstration : undefined;
  switch (choice.kind) {
    case "memory":
      return openMemoryDatabaseInThread();
    case "folder":
      return openDatabase({ folder: choice.folder, log, onNew, beforeUpdate });
    case "server":
      return openDatabase({ ...choice, folder: "", log, onNew, beforeUpdate });
  }
}

function assemble(configuration: Configuration, { db, kind, pool }: OpenBank, log: Logger, closing: AbortSignal): Bank {
  const { settings, isEncrypted, payloadSecret, isLimited } = configuration;
  return {
    version,
    db,
    databaseKind: kind,
    settings,
    cipher: isEncrypted ? nodeCipher(payloadSecret) : undefined,
    faults: new Faults(),
    traffic: new Traffic(!isOff(configuration)),
    lessonCalls: configuration.isProduction || isOff(configuration) ? undefined : new LessonCalls(db, log),
    throttle: isLimited ? new Throttle() : undefined,
    largeBodies: new LargeBodies(),
    longForms: new LongForms(isEncrypted ? payloadSecret : undefined),
    passwordWork: new PasswordWork(db, { isLimited }),
    log,
    metrics: new Metrics(version, { hasMail: configuration.smtpUrl !== undefined, pool }),
    dueWork: new DueWorkRuns(),
    disk: new DiskWatch(log, folderOf(configuration.store)),
    clockMoves: new ClockMoves({ db, settings, log, closing }),
    closing,
  };
}

async function startOutbox(bank: Bank, { smtpUrl, sms, settings }: Configuration): Promise<() => Promise<void>> {
  const from = { name: settings.bankName, address: settings.supportMailbox };
  const carriers = [
    ...(smtpUrl ? [await mailServer(smtpUrl, from)] : []),
    ...(sms ? [smsGateway(sms.url, sms.key)] : []),
  ];
  const stops = carriers.map((carrier) => sendOutbox(bank, carrier));
  return async () => void (await Promise.all(stops.map((stop) => stop())));
}

function listen(server: Server, { port, host }: Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(explainListening(error, port, host)));
    server.listen(port, host, resolve);
  });
}

function explainListening(error: NodeJS.ErrnoException, port: number, host: string): Error {
  switch (error.code) {
    case "EADDRINUSE":
      return new Error(`Port ${port} is in use. Set PORT to another one.`);
    case "EACCES":
      return new Error(`This user may not open port ${port}. Set PORT to 1024 or above.`);
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return new Error(`This computer does not have the address ${host}. Set HOST to one of its addresses.`);
    default:
      return error;
  }
}

/** Returns whether the server has a request in progress. */
function countRequests(server: Server): () => boolean {
  let inProgress = 0;
  server.on("request", (_, response) => {
    inProgress += 1;
    response.once("close", () => {
      inProgress -= 1;
    });
  });
  return () => inProgress > 0;
}

/**
 * Answers the requests in progress, and then closes every connection. Node counts a connection without a request as
 * active; browsers open such connections in advance, and they would keep the bank open for {@link DRAIN_MS}.
 */
async function drain(server: Server, isBusy: () => boolean): Promise<void> {
  let isClosed = false;
  const closed = new Promise<void>((resolve) =>
    server.close(() => {
      isClosed = true;
      resolve();
    }),
  );
  // The clock of the computer can be moved meanwhile.
  const patienceEndsAt = performance.now() + DRAIN_MS;
  let quietUntil = performance.now() + QUIET_MS;
  while (!isClosed && performance.now() < Math.min(quietUntil, patienceEndsAt)) {
    server.closeIdleConnections();
    await Promise.race([closed, sleep(20)]);
    if (isBusy()) quietUntil = performance.now() + QUIET_MS;
  }
  server.closeAllConnections();
  await closed;
}
