import * as fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ok } from "../../domain/result";
import type { ScheduledTransfer } from "../../domain/schedules/scheduled-transfer";
import type { Operation } from "../../features/support/operations";
import { AccountPayeeStore } from "../../ui/beneficiaries/account-payee-store";
import { CardPayeeStore, WalletPayeeStore } from "../../ui/beneficiaries/payee-store";
import { BulkHandStore } from "../../ui/payments/bulk/bulk-hand-store";
import { CardLoadStore } from "../../ui/payments/single/card-load-store";
import { OtherBankStore } from "../../ui/payments/single/other-bank-store";
import { OwnTransferStore } from "../../ui/payments/single/own-transfer-store";
import { SameBankStore } from "../../ui/payments/single/same-bank-store";
import { WalletPaymentStore } from "../../ui/payments/single/wallet-payment-store";
import { ScheduleEditStore } from "../../ui/schedules/schedule-edit-store";
import type { Services } from "../../ui/services";
import { aCardPayee, anAccountPayee, aWalletPayee } from "../support/a-beneficiary";
import { anAccount, anotherAccount } from "../support/a-payment";
import { aScheduledTransfer } from "../support/a-scheduled-transfer";
import { ama, signedIn } from "./a-workspace";

/** A form with a beneficiary, driven by its numbers and its banks or networks. */
type PayeeForm = {
  /** The numbers to type. If the form starts with a saved beneficiary, the first one is that beneficiary's number. */
  readonly numbers: readonly string[];
  readonly places?: readonly string[];
  type(number: string): void;
  choose?(place: string): void;
  /** The name that the form shows, or undefined or empty if it shows none. */
  name(): string | undefined;
  /** The only name that the form may show. */
  owner(): string;
};

const ACCOUNTS = ["1441000234567", "1441000987654", "1441000111222"] as const;
const WALLETS = ["0244123456", "0204123456", "0264123456"] as const;
const CUSTOMERS = ["40012001", "40012002", "4001"] as const;
const BANKS = ["300312", "300304"] as const;
const NETWORKS = ["MTN", "TELECEL"] as const;
const SAVED_NAME = "Accra Packaging Ltd";
const ownerOf = (...key: readonly string[]) => `Owner of ${key.join(" at ")}`;

type PendingLookup = { readonly answer: () => void };

/** Returns services whose lookups answer when the test says so, in any order, with a name derived from the number. */
async function servicesWithSlowLookups(pending: PendingLookup[]): Promise<Services> {
  const { person, services } = await signedIn(ama);
  const later = <Value>(value: Value) =>
    new Promise<ReturnType<typeof ok<Value>>>((resolve) => pending.push({ answer: () => resolve(ok(value)) }));
  Object.assign(person.transferLookups, {
    accountAtThisBank: (number: string) => later({ name: ownerOf(number), currency: "GHS" }),
    accountAtOtherBank: ({ bank, number }: { bank: string; number: string }) =>
      later({ name: ownerOf(number, bank), lookupId: `${bank}-${number}` }),
  });
  Object.assign(person.wallets, { nameOf: (network: string, number: string) => later(ownerOf(number, network)) });
  Object.assign(person.cards, { holderOf: (customer: string) => later({ name: ownerOf(customer), phone: "" }) });
  return services;
}

const aSchedule = (over: Partial<ScheduledTransfer>): ScheduledTransfer =>
  aScheduledTransfer({ payee: { account: ACCOUNTS[0], name: SAVED_NAME, bank: "Ecobank Ghana" }, ...over });

async function scheduleForm(
  services: Services,
  over: Partial<ScheduledTransfer>,
  ownerNow: (number: string) => string,
) {
  const store = new ScheduleEditStore(services, aSchedule(over), false);
  await store.load();
  const numbers = over.category === "ownAccounts" ? [anotherAccount().number, anAccount().number] : ACCOUNTS;
  return {
    numbers,
    type:
      over.category === "ownAccounts"
        ? (number: string) => store.form.set("destination", number)
        : store.changeDestination,
    name: () => store.payeeName,
    owner: () =>
      store.form.draft.destination === store.schedule.payee.account
        ? SAVED_NAME
        : ownerNow(store.form.draft.destination),
  } satisfies PayeeForm;
}

function handForm(services: Services, category: BulkHandStore["category"]) {
  const store = new BulkHandStore(category, services, ama);
  store.payer.number = anAccount().number;
  store.add();
  const [row] = store.rows;
  if (!row) throw new Error("A list by hand begins with a row");
  return row;
}

