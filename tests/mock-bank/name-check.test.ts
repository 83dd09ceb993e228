import * as fc from "fast-check";
import { expect, it } from "vitest";
import type { InputOf } from "../../contract/endpoint";
import { bankApi } from "../../contract/index";
import {
  cardBeneficiariesHandlers,
  transferBeneficiariesHandlers,
  walletBeneficiariesHandlers,
} from "../../mock-bank/beneficiaries/beneficiaries-handlers";
import { defaultSettings } from "../../mock-bank/core/settings";
import { runDue } from "../../mock-bank/due-work/run-due";
import { formatMinor } from "../../mock-bank/ledger/minor-units";
import { nameAtOtherBank } from "../../mock-bank/lookups/account-names";
import { mobileMoneyHandlers } from "../../mock-bank/mobile-money/mobile-money-handlers";
import { NAME_NOT_CONFIRMED } from "../../mock-bank/orders/name-check";
import { paymentsHandlers } from "../../mock-bank/payments/payments-handlers";
import { openLog } from "../../mock-bank/system/log";
import { payOthers } from "../support/a-transfer";
import { aCompanyOf, bankTime, type Customer, type NewCompany, type Outcome } from "../support/bank-customers";
import { type BankUnderTest, onEachDatabase } from "../support/bank-database";

const HOUR = 3_600_000;
const { payments, transferBeneficiaries, walletBeneficiaries, cardBeneficiaries } = bankApi;
const limitsCall = { endpoint: payments.limits, handler: paymentsHandlers.limits };

type Confirmed = Pick<InputOf<typeof payments.toSameBank>, "nameMatch" | "checkedName">;
type PayeeFields = Pick<InputOf<typeof payments.limits>, "payeeType" | "payeePlace" | "payeeNumber">;

async function open({ db }: BankUnderTest, people: NewCompany["people"], nameCheckAbove?: string) {
  const accounts = [
    { currency: "GHS", balance: "90000.00" },
    { currency: "GHS", balance: "0.00" },
  ] as const;
  const company = await aCompanyOf(db, { people, accounts, policy: { nameCheckAbove } });
  const other = await aCompanyOf(db, { people: ["Single"], accounts: [{ currency: "GHS", balance: "0.00" }] });
  const { name } = await db
    .selectFrom("ledger_accounts")
    .select("name")
    .where("number", "=", other.accounts[0] ?? "")
    .executeTakeFirstOrThrow();
  const customers = company.people as [Customer, ...Customer[]];
  const [from] = company.accounts as [string, string];
  return { ...company, customers, from, payee: { number: other.accounts[0] ?? "", name } };
}
type Opened = Awaited<ReturnType<typeof open>>;

/** One kind of payee: how it is saved, named to the limits call, and paid. */
type Way = {
  readonly fields: PayeeFields;
  /** The name that the bank looks up; empty if it cannot. */
  readonly accountName: string;
  readonly save: (customer: Customer, name: string) => Promise<Outcome>;
  readonly pay: (customer: Customer, amount: string, more?: object) => Promise<Outcome>;
};

