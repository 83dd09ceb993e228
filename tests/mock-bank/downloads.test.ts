import { beforeAll, describe, expect, it } from "vitest";
import type { Menu } from "../../contract/description/access";
import type { Endpoint, InputOf } from "../../contract/endpoint";
import { bankApi } from "../../contract/index";
import { bankNow } from "../../mock-bank/core/clock";
import { type OpenedCompany, openCompany, signedIn } from "../support/bank";
import { aBank } from "../support/each-bank";
import { moneyOperations } from "../support/money-operations";
import { documentTextOf, pagesOf, rowsOf } from "../support/read-files";
import { type Answer, WireClient } from "../support/wire-client";

const { payments, reports } = bankApi;
const NOT_PERMITTED = { code: 1, description: "You don't have permission to do this." };
/** Numbers in the bank's format that do not exist. */
const NOBODYS = { paid: "T270101000000000", bulk: "B270101000000000", account: "1029999999999" };
type Named = typeof NOBODYS & { readonly today: string };

/** Every call that returns a file or the content of one, and a menu that allows it. */
const downloads: readonly {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly menu: Menu;
  readonly input: (named: Named) => object;
}[] = [
  {
    name: "a receipt",
    endpoint: payments.receipt,
    menu: "Transfers",
    input: ({ paid }) => ({ trnxID: paid }),
  },
  ...(["PDF", "EXCEL", "WORD"] as const).map((reportType) => ({
    name: `a payment advice as ${reportType}`,
    endpoint: reports.paymentAdvice,
    menu: "Transaction Reports" as const,
    input: ({ paid }: Named) => ({ transactionId: paid, reportType }),
  })),
  {
    name: "who was paid by a bulk",
    endpoint: reports.fetchBulkRows,
    menu: "Transaction Reports",
    input: ({ bulk }) => ({ bulkId: bulk, pageNumber: 1, pageSize: 10 }),
  },
  {
    name: "the rows of a bulk",
    endpoint: bankApi.approvals.drillDown,
    menu: "Pending Request",
    input: ({ bulk }) => ({ bulkId: bulk, pageNumber: 1, pageSize: 10 }),
  },
  ...(["PDF", "Excel"] as const).map((downloadType) => ({
    name: `a statement as ${downloadType}`,
    endpoint: bankApi.statements.statement,
    menu: "Bank Statements" as const,
    input: ({ account, today }: Named) => ({
      accountNumber: account,
      startDate: today,
      endDate: today,
      isDownload: true,
      downloadType,
    }),
  })),
  ...(["csv", "camt053"] as const).map((format) => ({
    name: `a statement for bookkeeping as ${format}`,
    endpoint: bankApi.statements.forBooks,
    menu: "Bank Statements" as const,
    input: ({ account, today }: Named) => ({ accountNumber: account, startDate: today, endDate: today, format }),
  })),
];

/**
 * The menus of each user; each set allows one kind of download. Users who can decide may also read the rows of a
 * decided bulk payment.
 */
const viewers: readonly (readonly Menu[])[] = [
  ["Transfers"],
  ["Transaction Reports"],
  ["Pending Request"],
  ["Bank Statements"],
  ["FX Transfers and Rates"],
  ["Dashboard", "Bank Statements", "My Requests", "Pending Request"],
];
const roleWith = ([first]: readonly Menu[]) => (first === "Pending Request" ? "Authorizer" : "Viewer");
const ELSEWHERE = 4;
const WITHOUT_PAYMENTS = 5;

