import type { Connection } from "../../mock-bank/database/tables";
import { balancesOf } from "../../mock-bank/ledger/balances";
import { journalOf } from "../../mock-bank/ledger/journal";
import { post } from "../../mock-bank/ledger/post";
import { newestNotices, unreadNotices } from "../../mock-bank/notices/notice-list";
import { havingSamePayments, samePayments } from "../../mock-bank/payments/same-payments";
import { waitingFor } from "../../mock-bank/requests/request-lists";
import { newestFailedRuns } from "../../mock-bank/schedules/failed-runs";
import { journalFactsOf } from "../../mock-bank/statements/bookings";
import { latestMovements, nextMovements } from "../../mock-bank/statements/movements";
import type { FilledBank } from "./long-history";

const DAY_MS = 86_400_000;
const PAGE = 100;
let posted = 0;

/** Queries that customers wait for. Their cost must not depend on the length of the bank's history. */
export const hotQueries: Readonly<Record<string, (db: Connection, bank: FilledBank) => Promise<unknown>>> = {
  balances: (db, { companyIds }) => balancesOf(db, anyOf(companyIds)),
  "newest page of a statement": (db, { accountIds }) =>
    latestMovements(db, anyOf(accountIds), { from: daysAgo(5 * 365), until: daysAgo(0) }, PAGE),
  "page in the middle of a statement": (db, { accountIds }) => pageOf(db, anyOf(accountIds)),
  "page in the middle of a statement for bookkeeping": async (db, { accountIds }) => {
    const { movements } = await pageOf(db, anyOf(accountIds));
    const ids = movements.map(({ id }) => id);
    return journalFactsOf(db, ids);
  },
  "newest notices of a company": (db, { companyIds }) =>
    newestNotices(db, { companyId: anyOf(companyIds), userId: "any" }, { max: 20 }),
  "number of unread notices": (db, { companyIds }) =>
    unreadNotices(db, { companyId: anyOf(companyIds), userId: "any" }),
  "journal of a request": (db, { newestRequestId }) => journalOf(db, newestRequestId),
  "requests that wait for a user": (db, { companyIds }) =>
    waitingFor(db, { companyId: anyOf(companyIds), userId: "any" }),
  "earlier payments that are the same": (db, { companyIds }) =>
    samePayments(db, {
      companyId: anyOf(companyIds),
      now: new Date(),
      currency: "GHS",
      payees: [{ payee: "1020304050607", amount: 1_00n }],
    }),
  "requests of a page that have a same payment": (db, { companyIds, newestRequestId }) =>
    havingSamePayments(db, [newestRequestId], { companyId: anyOf(companyIds), now: new Date() }),
  "failed payments of schedules": (db, { companyIds }) => newestFailedRuns(db, anyOf(companyIds), new Date()),
  posting: (db, { accountIds }) => {
    const from = anyOf(accountIds);
    const to = anyOf(accountIds.filter((id) => id !== from));
    posted += 1;
    const legs = [
      { accountId: from, amount: -1n, narration: "Hot" },
      { accountId: to, amount: 1n, narration: "Hot" },
    ];
    return post(db, { reference: `HOT-${process.pid}-${posted}`, description: "Hot", at: new Date(), legs });
  },
};

const pageOf = (db: Connection, accountId: string) =>
  nextMovements(
    db,
    accountId,
    { from: daysAgo(5 * 365), until: daysAgo(0) },
    { after: { at: daysAgo(3 * 365), id: "0" }, lastId: `${Number.MAX_SAFE_INTEGER}`, max: 30 },
  );

const daysAgo = (days: number): Date => new Date(Date.now() - days * DAY_MS);

function anyOf(ids: readonly string[]): string {
  const id = ids[Math.floor(Math.random() * ids.length)];
  if (!id) throw new Error("The bank was not filled");
  return id;
}