const waysOf = {
  "same bank": (company) => ({
    fields: { payeeType: "LOCAL", payeePlace: "", payeeNumber: company.payee.number },
    accountName: company.payee.name,
    save: (customer, name) =>
      saveAccount(customer, { name, accountNumber: company.payee.number, transferType: "LOCAL" }),
    pay: (customer, amount, more = {}) =>
      payOthers(customer, "sameBank", { from: company.from, to: company.payee.number, amount, more }),
  }),
  "other bank, instant": (company) => ({
    fields: { payeeType: "INSTANT_INTERBANK", payeePlace: "300312", payeeNumber: "1441000234567" },
    accountName: "Accra Packaging Ltd",
    save: (customer, name) =>
      saveAccount(customer, {
        name,
        accountNumber: "1441000234567",
        bankCode: "300312",
        transferType: "INSTANT_INTERBANK",
      }),
    pay: (customer, amount, more = {}) =>
      payOthers(customer, "instant", { from: company.from, to: "1441000234567", amount, more }),
  }),
  "other bank, next day": (company) => ({
    fields: { payeeType: "NON_INSTANT_INTERBANK", payeePlace: "040104", payeeNumber: "1441000777888" },
    accountName: nameAtOtherBank("300304", "1441000777888") ?? "",
    save: (customer, name) =>
      saveAccount(customer, {
        name,
        accountNumber: "1441000777888",
        bankCode: "040100",
        branchCode: "104",
        transferType: "NON_INSTANT_INTERBANK",
      }),
    pay: (customer, amount, more = {}) =>
      payOthers(customer, "nonInstant", { from: company.from, to: "1441000777888", amount, more }),
  }),
  "mobile money": ({ from }) => ({
    fields: { payeeType: "WALLET", payeePlace: "MTN", payeeNumber: "0244123456" },
    accountName: "Abdul Rahman",
    save: (customer, name) => {
      const served = { endpoint: walletBeneficiaries.add, handler: walletBeneficiariesHandlers.add };
      return customer.command(served, {
        name,
        networkCode: "MTN",
        phoneNumber: "0244123456",
        walletName: "x",
        network: "x",
      });
    },
    pay: (customer, amount, more = {}) => customer.payWallet({ from, wallet: "0244123456", amount, ...more }),
  }),
  "prepaid card": ({ from }) => ({
    fields: { payeeType: "CARD", payeePlace: "40012001", payeeNumber: "4417" },
    accountName: "Daniel Quaye",
    save: (customer, name) => {
      const served = { endpoint: cardBeneficiaries.add, handler: cardBeneficiariesHandlers.add };
      const card = { cardCustomerId: "40012001", cardName: "x", phoneNumber: "0244550101", last4digit: "4417" };
      return customer.command(served, { name, ...card });
    },
    pay: (customer, amount, more = {}) =>
      customer.loadCard({ from, amount, card: "4417", customerId: "40012001", ...more }),
  }),
} satisfies Record<string, (company: Opened) => Way>;

type Kind = keyof typeof waysOf;
const kinds = Object.keys(waysOf) as Kind[];
const wayOf = (kind: Kind, company: Opened): Way => waysOf[kind](company);

const plus = (amount: string, more: bigint) => formatMinor(BigInt(amount.replace(".", "")) + more);

const saveAccount = (customer: Customer, fields: object): Promise<Outcome> =>
  customer.command({ endpoint: transferBeneficiaries.add, handler: transferBeneficiariesHandlers.add }, fields);

/** Returns the bank's answer to the form about the payee of a payment with this total. */
async function foretold(customer: Customer, { from }: Opened, { fields }: Way, totalAmount: string) {
  const asked = { sourceAccount: from, currencyCode: "GHS", totalAmount, ...fields };
  return nameCheckIn(await customer.read(limitsCall, asked));
}

const nameCheckIn = ({ answer }: Outcome) =>
  answer?.nameCheck as { result: Confirmed["nameMatch"]; savedName: string; accountName: string } | undefined;

const confirmationOf = (check: Awaited<ReturnType<typeof foretold>>): Confirmed =>
  check ? { nameMatch: check.result, checkedName: check.accountName } : {};

const monthly = { isSchedule: true, frequency: "MONTHLY", startDate: "15-03-2026" } as const;

type ChangedWay = { readonly transType: "LOCAL-TRANSFER" | "OTHERBANK-TRANSFER"; readonly charge: bigint };
/** The ways to pay that can be scheduled, with the charge of each run in pesewas. */
const changedWays = {
  "same bank": { transType: "LOCAL-TRANSFER", charge: 0n },
  "other bank, instant": { transType: "OTHERBANK-TRANSFER", charge: 5_00n },
  "other bank, next day": { transType: "OTHERBANK-TRANSFER", charge: 0n },
} as const satisfies Partial<Record<Kind, ChangedWay>>;

