import { describe, expect, it } from "vitest";
import type { RequestsPort } from "../../../application/requests/requests-port";
import { ghs, type Money, moneyOf } from "../../../domain/money";
import type { BulkCategory, Category } from "../../../domain/requests/categories";
import type { BankRequest, RequestDetails } from "../../../domain/requests/request";
import { ok } from "../../../domain/result";
import type { ScheduledTransfer } from "../../../domain/schedules/scheduled-transfer";
import type { Operation } from "../../../features/support/operations";
import { cardPayee, RecentPayments } from "../../../ui/payments/recent-payments";
import { anOwnTransfer } from "../../support/a-payment";
import { aPendingTransfer, requestDetails } from "../../support/a-request";
import { InMemoryBank } from "../../support/in-memory-bank";
import { operationsOfCategory } from "../../support/operations-of-category";
import { ama, signedIn } from "../a-workspace";

const payee = { account: "1441000777888", name: "Yaw Ofori" };
const narration = "Rent";
const noCharge = { charge: ghs(0), eLevy: ghs(0) };
const count = 12;
/** Bills are missing, because the bank accepts an invoice or a payment advice only once. */
type WarnedCategory = Exclude<Category, "ghanaGov" | "ssnit">;

const details: { readonly [C in WarnedCategory]: RequestDetails[C] } = {
  ownAccounts: { payee, narration },
  sameBank: { payee, narration },
  otherBank: { payee: { ...payee, bank: "", branch: "" }, narration, charge: ghs(0), transferType: "instant" },
  bulkTransfer: { count, charge: ghs(0) },
  mobileMoney: { payee, wallet: { name: "", number: "0241234567", network: "MTN" }, narration, ...noCharge },
  mobileMoneyBulk: { count, ...noCharge },
  prepaidCard: { payee, customerId: "1234567", lastDigits: "4321", mobile: "", narration },
  prepaidCardBulk: { count },
  fx: requestDetails.fx,
};
const payeeKeys = {
  ownAccounts: payee.account,
  sameBank: payee.account,
  otherBank: payee.account,
  mobileMoney: "0241234567",
  prepaidCard: cardPayee("1234567", "4321"),
  fx: requestDetails.fx.payee.account,
} satisfies Record<Exclude<WarnedCategory, BulkCategory>, string>;

const { payee: _, narration: __, ...common } = aPendingTransfer();
const requestIn = (category: WarnedCategory, over: Partial<BankRequest> = {}): BankRequest =>
  // Each category has its own details above.
  ({ ...common, ...details[category], ...amountsOf(category), category, ...over }) as BankRequest;
const amountOf = (category: WarnedCategory): Money => (category === "fx" ? moneyOf(50_00, "USD") : ghs(150_00));
const amountsOf = (category: WarnedCategory) => ({ amount: amountOf(category), total: amountOf(category) });

async function recentOf(
  category: Category,
  rows: readonly BankRequest[],
  schedules: readonly ScheduledTransfer[] = [],
) {
  const { services } = await signedIn(ama);
  // All rows have the requested category.
  services.requests.mine = (async () => ok({ rows, total: rows.length })) as RequestsPort["mine"];
  services.schedules.list = async () => ok(schedules);
  const recent = new RecentPayments(services, category);
  await recent.load();
  return recent;
}

const warning = (recent: RecentPayments, category: WarnedCategory, amount = amountOf(category)): string | undefined =>
  category in payeeKeys
    ? recent.warningOf(payeeKeys[category as keyof typeof payeeKeys], amount)
    : recent.warningOfBulk(count, amount);

const operations: readonly (readonly [string, WarnedCategory])[] = (Object.keys(details) as WarnedCategory[]).flatMap(
  (category) => operationsOfCategory[category].map((operation: Operation) => [operation, category] as const),
);

describe("the same payment entered again within a day, in any tab or browser", () => {
  it.each(operations)("the form of %s shows a warning", async (_, category) => {
    const recent = await recentOf(category, [requestIn(category)]);
    expect(warning(recent, category)).toContain("TRX0001");
    expect(
      warning(recent, category, moneyOf(amountOf(category).minor + 1, amountOf(category).currency)),
    ).toBeUndefined();
  });

  it("the form shows a warning about a schedule without approval", async () => {
    const bank = new InMemoryBank();
    bank.keepSchedule(anOwnTransfer({ schedule: { frequency: "monthly", start: "2027-01-31" } }), "Ama Owusu");
    const recent = await recentOf("ownAccounts", [], bank.schedules);
    expect(recent.warningOf(anOwnTransfer().destination.number, anOwnTransfer().amount)).toContain("S-1");
  });

  it.each(["rejected", "recalled", "failed"] as const)("a request that was %s causes no warning", async (status) => {
    const recent = await recentOf("fx", [requestIn("fx", { status })]);
    expect(warning(recent, "fx")).toBeUndefined();
  });

  it("a request of the day before causes no warning", async () => {
    const recent = await recentOf("fx", [requestIn("fx", { createdAt: "2026-11-18T09:30:00Z" })]);
    expect(warning(recent, "fx")).toBeUndefined();
  });
});
