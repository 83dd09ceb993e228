import type { Endpoint } from "../../contract/endpoint";
import { bankApi } from "../../contract/index";
import { bulkTransfersHandlers } from "../../mock-bank/bulk/bulk-handlers";
import type { Role } from "../../mock-bank/core/handler";
import type { Database } from "../../mock-bank/database/tables";
import { mobileMoneyHandlers } from "../../mock-bank/mobile-money/mobile-money-handlers";
import { prepaidCardHandlers } from "../../mock-bank/prepaid-cards/prepaid-card-handlers";
import type { Category } from "../../mock-bank/values/wire-names";
import { payContribution, payInvoice } from "./a-bill-payer";
import { payOthers } from "./a-transfer";
import { aCompanyOf, type Customer, type NewCompany, type Outcome } from "./bank-customers";

/** The account to debit, and a destination in the same company and in another one. */
export type Route = { readonly from: string; readonly own: string; readonly others: string };

/** Creates a company that can make each request, and a stranger, who is the Viewer of the other company. */
export async function aCompanyWithRoute<const People extends readonly Role[]>(
  db: Database,
  people: People,
  { balance = "10000.00", policy }: { readonly balance?: string; readonly policy?: NewCompany["policy"] } = {},
) {
  const empty = { currency: "GHS", balance: "0.00" } as const;
  const company = await aCompanyOf(db, { people, accounts: [{ currency: "GHS", balance }, empty], policy });
  const other = await aCompanyOf(db, { people: ["Viewer"], accounts: [empty] });
  const [from = "", own = ""] = company.accounts;
  const [others = ""] = other.accounts;
  const route: Route = { from, own, others };
  // There are as many customers as roles, and the other company has one.
  const customers = company.people as { [Place in keyof People]: Customer };
  return { ...company, people: customers, route, stranger: other.people[0] as Customer };
}

/** The same customer, whose client adds these fields to each payment. */
export const adding = (customer: Customer, more: object): Customer =>
  Object.assign(Object.create(customer) as Customer, {
    ready: (served: never, fields: object, told: never) =>
      customer.ready(served, { ...fields, ...more } as never, told),
  });

type SampleRequest = {
  readonly ask: (who: Customer, route: Route) => Promise<Outcome>;
  /** The postings that its approval makes, including charges. */
  readonly moves: (route: Route) => readonly (readonly [account: string, amount: string])[];
};

const { bulkTransfers, mobileMoney, prepaidCard } = bankApi;

async function confirmed(who: Customer, served: Served, fields: object, told: object): Promise<Outcome> {
  // The compiler cannot check the fields here; each handler checks those of its own endpoint.
  return (await who.ready(served as never, fields as never, told))();
}
type Served = { readonly endpoint: Endpoint; readonly handler: unknown };

