import { beforeAll, expect, it } from "vitest";
import { bankApi } from "../../contract/index";
import type { Operation } from "../../features/support/operations";
import { approvalsHandlers } from "../../mock-bank/approvals/approvals-handlers";
import { cardBeneficiariesHandlers } from "../../mock-bank/beneficiaries/beneficiaries-handlers";
import { bulkTransfersHandlers } from "../../mock-bank/bulk/bulk-handlers";
import { mobileMoneyHandlers } from "../../mock-bank/mobile-money/mobile-money-handlers";
import { paymentsHandlers } from "../../mock-bank/payments/payments-handlers";
import { prepaidCardHandlers } from "../../mock-bank/prepaid-cards/prepaid-card-handlers";
import { orderOfficial } from "../../mock-bank/statements/official-statement";
import { payContribution, payInvoice } from "../support/a-bill-payer";
import { aCompanyOf, type Customer, type Outcome } from "../support/bank-customers";
import { onEachDatabase } from "../support/bank-database";

const { payments, bulkTransfers, mobileMoney, prepaidCard, approvals, statements, cardBeneficiaries } = bankApi;

/** Two companies: the calls come from the first. */
type Scene = {
  readonly ama: Customer;
  readonly kofi: Customer;
  readonly efua: Customer;
  readonly stranger: Customer;
  readonly current: string;
  readonly savings: string;
  readonly dollars: string;
  readonly strangers: string;
  /**
   * The ids of a pending request of Kofi's, a schedule and a saved card of Ama's, and a saved card of the stranger's.
   */
  readonly asked: string;
  readonly schedule: string;
  readonly card: string;
  readonly strangersCard: string;
};
type Attempt = readonly [what: string, call: (scene: Scene) => Promise<Outcome>];

/** Makes a call with a code for exactly its fields. */
async function confirmed(who: Customer, endpoint: unknown, handler: unknown, fields: object, told: object = {}) {
  // Each handler takes the decoded fields of its own endpoint.
  return (await who.ready({ endpoint, handler } as never, fields as never, told))();
}

const transferFields = (from: string, to: string, more: object = {}) => ({
  sourceAccount: from,
  destinationAccountNo: to,
  amount: "150.00",
  transactionFee: "0.00",
  currencyCode: "GHS",
  narration: "Rent",
  ...more,
});
const told = (to: string, total = "GHS 150.00") => ({ total, to: to.slice(-4) });

const sameBank = ({ ama, current }: Scene, to: string, more: object = {}) => {
  const fields = transferFields(current, to, { transType: "LOCAL-TRANSFER", ...more });
  return confirmed(ama, payments.toSameBank, paymentsHandlers.toSameBank, fields, told(to));
};

const THERE = "1441000777888";
const instantly = ({ ama, current }: Scene, more: object, total: string) => {
  const own = { transType: "OTHERBANK-TRANSFER", destinationBankCode: "300312", transactionFee: "5.00" };
  const fields = transferFields(current, THERE, { ...own, ...more });
  return confirmed(ama, payments.toOtherBankAtOnce, paymentsHandlers.toOtherBankAtOnce, fields, told(THERE, total));
};
const byClearing = ({ ama, current }: Scene, more: object, total = "GHS 150.00") => {
  const own = { transType: "OTHERBANK-TRANSFER", destinationBankCode: "040104", destinationAccountName: "Yaw" };
  const fields = transferFields(current, THERE, { ...own, ...more });
  return confirmed(ama, payments.toOtherBank, paymentsHandlers.toOtherBank, fields, told(THERE, total));
};

type Row = Readonly<Record<string, string>>;
const transferRow = { transactionType: "domestic", beneficiaryName: "Ama", transactionAmount: "75.00", charge: "0.00" };
const bulkTransfer = ({ ama, current }: Scene, rows: readonly Row[], total = "GHS 150.00") => {
  const data = { transferData: JSON.stringify(rows.map((row) => ({ ...transferRow, ...row }))) };
  const fields = { sourceAccount: current, transferType: "BULK-TRANSFER", isSchedule: "false", ...data };
  return confirmed(ama, bulkTransfers.pay, bulkTransfersHandlers.pay, fields, { total });
};
/** Rows of a checked list name their narration differently from typed rows. */
const transferRows = ({ savings }: Scene, narration: "transactionNarration" | "transactionDescription", more: Row) => [
  { beneficiaryAccount: savings, [narration]: "Wages" },
  { beneficiaryAccount: savings, [narration]: "Wages", ...more },
];
const badTransfers = (narration: "transactionNarration" | "transactionDescription"): readonly Attempt[] => [
  [
    "a row changed to an account that nobody has",
    (scene) => bulkTransfer(scene, transferRows(scene, narration, { beneficiaryAccount: "1999999999999" })),
  ],
  [
    "a row whose charge was left out",
    (scene) => {
      const instant = { transactionType: "instant", beneficiaryAccount: THERE, beneficiaryBankCode: "300312" };
      return bulkTransfer(scene, transferRows(scene, narration, instant));
    },
  ],
];