const bulkFile = "The bank returns every name with the row that it checked; a corrected row is checked again.";
const existing = "Shows the stored request with the names that the bank returned for it.";
const bill = "Pays a bill by its number; the bank returns the customer's name with the bill.";
const abroad = "There is no lookup for foreign accounts; the customer types the name.";
/** The operations without a form that looks up a name. */
const otherwise = {
  "bulk transfer, file": bulkFile,
  "mobile money bulk, file": bulkFile,
  "prepaid card bulk, file": bulkFile,
  "Ghana.gov": bill,
  SSNIT: bill,
  "FX, local": abroad,
  "FX, international": abroad,
  "schedule creation": "Made on the transfer forms.",
  "schedule deletion": existing,
  approval: existing,
  rejection: existing,
  recall: existing,
  "official statement": "Has no beneficiary.",
  "beneficiary removed": existing,
} as const satisfies Partial<Record<Operation, string>>;

/** The forms of each other operation, which may have several. This does not compile if an operation is missing. */
const forms: Readonly<
  Record<
    Exclude<Operation, keyof typeof otherwise>,
    readonly ((services: Services) => PayeeForm | Promise<PayeeForm>)[]
  >
> = {
  "own accounts": [
    async (services) => {
      const store = new OwnTransferStore(services, false);
      await store.load();
      const numbers = [anotherAccount().number, anAccount().number];
      const owner = () => store.payer.sources.find(({ number }) => number === store.form.draft.destination)?.name ?? "";
      return {
        numbers,
        type: (number) => store.form.set("destination", number),
        name: () => store.destination?.name,
        owner,
      };
    },
  ],
  "same bank": [
    (services) => {
      const store = new SameBankStore(services, { isRequest: false, payee: undefined });
      return {
        numbers: ACCOUNTS,
        type: (number) => store.form.set("destination", number),
        name: () => store.ownerLookup.value?.name,
        owner: () => ownerOf(store.destination),
      };
    },
  ],
  "other bank, instant": [
    async (services) => {
      const store = new OtherBankStore(services, { isRequest: false, payee: undefined });
      await store.load();
      store.form.set("source", anAccount().number);
      store.chooseSpeed("instant");
      const { form } = store;
      return {
        numbers: ACCOUNTS,
        places: BANKS,
        type: store.changeDestination,
        choose: store.chooseBank,
        name: () => store.payeeName,
        owner: () => ownerOf(form.draft.destination, form.draft.bank),
      };
    },
  ],
  "other bank, next day": [
    async (services) => {
      const saved = {
        ...anAccountPayee({ route: "nonInstant", bank: { name: "GCB Bank", code: "040100" } }),
        id: "B-1",
      };
      const store = new OtherBankStore(services, { isRequest: false, payee: undefined });
      store.saved.loaded = [saved as (typeof store.saved.rows)[number]];
      store.pick(saved as (typeof store.saved.rows)[number]);
      const owner = () => (store.form.draft.destination === saved.account ? saved.name : "");
      return { numbers: ACCOUNTS, type: store.changeDestination, name: () => store.payeeName, owner };
    },
  ],
  "bulk transfer, by hand": [
    (services) => {
      const row = handForm(services, "bulkTransfer");
      row.set("type", "instant");
      return {
        numbers: ACCOUNTS,
        places: BANKS,
        type: (number) => row.set("account", number),
        choose: (bank) => row.set("bank", bank),
        name: () => row.texts.name,
        owner: () => ownerOf(row.typed.account ?? "", row.typed.bank ?? ""),
      };
    },
    (services) => {
      const row = handForm(services, "bulkTransfer");
      row.fill({
        type: "noninstant",
        bank: "040100",
        branch: "Accra High Street",
        account: ACCOUNTS[0],
        name: SAVED_NAME,
      });
      const owner = () => (row.typed.account === ACCOUNTS[0] ? SAVED_NAME : "");
      return { numbers: ACCOUNTS, type: (number) => row.set("account", number), name: () => row.texts.name, owner };
    },
  ],
  "mobile money": [
    async (services) => {
      const store = new WalletPaymentStore(services, false);
      await store.load();
      const { form } = store;
      return {
        numbers: WALLETS,
        places: NETWORKS,
        type: (wallet) => form.set("wallet", wallet),
        choose: (network) => form.set("network", network),
        name: () => store.walletName,
        owner: () => ownerOf(form.draft.wallet, form.draft.network),
      };
    },
  ],
  "mobile money bulk, by hand": [
    (services) => {
      const row = handForm(services, "mobileMoneyBulk");
      return {
        numbers: WALLETS,
        places: NETWORKS,
        type: (number) => row.set("wallet", number),
        choose: (network) => row.set("network", network),
        name: () => row.texts.walletName,
        owner: () => ownerOf(row.typed.wallet ?? "", row.typed.network ?? ""),
      };
    },
  ],
  "prepaid card": [
    (services) => {
      const store = new CardLoadStore(services, false);
      const owner = () => ownerOf(store.form.draft.customerId);
      return {
        numbers: CUSTOMERS,
        type: (id) => store.form.set("customerId", id),
        name: () => store.holderLookup.value?.name,
        owner,
      };
    },
  ],
  "prepaid card bulk, by hand": [
    (services) => {
      const row = handForm(services, "prepaidCardBulk");
      const owner = () => ownerOf(row.typed.customer ?? "");
      return { numbers: CUSTOMERS, type: (number) => row.set("customer", number), name: () => row.texts.name, owner };
    },
  ],
  "schedule change": [
    (services) =>
      scheduleForm(
        services,
        { category: "ownAccounts", payee: { account: anotherAccount().number, name: SAVED_NAME, bank: "" } },
        () => anAccount().name,
      ),
    (services) => scheduleForm(services, { category: "sameBank" }, (number) => ownerOf(number)),
    (services) =>
      scheduleForm(services, { category: "otherBank", isInstant: true }, (number) => ownerOf(number, "300312")),
    (services) => scheduleForm(services, { category: "otherBank" }, () => ""),
  ],
  "beneficiary added": [
    (services) => accountPayeeForm(new AccountPayeeStore(services), "sameBank"),
    (services) => accountPayeeForm(new AccountPayeeStore(services), "instant"),
    (services) => walletPayeeForm(new WalletPayeeStore(services)),
    (services) => cardPayeeForm(new CardPayeeStore(services)),
  ],
  "beneficiary changed": [
    (services) => accountPayeeForm(new AccountPayeeStore(services, anAccountPayee()), "instant"),
    (services) => walletPayeeForm(new WalletPayeeStore(services, aWalletPayee())),
    (services) => cardPayeeForm(new CardPayeeStore(services, aCardPayee())),
  ],
};

