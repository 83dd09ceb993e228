import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, it } from "vitest";
import { HttpStatements } from "../../adapters/bank-api/accounts/http-statements";
import { toExpenditure } from "../../adapters/bank-api/accounts/map-expenditure";
import { toAccount } from "../../adapters/bank-api/beneficiaries/map-beneficiaries";
import { HttpBills } from "../../adapters/bank-api/bills/http-bills";
import { toBulkRows } from "../../adapters/bank-api/payments/map-bulk";
import { toNameCheck } from "../../adapters/bank-api/payments/map-name-check";
import { toSamePayments } from "../../adapters/bank-api/payments/map-same-payments";
import { HttpReports } from "../../adapters/bank-api/reports/http-reports";
import { toReportPage } from "../../adapters/bank-api/reports/map-reports";
import { HttpNotices } from "../../adapters/bank-api/requests/http-notices";
import { toCase, toTrail } from "../../adapters/bank-api/requests/http-trail";
import { toBulkEntries } from "../../adapters/bank-api/requests/map-bulk-entries";
import { toRequestPage } from "../../adapters/bank-api/requests/map-requests";
import { toReview } from "../../adapters/bank-api/requests/map-review";
import { HttpSchedules } from "../../adapters/bank-api/schedules/http-schedules";
import { HttpSession } from "../../adapters/bank-api/session/http-session";
import { HttpSupport } from "../../adapters/bank-api/support/http-support";
import { BankClient, type BankClientDependencies } from "../../adapters/bank-api/transport/bank-client";
import { type ListedField, listedValues } from "../../contract/listed-values";
import { expenditureTypes } from "../../domain/accounts/expenditure";
import { allCategories, isBulk } from "../../domain/payments/categories";
import { ok } from "../../domain/result";
import type { Role } from "../../domain/session/roles";
import { MovementType } from "../../ui/accounts/movement-table";
import { sectionColumns as payeeColumnsOf } from "../../ui/beneficiaries/beneficiary-list";
import { words as dashboard } from "../../ui/dashboard/words";
import type { Column } from "../../ui/kit/lists/column";
import { bulkColumns } from "../../ui/payments/bulk/bulk-columns";
import { confirmedNameText, nameCheckWords, samePaymentsText } from "../../ui/payments/check-words";
import { CaseCard } from "../../ui/payments/where/case-card";
import { stageLabels } from "../../ui/payments/where/where-words";
import { activityFacts } from "../../ui/reports/activity-screen";
import { payeeColumns, reportColumns } from "../../ui/reports/report-columns";
import { adviceFacts, reportFacts } from "../../ui/reports/report-facts";
import { columnsOf, myRequestColumns, pendingColumns } from "../../ui/requests/columns";
import { myEntryColumns, pendingEntryColumns } from "../../ui/requests/entry-columns";
import { requestFacts } from "../../ui/requests/request-facts";
import { scheduleColumns } from "../../ui/schedules/schedules-screen";
import { states as paperStates } from "../../ui/support/verify-words";
import { anAccount } from "../support/a-payment";
import { requestOf } from "../support/a-person";
import { aCandidate } from "../support/a-session";
import { expectedWords } from "../support/expected-words";
import { InMemoryBank } from "../support/in-memory-bank";
import { openWithNotices } from "./a-bell";
import { ama, field, kofi, openWorkspace, press, settle, signedIn, type } from "./a-workspace";

const NEWER = "NEWER_VALUE";

/** Returns all texts that the screens show for a code. */
type DisplayedTexts = (code: string) => readonly string[] | Promise<readonly string[]>;

/** Returns a client whose bank answers every call with the given reply. */
const clientAnswering = (reply: object) =>
  Object.assign(new BankClient({ log: { warn: () => {} } } as unknown as BankClientDependencies), {
    call: async () => ok(reply),
  } as unknown as BankClient);

const textOf = (node: ReactNode): string => renderToStaticMarkup(node).replaceAll(/<[^>]+>/g, "");