const walletRow = { netWork: "MTN", beneficiaryName: "Abdul", transactionType: "A2W", amount: "75.00" };
const bulkWallets = ({ ama, current }: Scene, rows: readonly Row[], more: object, total: string) => {
  const data = { transferData: JSON.stringify(rows.map((row) => ({ ...walletRow, description: "Wages", ...row }))) };
  const fields = { sourceAccount: current, totalElevyFee: "0.50", ...data, ...more };
  return confirmed(ama, mobileMoney.payBulk, mobileMoneyHandlers.payBulk, fields, { total });
};
const badWallets: readonly Attempt[] = [
  [
    "a row changed to a wallet that nobody has",
    (scene) => {
      const rows = [{ beneficiaryWalletNumber: "0244123456" }, { beneficiaryWalletNumber: "0244120000" }];
      return bulkWallets(scene, rows, {}, "GHS 151.50");
    },
  ],
  [
    "an E-Levy of nothing",
    (scene) => {
      const rows = [{ beneficiaryWalletNumber: "0244123456" }, { beneficiaryWalletNumber: "0244123456" }];
      return bulkWallets(scene, rows, { totalElevyFee: "0.00" }, "GHS 151.00");
    },
  ],
];

const bulkCards = ({ ama, current }: Scene, rows: readonly Row[]) => {
  const own = { customerId: "40012001", cardLastDigit: "0042", beneficiaryName: "Daniel", phoneNumber: "0244550101" };
  const data = {
    transferData: JSON.stringify(rows.map((row) => ({ ...own, amount: "75.00", narration: "x", ...row }))),
  };
  const fields = { sourceAccount: current, ...data };
  return confirmed(ama, prepaidCard.loadBulk, prepaidCardHandlers.loadBulk, fields, { total: "GHS 150.00" });
};
const badCards: readonly Attempt[] = [
  ["a row changed to a customer that nobody is", (scene) => bulkCards(scene, [{}, { customerId: "0001" }])],
  ["a row of nothing", (scene) => bulkCards(scene, [{}, { amount: "0.00" }])],
];

const decide = (who: Customer, id: string, more: object = {}) => {
  const named = { transactionId: id, transType: "OWN-TRANSFER", requestType: "SINGLE", approvalStatus: "APPROVE" };
  return confirmed(who, approvals.approve, approvalsHandlers.approve, { ...named, ...more }, { total: "GHS 150.00" });
};
const turnDown = (who: Customer, id: string, more: object = {}) => {
  const named = { transactionId: id, transType: "OWN-TRANSFER", requestType: "SINGLE", approvalStatus: "REJECT" };
  const served = { endpoint: approvals.reject, handler: approvalsHandlers.reject };
  return who.command(served, { ...named, reason: "Twice", ...more });
};

const changed = ({ ama, current, savings, schedule }: Scene, more: object, total = "GHS 75.00") => {
  const whole = { scheduleId: schedule, transType: "OWN-TRANSFER", sourceAccount: current, amount: "75.00" };
  const fields = { ...whole, destinationAccountNo: savings, narration: "Rent", frequency: "MONTHLY", ...more };
  const to = (fields as { destinationAccountNo: string }).destinationAccountNo;
  // The missing or additional fields are what the test tries.
  return ama.changeSchedule(fields as never, told(to, total));
};

const ordered = ({ ama, current }: Scene, more: object) => {
  const own = { accountNumber: current, startDate: "01-02-2026", endDate: "02-03-2026", delivery: "branch" };
  const fields = { ...own, branchName: "Accra Main", ...more };
  return confirmed(ama, statements.orderOfficial, orderOfficial, fields);
};

const aCard = {
  name: "Trip",
  cardCustomerId: "40012001",
  cardName: "x",
  phoneNumber: "0244550101",
  last4digit: "4417",
};
const cards = (work: "add" | "update" | "remove") => ({
  endpoint: cardBeneficiaries[work],
  handler: cardBeneficiariesHandlers[work],
});
const saveCard = (who: Customer, more: object = {}) => who.command(cards("add") as never, { ...aCard, ...more });

