import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { TLSSocket } from "node:tls";
import { sql } from "kysely";
import { generate } from "selfsigned";
import { afterAll, describe, expect, it, vi } from "vitest";
import { runCommand } from "../../mock-bank/commands";
import { lockFolder } from "../../mock-bank/database/folder-lock";
import { openPostgres } from "../../mock-bank/database/postgres";
import type { Database } from "../../mock-bank/database/tables";
import { openDatabase } from "../../mock-bank/opening/open";
import { refuseOtherSettings } from "../../mock-bank/opening/shared-settings";
import { defaultConfiguration, readConfiguration, sharedSettingsOf } from "../../mock-bank/operator/configuration";
import { readOptions } from "../../mock-bank/operator/options";
import { variableNames } from "../../mock-bank/operator/variables";
import { startBank } from "../../mock-bank/start-bank";
import { openLog } from "../../mock-bank/system/log";
import { embeddedOf } from "../releases/frozen-data";
import { areAllDatabasesUsed, itOnPostgres } from "../support/bank-database";
import { lendMemoryDatabase, lendsDatabases } from "../support/lent-database";
import { newPostgresUrl } from "../support/postgres";
import { writeReport } from "../support/write-report";

type Variables = Readonly<Record<string, string>>;
/** The variables, and a part of the text that names one of them and says what to do. */
type Wrong = readonly [variables: Variables, says: string];

const folder = mkdtempSync(join(tmpdir(), "wrong-starts-"));
const servers: Server[] = [];
const report: { readonly variables: readonly string[]; readonly text: string }[] = [];
afterAll(() => {
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true, force: true });
  writeReport("wrong-starts", { configurations: report.length, texts: report });
});

const PASSWORD = "a-password-of-the-database";
const REMEDY =
  /\b(must be|set|remove|rename|correct|name|start|stop|create|allow|check|free|restore|change|add|use|run|raise|synchronise|let|revoke|give)\b/i;
/** A test that opens stored banks, which takes seconds. */
const itAfterChange = it.runIf(areAllDatabasesUsed);
const usual: Variables = { PORT: "0", DATA_DIR: ":memory:", DATABASE_URL: "", NODE_ENV: "test" };
const secrets: Variables = { PAYLOAD_SECRET: "a".repeat(43), CODE_KEY: "b".repeat(43) };
const production: Variables = { NODE_ENV: "production", ...secrets };