const cellsOf = <Row,>(columns: readonly Column<Row>[], row: Row): readonly string[] =>
  columns.flatMap(({ lines }) => lines(row)).map(textOf);

const wireRow = {
  transactionId: "T1",
  bulkId: "B1",
  id: "T1",
  totalAmount: "10.00",
  transactionAmount: "10.00",
  amount: "10.00",
  createDate: "20-11-2026 09:30",
  totalCount: "1",
  workFlowStatus: "PENDING",
  genericTransType: "OWN-TRANSFER",
};

/** Returns the cells and details of a request of every category, in lists and reports. */
function shownOfRequest(fields: object): readonly string[] {
  return allCategories.flatMap((category) => {
    const [request] = toRequestPage({ transactions: [{ ...wireRow, ...fields }], size: 1 }, () => category)?.rows ?? [];
    if (!request) throw new Error(`A ${category} is not readable`);
    return [
      ...cellsOf(columnsOf(pendingColumns, category), request),
      ...cellsOf(columnsOf(myRequestColumns, category), request),
      ...requestFacts(request).map(({ value }) => textOf(value)),
      ...shownOfReport(category, fields),
    ];
  });
}

function shownOfReport(category: (typeof allCategories)[number], fields: object): readonly string[] {
  const [record] = toReportPage(category, [{ ...wireRow, ...fields }], 1)?.rows ?? [];
  if (!record) throw new Error(`A report of ${category} is not readable`);
  return [
    ...cellsOf(reportColumns[category], record),
    ...cellsOf(payeeColumns, record),
    ...[...reportFacts(record), ...adviceFacts(record)].map(({ value }) => textOf(value)),
  ];
}

/** Returns the cells of an entry of every bulk category. */
function shownOfEntry(fields: object): readonly string[] {
  return allCategories.filter(isBulk).flatMap((category) => {
    const [bulk] = toRequestPage({ transactions: [wireRow], size: 1 }, () => category)?.rows ?? [];
    const [entry] = toBulkEntries(category, "GHS", JSON.stringify([{ ...wireRow, ...fields }]), 1) ?? [];
    if (!bulk || !entry) throw new Error(`A row of ${category} is not readable`);
    // The columns match the category of the entry, which TypeScript cannot infer.
    const [pending, mine] = [pendingEntryColumns, myEntryColumns(bulk)].map((table) => table[category]) as unknown as [
      readonly Column<typeof entry>[],
      readonly Column<typeof entry>[],
    ];
    return [...cellsOf(pending, entry), ...cellsOf(mine, entry)];
  });
}

/**
 * A movement without a known direction and a beneficiary without a known route make their list unreadable, as a wrong
 * amount does.
 */
const LIST_REFUSED = "The list is refused as unreadable.";

/** The client leaves out kinds of messages that it has no words for; the bank still sends such messages. */
const LEFT_OUT = "The kind is left out.";

/** Unknown results of a comparison are left out, because the user could not confirm them. */
const NOTHING_ASKED = "Nothing is asked.";

const wireCase = {
  caseNumber: "C-1",
  kind: "FIND",
  status: "OPEN",
  askedBy: "Kofi Boateng",
  askedOn: "20-11-2026 09:30",
  answerBy: "24-11-2026",
  answers: [],
};