function accountPayeeForm(store: AccountPayeeStore, route: "sameBank" | "instant"): PayeeForm {
  store.chooseRoute(route);
  const { form } = store;
  return {
    numbers: ACCOUNTS,
    type: (account) => form.set("account", account),
    ...(route === "instant" && { places: BANKS, choose: store.chooseBank }),
    name: () => store.foundName,
    owner: () => (route === "instant" ? ownerOf(form.draft.account, form.draft.bank) : ownerOf(form.draft.account)),
  };
}

function walletPayeeForm(store: WalletPayeeStore): PayeeForm {
  const { form } = store;
  return {
    numbers: WALLETS,
    places: NETWORKS,
    type: (number) => form.set("number", number),
    choose: (network) => form.set("network", network),
    name: () => store.ownerLookup.value,
    owner: () => ownerOf(form.draft.number, form.draft.network),
  };
}

function cardPayeeForm(store: CardPayeeStore): PayeeForm {
  const owner = () => ownerOf(store.form.draft.customerId);
  return {
    numbers: CUSTOMERS,
    type: (id) => store.form.set("customerId", id),
    name: () => store.holderLookup.value?.name,
    owner,
  };
}

const steps = fc.array(
  fc.oneof(
    fc.record({ does: fc.constant("type" as const), at: fc.nat(2) }),
    fc.record({ does: fc.constant("choose" as const), at: fc.nat(1) }),
    fc.record({ does: fc.constant("rest" as const), at: fc.constant(0) }),
    fc.record({ does: fc.constant("answer" as const), at: fc.nat(3) }),
  ),
  { minLength: 4, maxLength: 14 },
);
/** Milliseconds. Longer than any lookup waits for further typing. */
const WAIT_MS = 600;

describe("The name of a beneficiary", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  for (const [operation, openings] of Object.entries(forms))
    for (const [place, open] of openings.entries())
      it(`${operation}: a name is shown only with the number that the bank returned it for, form ${place + 1}`, async () => {
        let shown = 0;
        await fc.assert(
          fc.asyncProperty(steps, async (taken) => {
            const pending: PendingLookup[] = [];
            const form = await open(await servicesWithSlowLookups(pending));
            const check = () => {
              const name = form.name();
              if (!name) return;
              shown += 1;
              expect(name).toBe(form.owner());
            };
            for (const { does, at } of [{ does: "choose", at: 0 } as const, ...taken]) {
              if (does === "type") form.type(form.numbers[at % form.numbers.length] ?? "");
              else if (does === "choose") form.choose?.(form.places?.[at] ?? "");
              else if (does === "rest") await vi.advanceTimersByTimeAsync(WAIT_MS);
              else pending.splice(at % Math.max(1, pending.length), 1)[0]?.answer();
              check();
              await vi.advanceTimersByTimeAsync(0);
              check();
            }
          }),
          { numRuns: 60 },
        );
        expect(shown).toBeGreaterThan(0);
      });
});