const attempts: Readonly<Record<Operation, readonly Attempt[]>> = {
  "own accounts": [
    ["to an account of somebody else", ({ ama, current, strangers }) => ama.transfer(current, strangers, "150.00")],
    ["from an account of somebody else", ({ ama, current, strangers }) => ama.transfer(strangers, current, "150.00")],
    ["to the account that pays", ({ ama, current }) => ama.transfer(current, current, "150.00")],
    ["in another currency", ({ ama, current, savings }) => ama.transfer(current, savings, "150.00", "USD")],
  ],
  "same bank": [
    ["to an account that nobody has", (scene) => sameBank(scene, "1999999999999")],
    ["from an account of somebody else", (scene) => sameBank({ ...scene, current: scene.strangers }, scene.savings)],
  ],
  "other bank, instant": [
    ["without its charge", (scene) => instantly(scene, { transactionFee: "0.00" }, "GHS 150.00")],
    ["to a bank that takes none", (scene) => instantly(scene, { destinationBankCode: "040104" }, "GHS 155.00")],
  ],
  "other bank, next day": [
    ["without the name of the payee", (scene) => byClearing(scene, { destinationAccountName: " " })],
    ["to a branch that is none", (scene) => byClearing(scene, { destinationBankCode: "049999" })],
  ],
  "bulk transfer, file": badTransfers("transactionNarration"),
  "bulk transfer, by hand": badTransfers("transactionDescription"),
  "mobile money": [
    [
      "at a lower charge",
      ({ ama, current }) => ama.payWallet({ from: current, wallet: "0244123456", amount: "150.00", charge: "0.01" }),
    ],
    [
      "without the E-Levy",
      ({ ama, current }) => ama.payWallet({ from: current, wallet: "0244123456", amount: "150.00", eLevyCharge: "0" }),
    ],
    ["from dollars", ({ ama, dollars }) => ama.payWallet({ from: dollars, wallet: "0244123456", amount: "1.00" })],
  ],
  "mobile money bulk, file": badWallets,
  "mobile money bulk, by hand": badWallets,
  "prepaid card": [
    [
      "for a customer that nobody is",
      ({ ama, current }) => ama.loadCard({ from: current, amount: "1.00", customerId: "0001" }),
    ],
    ["from dollars", ({ ama, dollars }) => ama.loadCard({ from: dollars, amount: "1.00" })],
  ],
  "prepaid card bulk, file": badCards,
  "prepaid card bulk, by hand": badCards,
  "Ghana.gov": [
    ["under another service", ({ ama, current }) => payInvoice(ama, current, "GG-1001", { serviceName: "Stamp duty" })],
    ["for less than it says", ({ ama, current }) => payInvoice(ama, current, "GG-1001", { amount: "1.00" })],
  ],
  SSNIT: [
    ["without its penalty", ({ ama, current }) => payContribution(ama, current, "SSN-1001", { amount: "400.00" })],
    ["as arrears", ({ ama, current }) => payContribution(ama, current, "SSN-1001", { contributionType: "ARREARS" })],
  ],
  "FX, local": [
    ["to a country abroad", (scene) => localFx(scene, { beneficiaryCountry: "Germany" })],
    ["to a bank that is not listed", (scene) => localFx(scene, { beneficiaryBankName: "Hamburger Sparkasse" })],
    ["with the sort code of another bank", (scene) => localFx(scene, { sortCode: "130100" })],
  ],
  "FX, international": [
    [
      "with charges to somebody else",
      ({ ama, current, strangers }) => ama.requestFx({ from: current, accountForCharges: strangers }),
    ],
    ["with nobody who pays the charges", ({ ama, current }) => ama.requestFx({ from: current, accountForCharges: "" })],
  ],
  "schedule creation": [
    [
      "of a day that is past",
      ({ ama, current, savings }) =>
        ama.transfer(current, savings, "50.00", "GHS", {
          isSchedule: "true",
          frequency: "SPECIAL DATE",
          startDate: "01-01-2026",
        }),
    ],
    [
      "in dollars",
      ({ ama, dollars, savings }) =>
        ama.transfer(dollars, savings, "1.00", "USD", { isSchedule: "true", frequency: "MONTHLY" }),
    ],
  ],
  "schedule change": [
    ["to an account of somebody else", (scene) => changed(scene, { destinationAccountNo: scene.strangers })],
    ["from an account of somebody else", (scene) => changed(scene, { sourceAccount: scene.strangers })],
    ["as a schedule of another kind", (scene) => changed(scene, { transType: "BULK-TRANSFER" })],
    ["by somebody else", (scene) => changed({ ...scene, ama: scene.stranger, current: scene.strangers }, {})],
  ],
  "schedule deletion": [["by somebody else", ({ stranger, schedule }) => stranger.removeSchedule(schedule)]],
  approval: [
    ["as a request of another kind", ({ efua, asked }) => decide(efua, asked, { transType: "SSNIT" })],
    ["as a bulk", ({ efua, asked }) => decide(efua, asked, { requestType: "BULK" })],
    ["by whoever asked for it", ({ kofi, asked }) => decide(kofi, asked)],
    ["by another company", ({ stranger, asked }) => decide(stranger, asked)],
  ],
  rejection: [
    ["for a reason of blanks", ({ efua, asked }) => turnDown(efua, asked, { reason: "   " })],
    ["as a request of another kind", ({ efua, asked }) => turnDown(efua, asked, { transType: "SSNIT" })],
    ["by another company", ({ stranger, asked }) => turnDown(stranger, asked)],
  ],
  recall: [
    ["by somebody else in the company", ({ efua, asked }) => efua.recall(asked)],
    ["by another company", ({ stranger, asked }) => stranger.recall(asked)],
  ],
  "official statement": [
    ["of an account of somebody else", (scene) => ordered(scene, { accountNumber: scene.strangers })],
    ["at a branch that is none", (scene) => ordered(scene, { branchName: "Atlantis" })],
    ["of days to come", (scene) => ordered(scene, { endDate: "03-03-2026" })],
  ],
  "beneficiary added": [["for a customer that nobody is", ({ ama }) => saveCard(ama, { cardCustomerId: "0001" })]],
  "beneficiary changed": [
    [
      "of another company",
      ({ ama, strangersCard }) => ama.command(cards("update") as never, { ...aCard, beneficiaryId: strangersCard }),
    ],
    [
      "to a customer that nobody is",
      ({ ama, card }) =>
        ama.command(cards("update") as never, { ...aCard, beneficiaryId: card, cardCustomerId: "0001" }),
    ],
  ],
  "beneficiary removed": [
    [
      "of another company",
      ({ ama, strangersCard }) => ama.command(cards("remove") as never, { beneficiaryId: strangersCard }),
    ],
  ],
};