const displayedTexts: { readonly [Kind in ListedField]?: DisplayedTexts } = {
  requestStatus: (code) => [
    ...shownOfRequest({ workFlowStatus: code, status: code }),
    ...shownOfEntry({ transactionStatus: code }),
  ],
  requestEvent: async (event) => {
    const bank = new InMemoryBank();
    const maker = await signedIn(kofi, bank);
    await requestOf(maker.person);
    const { person } = await openWorkspace(kofi, "/myRequests", { bank });
    const events = [{ event, by: "Efua Asante", at: "20-11-2026 09:30", detail: "" }];
    const reply = { approvals: 1, approvalsNeeded: 1, events, likelyDuplicates: [] };
    person.requests.review = async () => ok(toReview(reply, "GHS"));
    fireEvent.click(screen.getAllByRole("button", { name: /^History of/ })[0] ?? document.body);
    await settle();
    const story = screen.getByRole("region", { name: "What happened so far" });
    return within(story)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent ?? "");
  },
  noticeKind: async (kind) => {
    const preference = { kind, inClient: true, byEmail: true, bySms: false, isFixed: false };
    await openWithNotices(ama, {
      preferences: new HttpNotices(clientAnswering({ preferences: [preference] })).preferences,
    });
    await press("Notices");
    await press("What I am told");
    const kinds = within(screen.getByRole("dialog"))
      .queryAllByRole("rowheader")
      .map(({ textContent }) => textContent ?? "");
    return kinds.length > 0 ? kinds : [LEFT_OUT];
  },
  requestType: (code) => shownOfRequest({ genericTransType: code }),
  transferType: (code) => shownOfRequest({ transferType: code }),
  rowTransferType: (code) => shownOfEntry({ transactionType: code }),
  savedTransferType: (code) => {
    const saved = toAccount({ id: "1", name: "Ama", accountNumber: "1020304050607", transferType: code });
    if (!saved) return [LIST_REFUSED];
    return payeeColumnsOf.sameBank.map(({ lines }) => String(lines({ kind: "single", saved, id: saved.id })[0]));
  },
  contributionType: (code) => shownOfRequest({ contributionType: code }),
  network: (code) => [
    ...shownOfRequest({ networkCode: code, txnMobileMoneyCode: code }),
    ...shownOfEntry({ netWork: code }),
    ...checkedRow("mobileMoneyBulk", { netWork: code }),
  ],
  invoiceStatus: async (code) => {
    const { person } = await openWorkspace(ama, "/billPayments");
    person.bills.invoice = new HttpBills(clientAnswering({ invoiceStatus: code, totalAmount: "350.00" })).invoice;
    type("Service Name", "Direct taxes");
    type("Invoice/Advice/Reference Number", "GG-1001");
    await press("Verify");
    return [field("Invoice Status").value];
  },
  frequency: async (code) => {
    const transactions = [{ scheduleId: "S1", transactionAmount: "10.00", frequency: code }];
    const listed = await new HttpSchedules(clientAnswering({ transactions })).list("ownAccounts");
    return listed.ok ? listed.value.flatMap((schedule) => cellsOf(scheduleColumns, schedule)) : [];
  },
  movementType: async (code) => {
    const transactions = [{ type: code, amount: "10.00" }];
    const period = { start: "2026-11-01", end: "2026-11-20" } as const;
    const found = await new HttpStatements(clientAnswering({ transactions })).movements({
      account: anAccount(),
      period,
    });
    return found.ok ? found.value.movements.map(({ type }) => textOf(<MovementType type={type} />)) : [LIST_REFUSED];
  },
  expenditureType: (code) => {
    const spent = toExpenditure({ dashboardExpenditureList: [{ txnType: code, totalAmount: "1.00" }] }, "GHS");
    const kinds = expenditureTypes.filter((kind) => spent?.byType[kind].minor === 100);
    return kinds.map((kind) => dashboard.expenditure.kinds[kind]);
  },
  activityKind: async (kind) => {
    const entry = { date: "20-11-2026 09:30:00", kind, title: "", detail: "", transactionId: "", accountNumber: "" };
    const reply = { count: 1, entries: [{ ...entry, seal: "5" }], people: [] };
    const period = { start: "2026-11-01", end: "2026-11-20" } as const;
    const filter = { period, kind: "", personId: "", account: "" } as const;
    const page = await new HttpReports(clientAnswering(reply)).activity(filter, { after: undefined, size: 10 });
    return page.ok ? page.value.entries.flatMap(activityFacts).map(({ value }) => textOf(value)) : [];
  },
  nameMatch: (result) => {
    const check = toNameCheck({ result, savedName: "Landlord", accountName: "Akosua Nyarko" });
    return check ? [nameCheckWords.results[check.result], confirmedNameText(check)] : [NOTHING_ASKED];
  },
  samePaymentState: (state) => {
    const wire = {
      transactionId: "T1",
      state,
      date: "20-11-2026 09:30",
      by: "Kofi",
      rowsInCommon: 1,
      rowsOfPayment: 1,
      amount: "1.00",
    };
    const same = toSamePayments({ samePayments: [wire] }, "GHS");
    return [(same && samePaymentsText(same, { kind: "single" })) ?? ""];
  },
  paymentStage: (stage) =>
    toTrail({ stages: [{ stage }], cases: [], mayAsk: [] }).stages.map(({ kind }) => stageLabels[kind]),
  caseKind: (kind) => [textOf(<CaseCard bankCase={toCase({ ...wireCase, kind })} />)],
  caseStatus: (status) => [textOf(<CaseCard bankCase={toCase({ ...wireCase, status })} />)],
  paperState: async (state) => {
    const reply = { state, isApprovedByTwo: false, isReplaced: false };
    const today = await new HttpSupport(clientAnswering(reply)).paperToday("");
    if (!today.ok) return [];
    const { title = "", text } = paperStates[today.value.state];
    return [title, text("")];
  },
  role: async (code) => {
    const reply = { sessionId: "s", roles: [{ name: code }], menus: [] };
    const session = new HttpSession(clientAnswering(reply), { id: async () => "d", model: "m" });
    const opened = await session.checkSignInCode(aCandidate(), "12345");
    const roles: readonly Role[] = opened.ok ? opened.value.user.roles : [];
    await openWorkspace({ ...ama, roles }, "/dashboard");
    return [...document.querySelectorAll(".signed-in-as > span")].map(({ textContent }) => textContent ?? "");
  },
};