/** Returns a function that changes the amount and payee of a schedule, and one that asks for its limits beforehand. */
function changeOf(
  { from }: Opened,
  { scheduleId, transType, way, charge }: ChangedWay & { readonly scheduleId: string; readonly way: Way },
) {
  const payeeNumber = way.fields.payeeNumber ?? "";
  const change = (customer: Customer, amount: string, confirmed: Confirmed = {}) => {
    const fields = { scheduleId, transType, sourceAccount: from, destinationAccountNo: payeeNumber, amount };
    const told = { total: `GHS ${plus(amount, charge)}`, to: payeeNumber.slice(-4) };
    return customer.changeSchedule({ ...fields, narration: "Changed", frequency: "MONTHLY", ...confirmed }, told);
  };
  const foretold = async (customer: Customer, amount: string) => {
    const totalAmount = plus(amount, charge);
    const asked = { sourceAccount: from, currencyCode: "GHS", totalAmount, isSchedule: true, scheduleId, payeeNumber };
    return nameCheckIn(await customer.read(limitsCall, asked));
  };
  return Object.assign(change, { foretold });
}

/** Returns the records of confirmed names in the activity of a company. */
const confirmedNames = ({ db }: BankUnderTest, { id }: Opened) =>
  db
    .selectFrom("audit")
    .select(["kind", "detail", "user_id"])
    .where("company_id", "=", id)
    .where("event", "=", "nameConfirmed")
    .execute();

