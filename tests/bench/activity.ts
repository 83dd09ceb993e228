import { performance } from "node:perf_hooks";
import pg from "pg";
import { createCompany } from "../../mock-bank/companies/create-company";
import { isRefusal } from "../../mock-bank/core/handler";
import type { OpenBank } from "../../mock-bank/database/open-bank";
import { openDatabase } from "../../mock-bank/opening/open";
import {
  type ActivityFilter,
  activityBatches,
  activityPage,
  activityRange,
} from "../../mock-bank/reports/activity-list";
import { type Actors, actOften } from "../support/many-acts";
import { OwnPostgres } from "../support/postgres";
import { atMost, figure, median, type Row } from "./row";

const FEW = 10_000;
const MANY = 1_000_000;
const PAGE = 50;
const ROUNDS = 15;
const PAGE_MS_MAX = 100;
const DAY = 86_400_000;

type Acted = OpenBank & Actors;

/** The pages of a company's activity with a million entries, compared with ten thousand, on one PostgreSQL server. */
export async function activityRows(): Promise<readonly Row[]> {
  const server = await OwnPostgres.start();
  if (!server) throw new Error("There is no PostgreSQL server: see the README, POSTGRES_BIN.");
  try {
    return await measured(await acted(server.url, "few", FEW), await acted(server.url, "many", MANY));
  } finally {
    server.stop();
  }
}

async function measured(few: Acted, many: Acted): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const [name, narrow] of Object.entries(filters)) {
    const page = ({ db, ...actors }: Acted) =>
      activityPage(db, filterOf(actors, narrow(actors)), { after: undefined, max: PAGE });
    const times = { few: [] as number[], many: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      times.few.push(await timeOf(() => page(few)));
      times.many.push(await timeOf(() => page(many)));
    }
    const value = median(times.many);
    rows.push(atMost({ name: `activity, ${name}, ${MANY} entries`, value, unit: "ms" }, PAGE_MS_MAX));
    rows.push(figure({ name: `activity, ${name}, ${FEW} entries`, value: median(times.few), unit: "ms" }));
  }
  rows.push(await fileRow(many));
  await few.close();
  await many.close();
  return rows;
}

type Narrow = (actors: Actors) => Partial<ActivityFilter>;
const filters: Readonly<Record<string, Narrow>> = {
  "newest page of a year": () => ({}),
  "page of a kind": () => ({ kind: "DOWNLOAD" }),
  "page of a person": ({ userIds }) => ({ personId: userIds.at(-1) }),
  "page of an account": ({ accountIds }) => ({ accountId: accountIds[0] }),
  "page of a day half a year ago": () => ({ from: daysAgo(181), until: daysAgo(180) }),
  "kind that the person never did": ({ userIds }) => ({ personId: userIds.at(-1), kind: "DOWNLOAD" }),
};

const daysAgo = (days: number): Date => new Date(Date.now() - days * DAY);

const filterOf = ({ companyId }: Actors, narrow: Partial<ActivityFilter>): ActivityFilter => ({
  companyId,
  from: daysAgo(365),
  until: daysAgo(-1),
  kind: undefined,
  personId: undefined,
  accountId: undefined,
  ...narrow,
});

async function acted(server: string, name: string, count: number): Promise<Acted> {
  await ask(server, `create database ${name}`);
  const url = new URL(`/${name}`, server).href;
  const opened = await openDatabase({ url, folder: "" });
  const { db } = opened;
  const roles = ["Single", "Initiator", "Authorizer", "Viewer"] as const;
  const accounts = Array.from({ length: 10 }, () => ({ currency: "GHS" as const, balance: "0.00" }));
  const company = await createCompany(db, { users: roles.map((role) => ({ role })), accounts }, new Date());
  if (isRefusal(company)) throw new Error(company.description);
  const idsOf = async (table: "users" | "ledger_accounts") =>
    (await db.selectFrom(table).select("id").where("company_id", "=", company.id).execute()).map(({ id }) => id);
  const actors = { companyId: company.id, userIds: await idsOf("users"), accountIds: await idsOf("ledger_accounts") };
  await actOften(db, actors, count);
  await ask(url, "vacuum analyze", "checkpoint");
  return { ...opened, ...actors };
}

async function ask(url: string, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

/** Reads the longest CSV, without writing it. */
async function fileRow({ db, ...actors }: Acted): Promise<Row> {
  const filter = filterOf(actors, { from: daysAgo(36) });
  let entries = 0;
  const value = await timeOf(async () => {
    const range = await activityRange(db, filter, 100_000);
    if (range) for await (const part of activityBatches(db, filter, range)) entries += part.length;
  });
  if (entries < 90_000) throw new Error(`The file has ${entries} entries`);
  return figure({ name: `activity, reading a file of ${entries} entries`, value: value / 1000, unit: "s" });
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