/** Returns the cells of a row of an uploaded file after the bank's check. */
function checkedRow(category: "bulkTransfer" | "mobileMoneyBulk", fields: object): readonly string[] {
  const [row] = toBulkRows(category, [{ ...wireRow, ...fields }], "GHS") ?? [];
  return row ? bulkColumns(category).map(({ show }) => textOf(show(row))) : [];
}

const hasToken = (text: string, code: string): boolean =>
  new RegExp(`(^|[^\\w])${code.replaceAll(/[-&]/g, "\\$&")}($|[^\\w])`).test(text);

/** The fallback texts of newer values that are not shown as "Unknown". */
const otherFallbacks: { readonly [Kind in ListedField]?: string } = {
  expenditureType: "Others",
  network: NEWER,
  noticeKind: LEFT_OUT,
  nameMatch: NOTHING_ASKED,
  paperState: "Genuine, state unknown",
  movementType: LIST_REFUSED,
  savedTransferType: LIST_REFUSED,
};

describe("labels of values from the bank", () => {
  afterEach(cleanup);

  for (const kind of Object.keys(displayedTexts) as ListedField[]) {
    it(`each value of ${kind} is shown in words only, and a newer value as unknown`, async () => {
      for (const [code, word] of Object.entries<string>(expectedWords[kind])) {
        const texts = (await displayedTexts[kind]?.(code)) ?? [];
        cleanup();
        expect(
          texts.some((text) => text.includes(word)),
          `${code} is shown as ${word}`,
        ).toBe(true);
        if (word !== code) expect(texts.filter((text) => hasToken(text, code))).toEqual([]);
        expect(texts.filter((text) => text.includes("Unknown"))).toEqual([]);
      }
      const texts = (await displayedTexts[kind]?.(NEWER)) ?? [];
      expect(texts.some((text) => text.includes(otherFallbacks[kind] ?? "Unknown"))).toBe(true);
      if (kind !== "network") expect(texts.filter((text) => text.includes(NEWER))).toEqual([]);
    }, 30_000);
  }

  it("the table has a word for each value of the contract", () => {
    for (const kind of Object.keys(listedValues) as ListedField[]) {
      expect(Object.keys(expectedWords[kind])).toEqual([...listedValues[kind]]);
    }
  });
});