/** Starts a bank in this process and returns why it did not start. */
async function refusalOf(variables: Variables): Promise<string> {
  try {
    const configuration = readConfiguration({ ...usual, ...variables });
    const isLent = lendsDatabases && configuration.store.kind === "memory";
    const store = isLent && { openStore: lendMemoryDatabase };
    const running = await startBank({ ...configuration, ...store, logLevel: "silent", isUnseeded: true });
    await running.close();
    return "";
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const expectRefusal = async ([variables, says]: Wrong): Promise<void> =>
  expectHelp(await refusalOf(variables), [variables, says]);

/** Runs the program with options and returns why it did nothing. */
async function refusalOfCommand(options: readonly string[], variables: Variables): Promise<string> {
  try {
    const command = readOptions(options);
    if (command.kind === "start" || command.kind === "help") return "";
    const environment = { ...usual, DATA_DIR: "", ...variables };
    const given = { configuration: readConfiguration(environment), variables: environment, log: openLog("silent") };
    return (await runCommand(command, given)).words;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Expects a text that names a variable or an option, and what to do, without a password. */
function expectHelp(text: string, [variables, says]: Wrong, options: readonly string[] = []): void {
  expect(text).toContain(says);
  expect(text.replace(says, "")).not.toContain(PASSWORD);
  const names = [...new Set([...variableNames, ...Object.keys(variables), ...options])].filter((name) =>
    text.includes(name),
  );
  expect(names, text).not.toEqual([]);
  expect(text).toMatch(REMEDY);
  report.push({ variables: names, text: text.replaceAll(folder, "…") });
}

const { payloadSecret, settings } = defaultConfiguration;
const http = { ...production, HOST: "0.0.0.0" };
const https = { ...production, PUBLIC_URL: "https://bank.example" };
const ofOneVariable: readonly Wrong[] = [
  [{ NODE_ENV: "prod" }, "NODE_ENV must be production, development or test"],
  [{ NODE_ENV: "Production" }, "NODE_ENV must be production"],
  [{ PORT: "many" }, "PORT must be a number from 0 to 65535"],
  [{ PORT: "70000" }, "PORT must be a number"],
  [{ PORT: "-1" }, "PORT must be a number"],
  [{ PORT: "0x10" }, "PORT must be a number"],
  [{ CIPHER: "ON" }, "CIPHER must be on or off"],
  [{ LIMITS: '{"perMinute": 5}' }, "LIMITS must be on or off"],
  [{ FIELD_FIGURES: "yes" }, "FIELD_FIGURES must be on or off"],
  [{ API_BASE_PATH: "api" }, "API_BASE_PATH must be a path such as /corporate-banking/api"],
  [{ API_BASE_PATH: "/api/" }, "API_BASE_PATH must be a path"],
  [{ PAYLOAD_SECRET: "short" }, "PAYLOAD_SECRET must be 43 characters of base64url"],
  [{ PAYLOAD_SECRET: `${"+".repeat(43)}=` }, "PAYLOAD_SECRET must be 43 characters of base64url"],
  [{ CODE_KEY: "too short" }, "CODE_KEY must be 32 characters or more"],
  [{ CONTROL_TOKEN: "token" }, "CONTROL_TOKEN must be 16 characters or more"],
  [{ METRICS_TOKEN: "token" }, "METRICS_TOKEN must be 16 characters or more"],
  [{ METRICS_TOKEN: "a token with an umläut" }, "all of ASCII, because a header carries it"],
  [{ PUBLIC_URL: "bank.example" }, "PUBLIC_URL must be an address such as https://bank.example"],
  ...["https://", "https://bank.example/a", "https://bank.example?a", `https://a:${PASSWORD}@bank.example`].map(
    (each) => [{ PUBLIC_URL: each }, "PUBLIC_URL must be an address such as"] as const,
  ),
  [{ PASSWORD_COST: "cheap" }, "PASSWORD_COST must be full or trivial"],
  [{ LOG_LEVEL: "verbose" }, "LOG_LEVEL must be trace, debug, info, warn, error, fatal or silent"],
  [{ DRAIN_SECONDS: "90" }, "DRAIN_SECONDS must be a number of seconds from 0 to 60"],
  [{ DRAIN_SECONDS: "5s" }, "DRAIN_SECONDS must be a number of seconds"],
  ...["0", "60", "28801"].map((each) => [{ SESSION_TIMEOUT_SECONDS: each }, "a number of seconds from 61"] as const),
  [{ TRUST_PROXY: "yes" }, 'TRUST_PROXY is "yes", but must be none, a number of proxies'],
  [{ TRUST_PROXY: "10.0.0.0/33" }, "addresses and subnets"],
  [{ SMTP_URL: "mail.example:25" }, "SMTP_URL must be smtp://user:password@host:port"],
  [{ SMTP_URL: `smtp://bank:p#ss${PASSWORD}@mail:25` }, "percent-encoded"],
  [{ SMTP_URL: "smtp://mail:70000" }, "SMTP_URL must be smtp://"],
  [{ SMTP_URL: "smtp://bank:...@mail:25" }, "SMTP_URL: set the password in its place."],
  [{ DATABASE_URL: "postgres://bank:...@db/bank" }, "DATABASE_URL: set the password in its place."],
  [{ NODE_ENV: "production\r" }, "NODE_ENV: remove it"],
  [{ ...secrets, CODE_KEY: `${secrets.CODE_KEY} ` }, "CODE_KEY: remove it"],
  [{ SUPPORT_MAILBOX: "bank.example" }, "SUPPORT_MAILBOX must be an e-mail address such as help@bank.example"],
  [{ SMS_URL: "gateway.example" }, "SMS_URL must be https://gateway/path"],
  [{ SMS_URL: `https://a:${PASSWORD}@gateway.example`, SMS_KEY: "a key of sixteen characters" }, "without a user name"],
  [{ SMS_URL: "https://gateway.example" }, "SMS_KEY is missing: SMS are signed, so set both or neither"],
  [{ SMS_KEY: "a key of sixteen characters" }, "SMS_URL is missing"],
  [{ SMS_URL: "https://gateway.example", SMS_KEY: "short" }, "SMS_KEY must be 16 characters or more"],
  [{ DATABASE_URL: "mysql://bank@db/bank" }, "DATABASE_URL must be postgres://role:password@host:5432/database"],
  [{ DATABASE_URL: `postgres://bank:p#${PASSWORD}@db/bank` }, "DATABASE_URL must be postgres://"],
  [{ DATABASE_URL: `postgres://bank:p/${PASSWORD}@db/bank` }, "with @ : / # ? % in names and passwords"],
  [{ DATABASE_URL: "postgres://bank:50%@db1,db2/bank" }, "percent-encoded"],
  [{ DATABASE_URL: "postgres://bank@db:70000/bank" }, "DATABASE_URL must be postgres://"],
  [{ MIGRATION_DATABASE_URL: "owner@db" }, "MIGRATION_DATABASE_URL must be postgres://owner:password@host"],
  [{ MIGRATION_DATABASE_URL: "postgres://owner@db/bank" }, "DATABASE_URL is missing: set it"],
  [{ DATABSE_URL: "postgres://bank@db/bank" }, "DATABSE_URL is unknown. Rename it to DATABASE_URL, or remove it."],
  [{ PAYLOAD_SECERT: "a".repeat(43) }, "Rename it to PAYLOAD_SECRET"],
  [{ CODEKEY: "b".repeat(43) }, "Rename it to CODE_KEY"],
  [{ SMTP_URI: "smtp://mail:25" }, "Rename it to SMTP_URL"],
  [{ TRUST_PROXYS: "1" }, "Rename it to TRUST_PROXY"],
  [{ CONTROL_TOKENS: "a" }, "Rename it to CONTROL_TOKEN"],
  [{ TRUST_PROXY: "1", TRUST_PROXYS: "2" }, "TRUST_PROXYS is unknown. Rename it to TRUST_PROXY, or remove it."],
  [{ CLIENT_CONFIGURATION: join(folder, "none.json") }, "Correct the path, or remove the variable."],
  [{ CLIENT_CONFIGURATION: folder }, "is a folder. Name a file"],
  [{ HOST: "192.0.2.1" }, "does not have the address 192.0.2.1. Set HOST to"],
  [{ HOST: "nowhere.invalid" }, "does not have the address nowhere.invalid. Set HOST to"],
  [{ NODE_ENV: "production" }, "set PAYLOAD_SECRET and CODE_KEY, the same in all its processes"],
  [{ ...production, PAYLOAD_SECRET: payloadSecret }, "set PAYLOAD_SECRET,"],
  [{ ...production, CODE_KEY: settings.codeKey }, "set CODE_KEY,"],
  [{ ...production, PASSWORD_COST: "trivial" }, "PASSWORD_COST=trivial is for tests and refused in production"],
  [{ ...production, LIMITS: "off" }, "LIMITS=off is for tests and refused in production"],
  [{ ...production, LOG_LEVEL: "silent" }, "LOG_LEVEL=silent leaves no trace of failures and attacks"],
  [{ ...production, LIMITS: "off", PASSWORD_COST: "trivial" }, "PASSWORD_COST=trivial and LIMITS=off are for tests"],
  [{ CONTROL_TOKEN: "a".repeat(16), METRICS_TOKEN: "a".repeat(16) }, "CONTROL_TOKEN and METRICS_TOKEN are the same"],
  [{ ...production, DATA_DIR: "" }, "set DATABASE_URL to a PostgreSQL server, or DATA_DIR to the folder"],
  [{ ...production, DATABASE_URL: "postgres://bank@db/bank" }, "remove DATA_DIR to use the server, or DATABASE_URL"],
  [http, "set PUBLIC_URL to the https address"],
  [{ ...http, PUBLIC_URL: "http://bank.example" }, "PUBLIC_URL must be https"],
  [{ ...production, PUBLIC_URL: "http://bank.example" }, "PUBLIC_URL must be https. Set it to the address"],
  [{ ...production, SMS_URL: "http://gateway.example", SMS_KEY: "a key of 16 characters" }, "SMS_URL must be https"],
  ...[":memory:", "data", "~/data"].map(
    (each) => [{ ...production, DATA_DIR: each }, `DATA_DIR is ${each}, but a production bank`] as const,
  ),
  [https, "set TRUST_PROXY to the number of proxies"],
  [{ ...https, DATA_DIR: "/var/lib/bank", TRUST_PROXY: "0.0.0.0/0" }, "TRUST_PROXY is"],
];

it.each(ofOneVariable)("a start with %o is refused: %s", (...wrong) => expectRefusal(wrong));

const pathOf = (name: string): string => join(folder, name);

const NEEDS = "set DATABASE_URL, or DATA_DIR for an embedded database";
const commands: readonly (readonly [options: readonly string[], variables: Variables, says: string])[] = [
  [["--migrat"], {}, "Unknown option '--migrat'. Run --help for the options"],
  [["--audit", "--migrate"], {}, "remove all but one of --migrate, --audit"],
  [["--audit", "--fresh"], {}, "remove all but one of --audit, --fresh"],
  [["--propose"], {}, "--propose needs a file and a name: --propose company.json --by"],
  [["--propose", "company.json"], {}, "--propose needs a file and a name"],
  [["--propose", "--by", "Ama"], {}, "--propose needs a file and a name"],
  [["--confirm", "first", "--by", "Yaw"], {}, "--confirm needs the number of a proposal and a name: --confirm 1 --by"],
  [["--confirm", "1", "--by"], {}, "--confirm needs the number of a proposal and a name"],
  [["--show", "first"], {}, "--show needs only the number of a proposal: add it"],
  [["--show", "-1"], {}, "is ambiguous. --show needs only the number of a proposal"],
  [["--by", "Ama"], {}, "--by belongs to --propose or --confirm: add one of them"],
  ...["--migrate", "--audit", "--change-signing-key", "--accept-settings", "--lock-demonstration"].flatMap(
    (option) =>
      [
        [[option], {}, `${option} needs the variables of the bank: ${NEEDS}`],
        [[option], { DATA_DIR: pathOf("nowhere") }, `Correct DATA_DIR: ${option} begins no new bank.`],
      ] as const,
  ),
  [["--audit"], { DATA_DIR: ":memory:" }, "DATA_DIR is :memory:"],
  [["--propose", "company.json", "--by", "Ama"], {}, NEEDS],
  [["--propose", "company.json", "--by", "Ama"], { DATA_DIR: pathOf("nowhere") }, "--propose begins no new bank."],
  [["--confirm", "1", "--by", "Yaw"], { DATA_DIR: pathOf("nowhere") }, "--confirm begins no new bank."],
];

it.each(commands)("%o with %o does nothing and says why: %s", async (options, variables, says) => {
  expectHelp(await refusalOfCommand(options, variables), [variables, says], options);
  expect(existsSync(pathOf("nowhere"))).toBe(false);
});

itAfterChange("an audit leaves tables of an older version as they are", async () => {
  const { store } = embeddedOf("1.1.0", folder);
  const variables = { DATA_DIR: store.folder };
  for (const _ of ["first", "second"])
    expectHelp(await refusalOfCommand(["--audit"], variables), [variables, "run --migrate first"], ["--audit"]);
  expect(await refusalOfCommand(["--migrate"], variables)).toBe(`The tables of ${store.folder} are up to date.`);
  expect(await refusalOfCommand(["--audit"], variables)).toContain("The books add up by all their rules.");
});

describe("A start on a computer that does not fit", () => {
  it("a port in use is named", async () => {
    const PORT = await portOf(createServer());
    await expectRefusal([{ PORT }, `Port ${PORT} is in use. Set PORT to another one.`]);
  });

  it("a DATA_DIR that is a file, below one, or not writable is named", async () => {
    writeFileSync(pathOf("file"), "");
    await expectRefusal([{ DATA_DIR: pathOf("file") }, "is a file, or is below one. Name a folder"]);
    await expectRefusal([{ DATA_DIR: pathOf("file/below") }, "is a file, or is below one. Name a folder"]);
    for (const each of ["/sys/bank", "/proc/bank"])
      await expectRefusal([{ DATA_DIR: each }, "cannot be written by this user. Change its owner, or name another"]);
  });

  it("a DATA_DIR that another process uses is named with that process", async () => {
    const lock = lockFolder(pathOf("used"));
    await expectRefusal([{ DATA_DIR: pathOf("used") }, "give this one another DATA_DIR"]);
    lock.release();
  });

  itAfterChange("a DATA_DIR that is damaged or of a later release is named", async () => {
    mkdirSync(pathOf("damaged/postgresql"), { recursive: true });
    writeFileSync(pathOf("damaged/postgresql/PG_VERSION"), "");
    await expectRefusal([{ DATA_DIR: pathOf("damaged") }, "Restore the folder from a copy"]);
    await within(pathOf("later"), (db) =>
      sql`insert into kysely_migration values ('0901-9.1-a', ''), ('0902-9.2-b', '')`.execute(db),
    );
    await expectRefusal([{ DATA_DIR: pathOf("later") }, "Start that version, restore a backup from before the update"]);
  });

  it("a DATA_DIR whose database folder is empty, as of a disk that is not mounted, begins no bank", async () => {
    mkdirSync(pathOf("unmounted/postgresql"), { recursive: true });
    await expectRefusal([{ DATA_DIR: pathOf("unmounted") }, "Restore it from a copy, or mount its disk"]);
  });

  it.each<readonly [name: string, file: string, says: string]>([
    ["cluster", "PG_VERSION", "has other files (PG_VERSION) and no bank. Name the folder of a bank, or an empty one"],
    ["etc", "postgresql/15/main/postgresql.conf", "Name the folder of a bank, or an empty one"],
    ["above", "data/postgresql/PG_VERSION", `Set DATA_DIR to ${pathOf("above/data")}, which has one`],
    ["within/postgresql", "PG_VERSION", `Set DATA_DIR to ${pathOf("within")}, which has one`],
  ])("a DATA_DIR of something else than a bank, such as %s with %s, begins no bank: %s", async (name, file, says) => {
    const path = join(pathOf(name), file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, "17");
    for (const mode of [{}, production]) await expectRefusal([{ ...mode, DATA_DIR: pathOf(name) }, says]);
    expect(existsSync(join(pathOf(name), "bank.lock"))).toBe(false);
  });

  itAfterChange(
    "a new bank is announced before its database exists, also where the bank left its own files",
    async () => {
      mkdirSync(pathOf("begins"));
      for (const file of ["bank.lock", "room-key.pem", "room-certificate.pem"])
        writeFileSync(join(pathOf("begins"), file), "");
      const onNew = vi.fn(() => expect(existsSync(pathOf("begins/postgresql"))).toBe(false));
      for (const _ of ["first", "second"]) await (await openDatabase({ folder: pathOf("begins"), onNew })).close();
      expect(onNew).toHaveBeenCalledOnce();
    },
  );

  it("a production bank with the demonstration companies is refused until their people are locked out", async () => {
    const { store } = embeddedOf("1.0.0", folder);
    const variables = { ...production, DATA_DIR: store.folder };
    await expectRefusal([
      variables,
      "or lock these 9 people out: run --lock-demonstration, on older tables after --migrate.",
    ]);
    // A refused start has not updated the tables.
    expect(await refusalOfCommand(["--lock-demonstration"], variables)).toContain("run --migrate first");
    expect(await refusalOfCommand(["--migrate"], variables)).toContain(
      "are up to date. This bank has the demonstration",
    );
    expect(await refusalOf({ DATA_DIR: store.folder, NODE_ENV: "" })).toBe("");
    const { db, close } = await openDatabase(store);
    await db.deleteFrom("shared_settings").execute();
    const log = openLog("silent");
    const warn = vi.spyOn(log, "warn");
    const shared = sharedSettingsOf(readConfiguration({ ...usual, NODE_ENV: "" }));
    for (const _ of ["first", "second"]) await refuseOtherSettings(db, shared, "embedded", log);
    expect(warn.mock.calls).toEqual([[{ event: "settings_recorded" }, expect.stringContaining("CODE_KEY")]]);
    await close();
    await expectRefusal([variables, "run --lock-demonstration"]);
    expect(await refusalOfCommand(["--accept-settings"], variables)).toContain("start with these settings");
    expect(await refusalOfCommand(["--lock-demonstration"], variables)).toMatch(/^9 people/);
    expect(await refusalOf(variables)).toBe("");
    const confirmed = await refusalOfCommand(["--confirm", "1", "--by", "Yaw"], variables);
    expectHelp(confirmed, [variables, "set SMTP_URL for e-mails, or SMS_URL for SMS"]);
    // The same folder without NODE_ENV would serve customers with the powers of trainers.
    await expectRefusal([{ ...secrets, NODE_ENV: "", DATA_DIR: store.folder }, "Correct NODE_ENV, or name another"]);
  });

  it("a CODE_KEY that is another one than before is refused, and accepted on purpose", async () => {
    const [before, after] = [{ DATA_DIR: pathOf("keys") }, { DATA_DIR: pathOf("keys"), CODE_KEY: "c".repeat(43) }];
    expect(await refusalOf(before)).toBe("");
    await expectRefusal([after, "CODE_KEY is another one than before. Set the former value"]);
    expect(await refusalOfCommand(["--change-signing-key"], after)).toContain("CODE_KEY is another one than before");
    await refusalOfCommand(["--accept-settings"], after);
    expect(await refusalOf(after)).toBe("");
    await expectRefusal([before, "CODE_KEY is another one than before"]);
  });

  it("a CLIENT_CONFIGURATION that is no JSON is named", async () => {
    writeFileSync(pathOf("client.json"), "apiBasePath: /api");
    await expectRefusal([{ CLIENT_CONFIGURATION: pathOf("client.json") }, "CLIENT_CONFIGURATION: "]);
  });
});

describe("A start with a database that cannot be used", () => {
  const at = (host: string, more = "") => ({ DATABASE_URL: `postgres://clerk:${PASSWORD}@${host}/bank${more}` });

  it("a server that is down, and a host that is unknown, are named without the password", async () => {
    const stopped = "no server listens at 127.0.0.1:1. Start PostgreSQL, or correct the host and the port";
    await expectRefusal([at("127.0.0.1:1"), `DATABASE_URL: ${stopped} (ECONNREFUSED).`]);
    const MIGRATION_DATABASE_URL = `postgres://owner:${PASSWORD}@127.0.0.1:1/bank`;
    await expectRefusal([{ ...at("127.0.0.1:1"), MIGRATION_DATABASE_URL }, `MIGRATION_DATABASE_URL: ${stopped}`]);
    await expectRefusal([at("database.invalid"), "DATABASE_URL: the "]);
  });

  it.each([
    ["28P01", "the server refuses the password of the role clerk. Correct the password (28P01)."],
    ["3D000", "the server has no database bank. Create it, or correct the name (3D000)."],
    ["28000", "the server does not admit the role clerk. Create it, or allow it in pg_hba.conf (28000)."],
    ["53300", "the server has no free connection. Raise max_connections, or run fewer processes (53300)."],
    ["57P03", "the server is starting or closing. Start the bank again when it is ready (57P03)."],
    ["28000", "the address names no role. Add one: postgres://role:password@host:5432/database (28000).", ""],
  ])("a refusal of PostgreSQL is explained: %s", async (code, words, role = `clerk:${PASSWORD}@`) => {
    const fields = `SFATAL\0C${code}\0Mrefused\0\0`;
    const head = Buffer.from("E\0\0\0\0");
    head.writeInt32BE(4 + fields.length, 1);
    const port = await portOf(createServer((socket) => answer(socket, () => socket.end(head + fields))));
    await expectRefusal([{ DATABASE_URL: `postgres://${role}127.0.0.1:${port}/bank` }, `DATABASE_URL: ${words}`]);
  });

  it("a port of another program is named", async () => {
    const port = await portOf(createServer((socket) => answer(socket, () => socket.end("HTTP/1.1 400\r\n\r\n"))));
    await expectRefusal([at(`127.0.0.1:${port}`), "Check that PostgreSQL listens there"]);
  });

  it("a server without TLS, with a certificate that is not trusted, and a missing certificate are named", async () => {
    const refusing = await portOf(createServer((socket) => answer(socket, () => socket.end("N"))));
    await expectRefusal([
      at(`127.0.0.1:${refusing}`, "?sslmode=verify-full"),
      "Remove sslmode (or ssl) from the address",
    ]);
    const { private: key, cert } = await generate([{ name: "commonName", value: "db" }], { keyType: "ec" });
    const secured = createServer((socket) =>
      answer(socket, () => {
        socket.write("S");
        new TLSSocket(socket, { isServer: true, key, cert }).on("error", () => {});
      }),
    );
    const port = await portOf(secured);
    await expectRefusal([
      at(`127.0.0.1:${port}`, "?sslmode=verify-full"),
      "Name the file of its authority: sslrootcert=",
    ]);
    const nowhere = "?sslmode=verify-full&sslrootcert=/nowhere.pem";
    await expectRefusal([at(`127.0.0.1:${port}`, nowhere), "DATABASE_URL: there is no file /nowhere.pem. Correct"]);
  });

  itOnPostgres("a database that is missing, of a later release, or of an unsafe role is named", async () => {
    const DATABASE_URL = await newPostgresUrl();
    const missing = new URL("/missing", DATABASE_URL).href;
    await expectRefusal([{ DATABASE_URL: missing }, "the server has no database missing. Create it"]);
    await expectRefusal([{ ...production, DATABASE_URL, DATA_DIR: "" }, "Use a role of the bank's own"]);
    const foreign = new URL(await newPostgresUrl());
    const role = `guest_${foreign.pathname.slice(-12)}`;
    const owner = openPostgres(foreign.href);
    await sql`create role ${sql.id(role)} login`.execute(owner.db);
    await owner.close();
    foreign.username = role;
    await expectRefusal([{ DATABASE_URL: foreign.href }, "has no tables of a bank. Correct the name, or set"]);
  });
});

describe("Processes of one bank on a server", () => {
  const others: readonly Variables[] = [
    { PAYLOAD_SECRET: "p".repeat(43) },
    { CODE_KEY: "k".repeat(43) },
    { CIPHER: "off" },
    { API_BASE_PATH: "/bank/v2" },
  ];

  itOnPostgres("a process with another secret or setting is refused, and the table does not show secrets", async () => {
    const at = { DATABASE_URL: await newPostgresUrl(), ...secrets };
    expect(await refusalOf(at)).toBe("");
    for (const other of others)
      await expectRefusal([
        { ...at, ...other },
        `${Object.keys(other)} is another one than before. Set the former value`,
      ]);
    const bank = await openDatabase({ url: at.DATABASE_URL, folder: "" });
    const rows = await bank.db.selectFrom("shared_settings").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain("aaaa");
    expectHelp(await refusalOfCommand(["--accept-settings"], at), [at, "Stop all processes of the bank"]);
    await bank.close();
  });

  itOnPostgres("a MIGRATION_DATABASE_URL of another database is refused, and neither is changed", async () => {
    const [DATABASE_URL, MIGRATION_DATABASE_URL] = [await newPostgresUrl(), await newPostgresUrl()];
    const says = "MIGRATION_DATABASE_URL names another database than DATABASE_URL";
    await expectRefusal([{ DATABASE_URL, MIGRATION_DATABASE_URL }, says]);
    const variables = { DATABASE_URL, MIGRATION_DATABASE_URL };
    expectHelp(await refusalOfCommand(["--migrate"], variables), [variables, says]);
    for (const url of [DATABASE_URL, MIGRATION_DATABASE_URL]) {
      const at = { DATABASE_URL: url };
      expectHelp(await refusalOfCommand(["--audit"], at), [at, "has no tables of a bank. Correct the name"]);
    }
    // Another name of the same server.
    const { port, pathname } = new URL(DATABASE_URL);
    const same = DATABASE_URL.replace(/@[^/]*/, `@localhost:${port}`);
    expect(await refusalOf({ DATABASE_URL: same, MIGRATION_DATABASE_URL: DATABASE_URL }), pathname).toBe("");
  });
});

/** Opens an embedded database for a moment. */
async function within(folder: string, use: (db: Database) => Promise<unknown>): Promise<void> {
  const { db, close } = await openDatabase({ folder });
  await use(db).finally(close);
}

async function portOf(server: Server): Promise<string> {
  servers.push(server.listen(0, "127.0.0.1"));
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  return typeof address === "object" && address ? String(address.port) : "";
}

const answer = (socket: Socket, write: () => void) => socket.on("error", () => {}).once("data", write);
