import type { CardsPort } from "../../application/payments/cards-port";
import type { WalletsPort } from "../../application/payments/wallets-port";
import type { BankFailure } from "../../application/ports/bank-failure";
import { ghs } from "../../domain/money";
import { ok, type Result } from "../../domain/result";
import { type InMemoryBank, refused } from "./in-memory-bank";

type SignedIn = <T>(act: () => Result<T, BankFailure>) => Promise<Result<T, BankFailure>>;

const networks = ["MTN", "Telecel", "AirtelTigo", "Surfline", "Glo", "Busy"].map((name) => ({
  code: name.toUpperCase(),
  name,
  gipCode: "",
}));
const prefixes: Readonly<Record<string, string>> = { MTN: "024", TELECEL: "020", AIRTELTIGO: "026" };

/** E-Levy of one per cent above GHS 100.00. Unlike the mock bank it does not add up the payments of a day. */
const LEVY_FREE = 100_00;
const levyOn = (minor: number): number => Math.round(Math.max(0, minor - LEVY_FREE) / 100);
const chargeOn = (minor: number): number => (minor <= 100_00 ? 50 : minor <= 1_000_00 ? 2_00 : 5_00);

export const inMemoryWallets = (bank: InMemoryBank, signedIn: SignedIn): WalletsPort => ({
  networks: () => signedIn(() => ok(networks)),
  nameOf: (network, number) =>
    signedIn(() => {
      const isKnown = number.startsWith(prefixes[network] ?? "none") && !number.endsWith("0000");
      return ok(isKnown ? "Akosua Nyarko" : undefined);
    }),
  eLevyOn: ({ source, amount }) =>
    signedIn(() => {
      if (!bank.accounts.some(({ number }) => number === source)) return refused("Account not found");
      return ok({ amount: ghs(levyOn(amount.minor)), id: "EL1" });
    }),
  chargeOn: (amount) => signedIn(() => ok(ghs(chargeOn(amount.minor)))),
});

export const inMemoryCards = (signedIn: SignedIn): CardsPort => ({
  holderOf: (customerId) =>
    signedIn(() =>
      ok(
        customerId.startsWith("0") ? undefined : { name: "Kwabena Antwi", phone: `024${customerId.padStart(7, "0")}` },
      ),
    ),
});
