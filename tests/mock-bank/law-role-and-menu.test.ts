import { beforeAll, describe, expect, it } from "vitest";
import type { Menu } from "../../contract/description/access";
import type { Endpoint, InputOf } from "../../contract/endpoint";
import { bankApi } from "../../contract/index";
import { menuTitles } from "../../contract/menu-titles";
import { type Category, categoryNames, nameOf } from "../../mock-bank/values/wire-names";
import { type OpenedCompany, openCompany, signedIn, userOf } from "../support/bank";
import { controlOf } from "../support/control";
import { aBank } from "../support/each-bank";
import type { Answer, WireClient } from "../support/wire-client";

/** The menu of the screen where requests of each kind are made. */
const screenOf: Readonly<Record<Category, Menu>> = {
  ownAccounts: "Transfers",
  sameBank: "Transfers",
  otherBank: "Transfers",
  bulkTransfer: "Transfers",
  mobileMoney: "Mobile Money",
  mobileMoneyBulk: "Mobile Money",
  prepaidCard: "Prepaid Card Load",
  prepaidCardBulk: "Prepaid Card Load",
  ghanaGov: "Bill Payments",
  ssnit: "Bill Payments",
  fx: "FX Transfers and Rates",
};

type Reader = { readonly role: "Viewer" | "Authorizer" | "Initiator"; readonly menu: Menu };
type Records = { readonly category: Category; readonly open: string; readonly paid: string; readonly own: string };
type Reading = {
  readonly what: string;
  /** Reads as the user and returns whether the answer holds the record. */
  readonly read: (reader: WireClient, records: Records) => Promise<boolean>;
  readonly isExpected: (reader: Reader, category: Category) => boolean;
};

const page = { pageNumber: 1, pageSize: 50 };
const isDecider = ({ role, menu }: Reader) => role === "Authorizer" && menu === "Pending Request";
const isBulkKind = (category: Category) => nameOf(category).form === "BULK";
const holds = (answer: object, id: string) => JSON.stringify(answer).includes(id);
const hasRows = ({ transaction }: Answer) => typeof transaction === "string" && transaction !== "[]";

const readings: readonly Reading[] = [
  {
    what: "the list of pending requests",
    read: async (reader, { category, open }) => {
      const [code] = nameOf(category).codes;
      const answer = isBulkKind(category)
        ? await reader.call(bankApi.approvals.pendingBulk, { requestType: code as "TRANSFER", ...page })
        : await reader.call(bankApi.approvals.pending, { transType: code, ...page });
      return holds(answer, open);
    },
    isExpected: ({ menu }) => menu === "Pending Request",
  },
  {
    what: "the review of a pending request",
    read: async (reader, { open }) => (await reader.call(bankApi.requests.review, { transactionId: open })).code === 0,
    isExpected: ({ menu }) => menu === "Pending Request",
  },
  {
    what: "the review of a decided request",
    read: async (reader, { paid }) => (await reader.call(bankApi.requests.review, { transactionId: paid })).code === 0,
    isExpected: isDecider,
  },
  {
    what: "the rows of a pending bulk",
    read: async (reader, { open }) =>
      hasRows(await reader.call(bankApi.approvals.drillDown, { bulkId: open, ...page })),
    isExpected: ({ menu }, category) => menu === "Pending Request" && isBulkKind(category),
  },
  {
    what: "the rows of a decided bulk",
    read: async (reader, { paid }) =>
      hasRows(await reader.call(bankApi.approvals.drillDown, { bulkId: paid, ...page })),
    isExpected: (reader, category) => isDecider(reader) && isBulkKind(category),
  },
  {
    what: "the list of own requests",
    read: async (reader, { category, own }) => {
      const { codes, form } = nameOf(category);
      const answer = await reader.call(bankApi.requests.mine, { transType: codes[0], requestType: form, ...page });
      return holds(answer, own);
    },
    isExpected: ({ role, menu }, category) =>
      role === "Initiator" && (menu === "My Requests" || menu === screenOf[category]),
  },
  {
    what: "the review of an own request",
    read: async (reader, { own }) => (await reader.call(bankApi.requests.review, { transactionId: own })).code === 0,
    isExpected: ({ role, menu }) => menu === "Pending Request" || (role === "Initiator" && menu === "My Requests"),
  },
  {
    what: "a receipt",
    read: async (reader, { paid }) => (await reader.call(bankApi.payments.receipt, { trnxID: paid })).code === 0,
    isExpected: ({ menu }, category) => menu === screenOf[category] || menu === "Transaction Reports",
  },
  {
    what: "a report",
    read: async (reader, { category, paid }) => {
      const asked = { transactionType: nameOf(category).report, ...page };
      // The contract names the reports in this way.
      const answer = isBulkKind(category)
        ? await reader.call(bankApi.reports.fetchBulk, asked as InputOf<typeof bankApi.reports.fetchBulk>)
        : await reader.call(bankApi.reports.fetch, asked as InputOf<typeof bankApi.reports.fetch>);
      return holds(answer, paid);
    },
    isExpected: ({ menu }) => menu === "Transaction Reports",
  },
  {
    what: "the payees of a bulk in a report",
    read: async (reader, { paid }) =>
      (await reader.call(bankApi.reports.fetchBulkRows, { bulkId: paid, ...page })).code === 0,
    isExpected: ({ menu }, category) => menu === "Transaction Reports" && isBulkKind(category),
  },
  {
    what: "a payment advice",
    read: (reader, { paid }) =>
      givesFile(reader, bankApi.reports.paymentAdvice, { transactionId: paid, reportType: "PDF" }),
    isExpected: ({ menu }) => menu === "Transaction Reports",
  },
];