describe("Downloads", () => {
  const bank = aBank();
  let ours: OpenedCompany;
  let named: Named;
  /** Signs in a viewer; the first user of the company is the one who paid. */
  const viewer = (place: number) => signedIn(bank.running, ours, place + 1);
  const whoHas = (menu: Menu) => viewer(viewers.findIndex(([first]) => first === menu));
  const aStranger = async () => signedIn(bank.running, await openCompany(bank.running), "Single");

  beforeAll(async () => {
    ours = await openCompany(bank.running, {
      users: [{ role: "Single" }, ...viewers.map((menus) => ({ role: roleWith(menus), menus }) as const)],
    });
    const single = await signedIn(bank.running, ours, "Single");
    const [from = "", to = ""] = ours.accounts.map(({ accountNumber }) => accountNumber);
    const pay = async (name: string) => {
      const operation = moneyOperations.find((each) => each.name === name);
      if (!operation) throw new Error(`${name} moves no money`);
      const answer = await single.confirm(operation.endpoint, operation.input(from, to), operation.shown(to));
      if (answer.code !== 0) throw new Error(`${name}: ${answer.description}`);
      return String(answer.transactionId);
    };
    const [paid, bulk] = [await pay("payments.toSelf"), await pay("mobileMoney.payBulk")];
    const now = await bankNow(bank.running.bank.db);
    const today = now.toISOString().slice(0, 10).split("-").reverse().join("-");
    named = { paid, bulk, account: from, today };
  });

  it.each(downloads)(
    "$name can be downloaded by one company, with its menu, until the session ends",
    async (download) => {
      const { endpoint, menu, input } = download;
      const client = await whoHas(menu);
      const imaginary = input({ ...NOBODYS, today: named.today });
      const given = await told(client, endpoint, input(named));
      expect(given.code).toBe(0);
      const stranger = await aStranger();
      const refused = await told(stranger, endpoint, input(named));
      expect(refused).not.toEqual(given);
      expect(await told(stranger, endpoint, imaginary)).toEqual(refused);
      expect(await told(client, endpoint, imaginary)).toEqual(refused);
      expect(await told(await viewer(WITHOUT_MENU[menu] ?? ELSEWHERE), endpoint, input(named))).toEqual(NOT_PERMITTED);

      const kept = Object.assign(new WireClient(bank.running, client.deviceId), { sessionId: client.sessionId });
      await client.call(bankApi.session.logout, {});
      for (const whoever of [kept, new WireClient(bank.running)])
        expect((await told(whoever, endpoint, input(named))).code).toBe(103);
    },
  );

  it.each(["EXCEL", "WORD", "PDF"] as const)(
    "a report as %s contains nothing of another company",
    async (downloadType) => {
      const asked = { transactionType: "OWN_ACCOUNT_TRANSFER", downloadType };
      const contentFor = async (client: WireClient) => {
        const response = await client.download(reports.download, asked as InputOf<typeof reports.download>);
        expect(response.headers.get("content-disposition")).toContain("attachment");
        return contentOf[downloadType](new Uint8Array(await response.arrayBuffer()));
      };
      expect(await contentFor(await whoHas("Transaction Reports"))).toContain(named.paid);
      expect(await contentFor(await aStranger())).not.toContain(named.paid);
      const denied = await (await viewer(ELSEWHERE)).call(reports.download, asked as InputOf<typeof reports.download>);
      expect(denied).toEqual(NOT_PERMITTED);
    },
  );
});

/** A receipt belongs to payments: a user who sees only statements and requests gets none. */
const WITHOUT_MENU: Partial<Record<Menu, number>> = { Transfers: WITHOUT_PAYMENTS };

const contentOf = {
  EXCEL: async (bytes: Uint8Array) => JSON.stringify(await rowsOf(bytes)),
  WORD: documentTextOf,
  PDF: async (bytes: Uint8Array) => (await pagesOf(bytes)).join(" "),
} as const;

/** Returns the envelope of an answer; for a file, success. */
async function told(client: WireClient, endpoint: Endpoint, input: object): Promise<Answer> {
  if (endpoint.answer !== "file") return client.call(endpoint, input);
  const file = await client.download(endpoint, input);
  return file.headers.has("content-disposition") ? { code: 0 } : client.call(endpoint, input);
}