onEachDatabase("The name of a new beneficiary", (bank) => {
  it.each(kinds)(
    "the first payment by %s is refused until it confirms the name, and the second one is free",
    async (kind) => {
      const company = await open(bank, ["Single"], "99.99");
      const [ama] = company.customers;
      const way = wayOf(kind, company);
      await way.save(ama, "Landlord");
      const check = await foretold(ama, company, way, "100.00");
      expect(check).toEqual({
        result: way.accountName ? "NO_MATCH" : "NOT_CHECKED",
        savedName: "Landlord",
        accountName: way.accountName,
      });
      const books = await company.books();
      expect(await way.pay(ama, "100.00")).toEqual({ refused: NAME_NOT_CONFIRMED });
      for (const wrong of [
        { nameMatch: "MATCH", checkedName: way.accountName },
        { nameMatch: check?.result, checkedName: "Another name" },
      ])
        expect(await way.pay(ama, "100.00", wrong)).toEqual({ refused: NAME_NOT_CONFIRMED });
      expect(await company.books()).toEqual(books);
      expect((await way.pay(ama, "100.00", confirmationOf(check))).refused).toBeUndefined();
      if (kind === "other bank, next day") {
        expect(await foretold(ama, company, way, "100.00")).toEqual(check);
        await runDue(
          { db: bank.db, settings: defaultSettings, log: openLog("silent") },
          new Date(bankTime.getTime() + 12 * HOUR),
        );
      }
      expect(await foretold(ama, company, way, "100.00")).toBeUndefined();
      expect((await way.pay(ama, "100.00")).refused).toBeUndefined();
    },
  );

  it("a payment is accepted exactly if it confirms what the limits call foretold", async () => {
    const step = fc.record({
      kind: fc.constantFrom(...kinds),
      act: fc.oneof(
        fc.record({ kind: fc.constant("save" as const), name: fc.constantFrom("Landlord", "Abdul Rahman", "Daniel") }),
        fc.record({ kind: fc.constant("wait" as const), hours: fc.constantFrom(1, 23, 24) }),
        fc.record({
          kind: fc.constant("pay" as const),
          amount: fc.constantFrom("49.99", "50.00", "50.01", "80.00"),
          confirms: fc.constantFrom("as foretold", "nothing", "a match"),
        }),
      ),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom("Single" as const, "Initiator" as const),
        fc.array(step, { minLength: 4, maxLength: 10 }),
        async (role, steps) => {
          const company = await open(bank, [role], "50.00");
          const [customer] = company.customers;
          for (const { kind, act } of steps) {
            const way = wayOf(kind, company);
            if (act.kind === "save") await way.save(customer, act.name);
            else if (act.kind === "wait") customer.now = new Date(customer.now.getTime() + act.hours * HOUR);
            else {
              const total = kind === "other bank, instant" ? plus(act.amount, 5_00n) : act.amount;
              const charged = kind === "mobile money" ? await walletTotal(customer, company, act.amount) : total;
              const check = await foretold(customer, company, way, charged);
              const confirmed = {
                "as foretold": confirmationOf(check),
                nothing: {},
                "a match": { nameMatch: "MATCH", checkedName: way.accountName },
              }[act.confirms];
              const isAsForetold = !check || JSON.stringify(confirmed) === JSON.stringify(confirmationOf(check));
              const { refused } = await way.pay(customer, act.amount, confirmed);
              expect(refused).toBe(isAsForetold ? undefined : NAME_NOT_CONFIRMED);
            }
          }
        },
      ),
      { numRuns: 20 },
    );
  });

  it("no confirmation is asked for while the policy is off, at the limit, after a day, or for a payee that is not saved", async () => {
    const off = await open(bank, ["Single"]);
    const [akua] = off.customers;
    await wayOf("same bank", off).save(akua, "Landlord");
    expect((await wayOf("same bank", off).pay(akua, "5000.00")).refused).toBeUndefined();

    const company = await open(bank, ["Single"], "100.00");
    const [ama] = company.customers;
    const way = wayOf("same bank", company);
    expect(await foretold(ama, company, way, "100.01")).toBeUndefined();
    await way.save(ama, company.payee.name);
    expect(await foretold(ama, company, way, "100.00")).toBeUndefined();
    expect((await foretold(ama, company, way, "100.01"))?.result).toBe("MATCH");
    ama.now = new Date(bankTime.getTime() + 24 * HOUR - 1);
    expect((await foretold(ama, company, way, "100.01"))?.result).toBe("MATCH");
    ama.now = new Date(bankTime.getTime() + 24 * HOUR);
    expect(await foretold(ama, company, way, "100.01")).toBeUndefined();
    expect((await way.pay(ama, "100.01")).refused).toBeUndefined();
  });

  it("a first payment at the limit does not free the way for a larger one", async () => {
    const company = await open(bank, ["Single"], "100.00");
    const [ama] = company.customers;
    const way = wayOf("same bank", company);
    await way.save(ama, "Landlord");
    expect((await way.pay(ama, "100.00")).refused).toBeUndefined();
    expect(await way.pay(ama, "5000.00")).toEqual({ refused: NAME_NOT_CONFIRMED });
  });

  it.each([
    ["INSTANT_INTERBANK", { bankCode: "300304" }, "NON_INSTANT_INTERBANK", "040104"],
    ["NON_INSTANT_INTERBANK", { bankCode: "040100", branchCode: "104" }, "INSTANT_INTERBANK", "300304"],
  ] as const)(
    "an account saved as %s %j is also new when it is paid as %s",
    async (saved, place, payeeType, payeePlace) => {
      const company = await open(bank, ["Single"], "100.00");
      const [ama] = company.customers;
      const accountNumber = "1441000777888";
      await saveAccount(ama, { name: "Landlord", accountNumber, transferType: saved, ...place });
      const asked = { sourceAccount: company.from, currencyCode: "GHS", totalAmount: "5000.00", payeeType, payeePlace };
      expect(nameCheckIn(await ama.read(limitsCall, { ...asked, payeeNumber: accountNumber }))).toMatchObject({
        result: "NO_MATCH",
        savedName: "Landlord",
      });
    },
  );

  it("an account at a bank without enquiries of names cannot be checked", async () => {
    const company = await open(bank, ["Single"], "100.00");
    const [ama] = company.customers;
    const accountNumber = "1441000777888";
    const transferType = "NON_INSTANT_INTERBANK";
    await saveAccount(ama, { name: "Landlord", accountNumber, bankCode: "010100", branchCode: "101", transferType });
    const fields = { payeeType: transferType, payeePlace: "010101", payeeNumber: accountNumber } as const;
    const way = { ...wayOf("other bank, next day", company), fields };
    expect((await foretold(ama, company, way, "5000.00"))?.result).toBe("NOT_CHECKED");
  });

  it("a beneficiary that gets another account is new again, and one that gets another name is not", async () => {
    const company = await open(bank, ["Single"], "100.00");
    const [ama] = company.customers;
    const way = wayOf("same bank", company);
    await saveAccount(ama, {
      name: "Landlord",
      accountNumber: "1441000234567",
      bankCode: "300312",
      transferType: "INSTANT_INTERBANK",
    });
    const { id } = await bank.db
      .selectFrom("beneficiaries")
      .select("id")
      .where("company_id", "=", company.id)
      .executeTakeFirstOrThrow();
    const update = { endpoint: transferBeneficiaries.update, handler: transferBeneficiariesHandlers.update };
    const change = (name: string) =>
      ama.command(update, {
        beneficiaryId: id,
        name,
        accountNumber: company.payee.number,
        transferType: "LOCAL",
      });
    ama.now = new Date(bankTime.getTime() + 48 * HOUR);
    await change("Landlord");
    expect((await foretold(ama, company, way, "100.01"))?.savedName).toBe("Landlord");
    ama.now = new Date(bankTime.getTime() + 72 * HOUR);
    await change("Owner of the shop");
    expect(await foretold(ama, company, way, "100.01")).toBeUndefined();
  });

  it("the approver is told what the requester has confirmed, and the activity of the company records it", async () => {
    const company = await open(bank, ["Initiator", "Authorizer"], "100.00");
    const [kofi, efua] = company.customers as [Customer, Customer];
    const way = wayOf("same bank", company);
    await way.save(kofi, "Landlord");
    const check = await foretold(kofi, company, way, "100.01");
    const { answer } = await way.pay(kofi, "100.01", confirmationOf(check));
    const id = String(answer?.transactionId);
    expect((await efua.review(id)).answer?.nameCheck).toEqual(check);
    expect((await kofi.review(id)).answer).not.toHaveProperty("nameCheck");
    const recorded = await confirmedNames(bank, company);
    const { number, name } = company.payee;
    const detail = `First payment to Landlord, ${number}, as ${id}. The account's name: ${name}, no match`;
    expect(recorded).toEqual([{ kind: "BENEFICIARY", user_id: kofi.caller.userId, detail }]);
    expect((await efua.approve(id)).refused).toBeUndefined();
  });

  it("the request for a schedule confirms the name", async () => {
    const company = await open(bank, ["Initiator", "Authorizer"], "100.00");
    const [kofi, efua] = company.customers as [Customer, Customer];
    const way = wayOf("same bank", company);
    await way.save(kofi, "Landlord");
    const check = await foretold(kofi, company, way, "100.01");
    expect(await way.pay(kofi, "100.01", monthly)).toEqual({ refused: NAME_NOT_CONFIRMED });
    const { answer } = await way.pay(kofi, "100.01", { ...monthly, ...confirmationOf(check) });
    expect((await efua.review(String(answer?.transactionId))).answer?.nameCheck).toEqual(check);
  });

  it.each(Object.entries(changedWays) as [keyof typeof changedWays, ChangedWay][])(
    "a changed schedule by %s is refused until it confirms the name of its payee",
    async (kind, { transType, charge }) => {
      const company = await open(bank, ["Single"], "99.99");
      const [ama] = company.customers;
      const way = wayOf(kind, company);
      await way.save(ama, "Landlord");
      await way.pay(ama, "10.00", monthly);
      const [scheduled] = await ama.schedules(transType);
      const change = changeOf(company, { scheduleId: String(scheduled?.scheduleId), transType, way, charge });
      expect((await change(ama, "20.00")).refused).toBeUndefined();
      const [before] = await ama.schedules(transType);
      expect(before?.transactionAmount).toBe("20.00");
      const check = await change.foretold(ama, "100.00");
      expect(check).toEqual({
        result: way.accountName ? "NO_MATCH" : "NOT_CHECKED",
        savedName: "Landlord",
        accountName: way.accountName,
      });
      for (const wrong of [{}, { nameMatch: check?.result, checkedName: "Another name" }] as const)
        expect((await change(ama, "100.00", wrong)).refused).toBe(NAME_NOT_CONFIRMED);
      expect(await ama.schedules(transType)).toEqual([before]);
      expect((await change(ama, "100.00", confirmationOf(check))).refused).toBeUndefined();
      expect((await ama.schedules(transType))[0]?.transactionAmount).toBe("100.00");
      expect((await confirmedNames(bank, company)).map(({ detail }) => detail)).toEqual([
        expect.stringContaining(`First payment to Landlord, ${way.fields.payeeNumber}, as ${scheduled?.scheduleId}.`),
      ]);
    },
  );

  it("a schedule that is changed to a new beneficiary asks for its name, and the approver is told what was confirmed", async () => {
    const company = await open(bank, ["Initiator", "Authorizer"], "100.00");
    const [kofi, efua] = company.customers as [Customer, Customer];
    const way = wayOf("same bank", company);
    const other = await open(bank, ["Single"]);
    const first = await wayOf("same bank", other).pay(kofi, "150.00", { ...monthly, sourceAccount: company.from });
    await efua.approve(String(first.answer?.transactionId));
    const [scheduled] = await kofi.schedules("LOCAL-TRANSFER");
    await way.save(kofi, "Landlord");
    const change = changeOf(company, {
      scheduleId: String(scheduled?.scheduleId),
      transType: "LOCAL-TRANSFER",
      way,
      charge: 0n,
    });
    const check = await change.foretold(kofi, "150.00");
    expect(check?.savedName).toBe("Landlord");
    expect((await change(kofi, "150.00")).refused).toBe(NAME_NOT_CONFIRMED);
    expect((await change(kofi, "150.00", confirmationOf(check))).refused).toBeUndefined();
    const { id } = await bank.db
      .selectFrom("requests")
      .select("id")
      .where("company_id", "=", company.id)
      .where("status", "=", "PENDING")
      .executeTakeFirstOrThrow();
    expect((await efua.review(id)).answer?.nameCheck).toEqual(check);
  });

  it("beneficiaries and payments of another company do not count", async () => {
    const [ours, theirs] = [await open(bank, ["Single"], "100.00"), await open(bank, ["Single"], "100.00")];
    const [[ama], [selorm]] = [ours.customers, theirs.customers];
    const way = wayOf("mobile money", ours);
    const away = wayOf("mobile money", theirs);
    await away.save(selorm, "Cook");
    expect(await foretold(ama, ours, way, "100.01")).toBeUndefined();
    await away.pay(selorm, "150.00", confirmationOf(await foretold(selorm, theirs, away, "100.01")));
    expect(await foretold(selorm, theirs, away, "100.01")).toBeUndefined();
    await way.save(ama, "Driver");
    expect((await foretold(ama, ours, way, "100.01"))?.savedName).toBe("Driver");
  });

  it("what a request has confirmed cannot be changed in the database", async () => {
    const company = await open(bank, ["Initiator"], "100.00");
    const [kofi] = company.customers;
    const way = wayOf("same bank", company);
    await way.save(kofi, "Landlord");
    await way.pay(kofi, "100.01", confirmationOf(await foretold(kofi, company, way, "100.01")));
    const forged = bank.db.updateTable("requests").set({ name_check: null } as never);
    await expect(forged.where("company_id", "=", company.id).execute()).rejects.toThrow("append-only");
  });
});

async function walletTotal(customer: Customer, { from }: Opened, amount: string): Promise<string> {
  const levy = await customer.eLevy(from, "0244123456", amount);
  const served = { endpoint: bankApi.mobileMoney.charge, handler: mobileMoneyHandlers.charge };
  const { answer } = await customer.read(served, { amount, phoneNumber: "MTN" });
  const minor = (text: unknown) => BigInt(String(text).replace(".", ""));
  return plus(amount, minor(levy.charge) + minor(answer?.charge));
}
