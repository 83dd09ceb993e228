import type { TransferLookupsPort } from "../../application/payments/transfer-lookups-port";
import type { BankFailure } from "../../application/ports/bank-failure";
import { ghs } from "../../domain/money";
import { ok, type Result } from "../../domain/result";
import { type InMemoryBank, refused } from "./in-memory-bank";

type SignedIn = <T>(act: () => Result<T, BankFailure>) => Promise<Result<T, BankFailure>>;

const banks = {
  instant: [
    { name: "Ecobank Ghana", code: "300312", shortName: "ECOBANK" },
    { name: "GCB Bank", code: "300304", shortName: "GCB" },
  ],
  nonInstant: [{ name: "GCB Bank", code: "040100", shortName: "GCB" }],
};
const branches = [
  { name: "Accra High Street", code: "101", sortCode: "040101" },
  { name: "Kumasi Main", code: "104", sortCode: "040104" },
];
const chargeOn = (minor: number): number => (minor <= 1_000_00 ? 5_00 : minor <= 10_000_00 ? 10_00 : 20_00);

export const inMemoryTransferLookups = (bank: InMemoryBank, signedIn: SignedIn): TransferLookupsPort => ({
  banks: (speed) => signedIn(() => ok(banks[speed])),
  branches: (code) => signedIn(() => (code === "040100" ? ok(branches) : refused("Selected bank is not valid."))),
  accountAtThisBank: (number) =>
    signedIn(() => {
      const account = bank.accounts.find((each) => each.number === number);
      return account ? ok({ name: account.name, currency: account.currency }) : refused("Account not found");
    }),
  accountAtOtherBank: ({ bank: code, number, source }) =>
    signedIn(() => {
      if (!bank.accounts.some((each) => each.number === source)) return refused("Account not found");
      if (!banks.instant.some((each) => each.code === code)) return refused("Selected bank is not valid.");
      return ok(number.endsWith("0000") ? undefined : { name: "Yaw Ofori", lookupId: `${code}-${number}` });
    }),
  charge: (speed, amount) => signedIn(() => ok(ghs(speed === "instant" ? chargeOn(amount.minor) : 0))),
});
