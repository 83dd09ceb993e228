import type { BeneficiariesPort } from "../../application/beneficiaries/beneficiaries-port";
import type { BankFailure } from "../../application/ports/bank-failure";
import {
  type Beneficiary,
  type BeneficiaryList,
  numberOf,
  type Payee,
  type PayeeKind,
} from "../../domain/beneficiaries/beneficiary";
import { ok, type Result } from "../../domain/result";
import { maySubmit } from "../../domain/session/roles";
import type { User } from "../../domain/session/user";
import { type InMemoryBank, refused } from "./in-memory-bank";

type SignedIn = <T>(act: () => Result<T, BankFailure>) => Promise<Result<T, BankFailure>>;

/** The beneficiaries port of one user, on the payees saved by the company. */
export function inMemoryBeneficiaries(bank: InMemoryBank, user: User, signedIn: SignedIn): BeneficiariesPort {
  const byName = <Kind extends PayeeKind>(kind: Kind) =>
    // The filter guarantees the kind, which the compiler cannot derive.
    (bank.beneficiaries.filter((each) => each.kind === kind) as unknown as Beneficiary<Kind>[]).toSorted((one, other) =>
      one.name.localeCompare(other.name),
    );
  const isSaved = (payee: Payee, butNot = "") =>
    bank.beneficiaries.some((each) => each.id !== butNot && each.kind === payee.kind && isSame(each, payee));
  const changed = (message: string, act: () => boolean | string) =>
    signedIn(() => {
      if (!maySubmit(user)) return refused("Not allowed.");
      const done = act();
      if (typeof done === "string") return refused(done);
      return done ? ok({ message }) : refused("Beneficiary not found");
    });
  const without = (id: string) => bank.beneficiaries.filter((each) => each.id !== id);
  return {
    atThisBank: () => signedIn(() => ok(byName("account").filter(({ route }) => route === "sameBank"))),
    atOtherBanks: (_, wanted) =>
      signedIn(() =>
        ok(byName("account").filter(({ route }) => route !== "sameBank" && (wanted === "both" || wanted === route))),
      ),
    wallets: () => signedIn(() => ok(byName("wallet"))),
    cards: () => signedIn(() => ok(byName("card"))),
    lists: <Kind extends PayeeKind>(kind: Kind) =>
      // See `byName`.
      signedIn(() => ok(bank.lists.filter((list) => list.kind === kind) as unknown as BeneficiaryList<Kind>[])),
    add: (payee) =>
      changed("Beneficiary has been added!", () => {
        if (isSaved(payee)) return "This beneficiary is already saved.";
        bank.beneficiaries = [...bank.beneficiaries, { ...payee, id: bank.next("B-") }];
        return true;
      }),
    change: (beneficiary) =>
      changed("Changed.", () => {
        if (isSaved(beneficiary, beneficiary.id)) return "This beneficiary is already saved.";
        const others = without(beneficiary.id);
        if (others.length === bank.beneficiaries.length) return false;
        bank.beneficiaries = [...others, beneficiary];
        return true;
      }),
    remove: ({ id }) =>
      changed("Deleted.", () => {
        const others = without(id);
        if (others.length === bank.beneficiaries.length) return false;
        bank.beneficiaries = others;
        return true;
      }),
    changeList: (list) =>
      changed("Changed.", () => {
        if (!bank.lists.some(({ id }) => id === list.id)) return false;
        bank.lists = bank.lists.map((each) => (each.id === list.id ? { ...list, count: list.rows.length } : each));
        return true;
      }),
    removeList: ({ id }) =>
      changed("Deleted.", () => {
        if (!bank.lists.some((each) => each.id === id)) return false;
        bank.lists = bank.lists.filter((each) => each.id !== id);
        return true;
      }),
  };
}

const isSame = (one: Payee, other: Payee): boolean =>
  numberOf(one) === numberOf(other) && JSON.stringify(placeOf(one)) === JSON.stringify(placeOf(other));

function placeOf(payee: Payee): unknown {
  if (payee.kind === "account") return [payee.route, payee.bank.code];
  return payee.kind === "wallet" ? payee.network.code : payee.lastDigits;
}
