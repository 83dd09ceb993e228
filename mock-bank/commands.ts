import { sql } from "kysely";
import { confirmEnrolment, isNewCompany, proposeEnrolment, showEnrolment } from "./companies/enrol";
import type { EnrolmentSpec } from "./companies/enrolment-file";
import type { OpenBank } from "./database/open-bank";
import { auditLedger } from "./ledger/audit-ledger";
import { openDatabase, openExisting, refuseNewFolder, type Store } from "./opening/open";
import { readEnrolment } from "./opening/read-enrolment";
import { acceptSettings, refuseOtherSettings } from "./opening/shared-settings";
import { type Configuration, placeOf, sharedSettingsOf } from "./operator/configuration";
import type { Command } from "./operator/options";
import { lockDemonstration, refuseDemonstration } from "./seed/demonstration";
import { isSeeded } from "./seed/seed";
import { changeSigningKey } from "./signing/signing-keys";
import type { Logger } from "./system/log";

/** What a command has done, as a text for the operator and as an event of the log with its fields. */
type Done = { readonly words: string; readonly event: string; readonly fields?: object };
type OtherCommand = Exclude<Command, { readonly kind: "start" | "help" }>;
type OnOpenBank = Exclude<OtherCommand, { readonly kind: "migrate" }>;
type Given = {
  readonly configuration: Configuration;
  readonly variables: NodeJS.ProcessEnv;
  readonly log: Logger;
};

const PASSWORD_STAYS =
  "No default password can leave this bank, so new people could not sign in: set SMTP_URL for e-mails, or SMS_URL for " +
  "SMS, and confirm again.";

/**
 * Does one thing to the bank that DATABASE_URL or DATA_DIR names. Only `--migrate` on a server creates a bank.
 * @throws an error for the operator; nothing is changed then
 */
export async function runCommand(command: OtherCommand, { configuration, variables, log }: Given): Promise<Done> {
  const name = `--${command.kind}`;
  const store = { ...storeOf(configuration, variables, name), log };
  const place = placeOf(configuration.store);
  if (command.kind === "migrate") {
    if (!store.url) refuseNewFolder(store.folder, name);
    const { db, close } = await openDatabase(store);
    try {
      const next = (await isSeeded(db)) ? await refusalIn(configuration, db) : " It is a new bank, without companies.";
      return { event: "migrated", words: `The tables of ${place} are up to date.${next}` };
    } finally {
      await close();
    }
  }
  const bank = await openExisting(store, name);
  try {
    return await doTo(bank, command, { configuration, log }, place);
  } finally {
    await bank.close();
  }
}

/** Why no process could start on the updated tables, so that none is stopped before that is mended. */
const refusalIn = ({ isProduction }: Configuration, db: OpenBank["db"]): Promise<string> =>
  isProduction
    ? refuseDemonstration(db).then(
        () => "",
        (error: Error) => ` ${error.message}`,
      )
    : Promise.resolve("");

/** @throws an error for the operator if no variable names a database: the usual folder is for training */
function storeOf({ store }: Configuration, variables: NodeJS.ProcessEnv, name: string): Store {
  if (!variables.DATABASE_URL && !variables.DATA_DIR)
    throw new Error(
      `${name} needs the variables of the bank: set DATABASE_URL, or DATA_DIR for an embedded database, with the other ` +
        "variables of its processes (see docs/operations.md).",
    );
  switch (store.kind) {
    case "memory":
      throw new Error(`DATA_DIR is :memory:, which is empty for each process. Name the folder of a bank for ${name}.`);
    case "folder":
      return { folder: store.folder };
    case "server":
      return { ...store, folder: "" };
  }
}

async function doTo(
  bank: OpenBank,
  command: OnOpenBank,
  { configuration, log }: Pick<Given, "configuration" | "log">,
  place: string,
): Promise<Done> {
  const { db, kind } = bank;
  const shared = sharedSettingsOf(configuration);
  if (command.kind === "audit") return auditBooks(bank, place);
  if (command.kind === "accept-settings") {
    if (kind === "postgresql") await refuseOtherProcesses(bank);
    await acceptSettings(db, shared, kind);
    return { event: "settings_accepted", words: `The processes of ${place} start with these settings from now on.` };
  }
  await refuseOtherSettings(db, shared, kind, log);
  const { settings } = configuration;
  switch (command.kind) {
    case "change-signing-key": {
      const { kid } = await changeSigningKey(db, settings);
      const words = `New files of ${place} are signed with a new key. Older files stay valid.`;
      return { event: "signing_key_changed", words, fields: { kid } };
    }
    case "lock-demonstration": {
      const people = await lockDemonstration(db);
      const words = `${people} people of the demonstration companies in ${place} were locked out.`;
      return { event: "demonstration_locked", words, fields: { people } };
    }
    case "propose": {
      const { by, file } = command;
      const spec = readEnrolment(file);
      const id = await proposeEnrolment({ db, settings }, spec, by);
      const confirm = `Another operator reads it, --show ${id}, and confirms it: --confirm ${id} --by <name>.`;
      const company = (await isNewCompany(bank, spec)) ? "the new company" : "changes of";
      const words = `Proposal ${id} for ${place}: ${company} ${namesIn(spec)}. ${confirm}`;
      return { event: "enrolment_proposed", words, fields: { by, id } };
    }
    case "show":
      return { event: "enrolment_shown", words: await showEnrolment(db, command.id) };
    case "confirm": {
      const { isProduction, smtpUrl, sms } = configuration;
      if (isProduction && !smtpUrl && !sms) throw new Error(PASSWORD_STAYS);
      const { by, id } = command;
      const spec = await confirmEnrolment({ db, settings }, id, by);
      const words = `Proposal ${id} for ${place} was carried out: ${namesIn(spec)}.`;
      return { event: "enrolment_confirmed", words, fields: { by, id } };
    }
  }
}

const namesIn = ({ company, people }: EnrolmentSpec): string =>
  `${company} with ${people.map(({ username }) => username).join(", ")}`;

async function auditBooks({ db }: OpenBank, place: string): Promise<Done> {
  const violations = await auditLedger(db);
  if (violations.length > 0) throw new Error([`The books do not add up: ${place}`, ...violations].join("\n  "));
  const { rows } = await sql<{ entries: string }>`select count(*) as entries from journal_entries`.execute(db);
  // An empty bank is sound too, so the operator reads how much was audited.
  const words = `The books add up by all their rules. ${rows[0]?.entries} journal entries were read from ${place}.`;
  return { event: "audited", words };
}

/** A process with the former settings would not notice the change. */
async function refuseOtherProcesses({ db }: OpenBank): Promise<void> {
  const { rows } = await sql<{ others: number }>`
    select count(*)::int as others from pg_stat_activity
     where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`.execute(db);
  const others = rows[0]?.others ?? 0;
  if (others > 0)
    throw new Error(
      `DATABASE_URL: ${others} other connections use this database. Stop all processes of the bank, then run --accept-settings again.`,
    );
}
