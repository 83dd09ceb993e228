import { unreachable } from "../../domain/never";
import type { PayeeKey } from "../../domain/payments/listed-name";
import { ok, type Result } from "../../domain/result";
import type { BankFailure } from "../ports/bank-failure";
import type { CardsPort } from "./cards-port";
import type { TransferLookupsPort } from "./transfer-lookups-port";
import type { WalletsPort } from "./wallets-port";

export type PayeeLookups = {
  readonly transferLookups: Pick<TransferLookupsPort, "accountAtThisBank" | "accountAtOtherBank">;
  readonly wallets: Pick<WalletsPort, "nameOf">;
  readonly cards: CardsPort;
};

/** The bank's data about a payee. The payment sends the id back; it is empty if the bank gave none. */
export type FoundPayee = { readonly name: string; readonly phone: string; readonly id: string };

/** Looks up a payee of any kind. Returns undefined if it does not exist. */
export async function findPayee(
  { transferLookups, wallets, cards }: PayeeLookups,
  key: PayeeKey,
): Promise<Result<FoundPayee | undefined, BankFailure>> {
  switch (key.kind) {
    case "accountAtThisBank": {
      const found = await transferLookups.accountAtThisBank(key.account);
      return found.ok ? ok(found.value && { name: found.value.name, phone: "", id: "" }) : found;
    }
    case "accountAtOtherBank": {
      const { bank, account: number, source } = key;
      const found = await transferLookups.accountAtOtherBank({ bank, number, source });
      return found.ok ? ok(found.value && { name: found.value.name, phone: "", id: found.value.lookupId }) : found;
    }
    case "wallet": {
      const name = await wallets.nameOf(key.network, key.wallet);
      return name.ok ? ok(name.value ? { name: name.value, phone: "", id: "" } : undefined) : name;
    }
    case "card": {
      const holder = await cards.holderOf(key.customer);
      return holder.ok ? ok(holder.value && { ...holder.value, id: "" }) : holder;
    }
    default:
      return unreachable(key);
  }
}