async function givesFile<E extends Endpoint>(reader: WireClient, endpoint: E, input: InputOf<E>): Promise<boolean> {
  return (await reader.download(endpoint, input)).headers.has("content-disposition");
}

describe("A user with one menu", () => {
  const bank = aBank();
  const control = controlOf(bank);
  const readers: readonly Reader[] = [
    ...menuTitles.map((menu) => ({ role: "Viewer", menu }) as const),
    { role: "Authorizer", menu: "Pending Request" },
    ...[...new Set(Object.values(screenOf)), "My Requests" as const].map(
      (menu) => ({ role: "Initiator", menu }) as const,
    ),
  ];
  const MAKER = readers.length;
  const DECIDER = readers.length + 1;
  let company: OpenedCompany;
  let clients: readonly WireClient[];
  let decider: WireClient;

  beforeAll(async () => {
    const users = readers.map(({ role, menu }) => ({ role, menus: [menu] }));
    company = await openCompany(bank.running, {
      users: [...users, { role: "Initiator" }, { role: "Authorizer" }],
      accounts: [{ currency: "GHS", balance: "90000.00" }],
    });
    clients = await Promise.all(readers.map((_, place) => signedIn(bank.running, company, place)));
    decider = await signedIn(bank.running, company, DECIDER);
  });

  const ask = async (category: Category, place: number): Promise<string> => {
    const asked = {
      username: userOf(company, place).username,
      category,
      sourceAccount: company.accounts[0]?.accountNumber,
      amount: "1.00",
      narration: "Test",
      details: { destinationAccountNo: "1441000234567", phoneNumber: "0241234567", lastCardDigits: "1234" },
      ...(isBulkKind(category) && { rows: [{ amount: "1.00", transactionAmount: "1.00" }] }),
    };
    return String((await control("POST", "requests/any", asked)).transactionId);
  };
  const approve = async (category: Category, id: string) => {
    const { codes, form } = nameOf(category);
    const decision = { transactionId: id, transType: codes[0], requestType: form, approvalStatus: "APPROVE" } as const;
    const payee = { mobileMoney: "4567", prepaidCard: "1234", ghanaGov: undefined, ssnit: undefined };
    const to = isBulkKind(category) ? undefined : category in payee ? payee[category as keyof typeof payee] : "4567";
    const answer = await decider.confirm(bankApi.approvals.approve, decision, { total: "GHS 1.00", ...(to && { to }) });
    expect(answer.description).toBe("The request has been approved.");
  };

  for (const category of categoryNames)
    it(`requests of ${category} are read as role and menu allow @S1-1-20`, async () => {
      const [open, paid] = [await ask(category, MAKER), await ask(category, MAKER)];
      await approve(category, paid);
      for (const [place, reader] of readers.entries()) {
        const client = clients[place] as WireClient;
        const own = reader.role === "Initiator" ? await ask(category, place) : open;
        for (const { what, read, isExpected } of readings) {
          const isRead = await read(client, { category, open, paid, own });
          expect({ ...reader, what, isRead }).toEqual({ ...reader, what, isRead: isExpected(reader, category) });
        }
      }
    });
});