const localFx = ({ ama, current }: Scene, more: object) =>
  ama.requestFx({
    from: current,
    transferType: "Local Transfer",
    beneficiaryAccount: "1020304050608",
    beneficiaryCountry: "Ghana",
    beneficiaryBankName: "GCB Bank",
    sortCode: "040100",
    swiftCode: "GHCBGHAC",
    ...more,
  });

onEachDatabase("A call that the client would never send", (bank) => {
  let scene: Scene;
  let home: { id: string; books: () => Promise<string[]> };

  beforeAll(async () => {
    const ghs = { currency: "GHS", balance: "10000.00" } as const;
    const company = await aCompanyOf(bank.db, {
      people: ["Single", "Initiator & Authorizer", "Authorizer"],
      accounts: [ghs, ghs, { currency: "USD", balance: "500.00" }],
    });
    const other = await aCompanyOf(bank.db, { people: ["Single"], accounts: [ghs] });
    const [ama, kofi, efua] = company.people as [Customer, Customer, Customer];
    const [stranger] = other.people as [Customer];
    const [current = "", savings = "", dollars = ""] = company.accounts;
    const [strangers = ""] = other.accounts;
    const asked = await kofi.ask(current, savings, "150.00");
    const recurring = { isSchedule: "true", frequency: "MONTHLY" };
    const made = await ama.transfer(current, savings, "50.00", "GHS", recurring);
    await saveCard(ama);
    await saveCard(stranger);
    const idOf = async (who: Customer) => ((await who.savedCards()) as { id: string }[])[0]?.id ?? "";
    scene = {
      ama,
      kofi,
      efua,
      stranger,
      current,
      savings,
      dollars,
      strangers,
      asked,
      schedule: String(made.answer?.transactionId),
      card: await idOf(ama),
      strangersCard: await idOf(stranger),
    };
    home = company;
  });

  /** Returns everything that a call could change. */
  const traces = async () => ({
    books: await home.books(),
    requests: await all("requests"),
    schedules: await all("schedules"),
    statements: await all("official_statements"),
    cards: [await scene.ama.savedCards(), await scene.stranger.savedCards()],
  });
  const all = (table: "requests" | "schedules" | "official_statements") =>
    bank.db.selectFrom(table).selectAll().where("company_id", "=", home.id).execute();

  for (const [operation, tried] of Object.entries(attempts))
    it.each(tried)(
      `a call of the operation ${operation} that the client cannot send is refused and changes nothing: %s`,
      async (_, call) => {
        const before = await traces();
        const outcome = await call(scene);
        expect(outcome.answer).toBeUndefined();
        expect(outcome.refused).toEqual(expect.any(String));
        expect(await traces()).toEqual(before);
      },
    );
});