/** A request of each category by an Initiator, with its postings. A new category does not compile without an entry. */
export const requestOfEach: { readonly [C in Category]: SampleRequest } = {
  ownAccounts: {
    ask: (who, { from, own }) => who.transfer(from, own, "150.00"),
    moves: ({ from, own }) => [
      [from, "-150.00"],
      [own, "150.00"],
    ],
  },
  sameBank: {
    ask: (who, { from, others }) => payOthers(who, "sameBank", { from, to: others, amount: "150.00" }),
    moves: ({ from, others }) => [
      [from, "-150.00"],
      [others, "150.00"],
    ],
  },
  otherBank: {
    ask: (who, { from }) => payOthers(who, "instant", { from, to: "1441000777888", amount: "150.00" }),
    moves: ({ from }) => [
      [from, "-150.00"],
      ["GIP-SETTLEMENT", "150.00"],
      [from, "-5.00"],
      ["FEES-INCOME", "5.00"],
    ],
  },
  bulkTransfer: {
    ask: (who, { from, own, others }) =>
      confirmed(
        who,
        { endpoint: bulkTransfers.pay, handler: bulkTransfersHandlers.pay },
        {
          sourceAccount: from,
          transferType: "BULK-TRANSFER",
          isSchedule: "false",
          transferData: JSON.stringify(
            [own, others].map((beneficiaryAccount) => ({
              transactionType: "domestic",
              beneficiaryAccount,
              beneficiaryName: "Ama",
              beneficiaryId: "",
              transactionAmount: "75.00",
              transactionDescription: "Wages",
              charge: "0.00",
            })),
          ),
        },
        { total: "GHS 150.00" },
      ),
    moves: ({ from, own, others }) => [
      [from, "-75.00"],
      [own, "75.00"],
      [from, "-75.00"],
      [others, "75.00"],
    ],
  },
  mobileMoney: {
    ask: (who, { from }) => who.payWallet({ from, wallet: "0244123456", amount: "150.00" }),
    moves: ({ from }) => [
      [from, "-150.00"],
      ["WALLET-MTN", "150.00"],
      [from, "-2.00"],
      ["FEES-INCOME", "2.00"],
      [from, "-0.50"],
      ["E-LEVY", "0.50"],
    ],
  },
  mobileMoneyBulk: {
    ask: (who, { from }) =>
      confirmed(
        who,
        { endpoint: mobileMoney.payBulk, handler: mobileMoneyHandlers.payBulk },
        {
          sourceAccount: from,
          totalElevyFee: "0.50",
          transferData: JSON.stringify(
            ["90.00", "60.00"].map((amount) => ({
              netWork: "MTN",
              beneficiaryName: "Abdul",
              beneficiaryWalletNumber: "0244123456",
              transactionType: "A2W",
              amount,
              description: "Wages",
            })),
          ),
        },
        { total: "GHS 151.50" },
      ),
    moves: ({ from }) => [
      [from, "-90.00"],
      ["WALLET-MTN", "90.00"],
      [from, "-60.00"],
      ["WALLET-MTN", "60.00"],
      [from, "-1.00"],
      ["FEES-INCOME", "1.00"],
      [from, "-0.50"],
      ["E-LEVY", "0.50"],
    ],
  },
  prepaidCard: {
    ask: (who, { from }) => who.loadCard({ from, amount: "150.00" }),
    moves: ({ from }) => [
      [from, "-150.00"],
      ["PREPAID-CARDS", "150.00"],
    ],
  },
  prepaidCardBulk: {
    ask: (who, { from }) =>
      confirmed(
        who,
        { endpoint: prepaidCard.loadBulk, handler: prepaidCardHandlers.loadBulk },
        {
          sourceAccount: from,
          transferData: JSON.stringify(
            ["0042", "0043"].map((cardLastDigit) => ({
              customerId: "40012001",
              cardLastDigit,
              beneficiaryName: "Daniel",
              phoneNumber: "0244550101",
              amount: "75.00",
              narration: "Per diem",
            })),
          ),
        },
        { total: "GHS 150.00" },
      ),
    moves: ({ from }) => [
      [from, "-75.00"],
      ["PREPAID-CARDS", "75.00"],
      [from, "-75.00"],
      ["PREPAID-CARDS", "75.00"],
    ],
  },
  ghanaGov: {
    ask: (who, { from }) => payInvoice(who, from, "GG-1001"),
    moves: ({ from }) => [
      [from, "-350.00"],
      ["GHANA-GOV", "350.00"],
    ],
  },
  ssnit: {
    ask: (who, { from }) => payContribution(who, from, "SSN-1001"),
    moves: ({ from }) => [
      [from, "-450.00"],
      ["SSNIT", "450.00"],
    ],
  },
  fx: {
    ask: (who, { from }) => who.requestFx({ from }),
    moves: ({ from }) => [
      [from, "-1173.46"],
      ["FX-POSITION-GHS", "1173.46"],
      ["FX-POSITION-USD", "-100.00"],
      ["CASH-USD", "100.00"],
    ],
  },
};
