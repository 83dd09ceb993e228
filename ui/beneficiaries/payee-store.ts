import type { Payee, TransferRoute } from "../../domain/beneficiaries/beneficiary";
import { unreachable } from "../../domain/never";
import type { Services } from "../services";
import { AccountPayeeStore } from "./account-payee-store";
import { CardPayeeStore } from "./card-payee-store";
import { WalletPayeeStore } from "./wallet-payee-store";

/** The form of a payee of any kind; for accounts with the transfer types to choose from. */
export type PayeeStore =
  | { readonly kind: "account"; readonly store: AccountPayeeStore; readonly routes: readonly TransferRoute[] }
  | { readonly kind: "wallet"; readonly store: WalletPayeeStore }
  | { readonly kind: "card"; readonly store: CardPayeeStore };

const allRoutes: readonly TransferRoute[] = ["sameBank", "instant", "nonInstant"];
const otherRoutes: readonly TransferRoute[] = ["instant", "nonInstant"];

/** Creates an empty form. */
export function newPayeeStore(services: Services, kind: Payee["kind"]): PayeeStore {
  switch (kind) {
    case "account":
      return { kind, store: new AccountPayeeStore(services), routes: allRoutes };
    case "wallet":
      return { kind, store: new WalletPayeeStore(services) };
    case "card":
      return { kind, store: new CardPayeeStore(services) };
    default:
      return unreachable(kind);
  }
}

/** Creates a form with the data of a saved payee. An account of this bank cannot become one of another bank. */
export function payeeStoreOf(services: Services, payee: Payee): PayeeStore {
  switch (payee.kind) {
    case "account": {
      const routes: readonly TransferRoute[] = payee.route === "sameBank" ? ["sameBank"] : otherRoutes;
      return { kind: "account", store: new AccountPayeeStore(services, payee), routes };
    }
    case "wallet":
      return { kind: "wallet", store: new WalletPayeeStore(services, payee) };
    case "card":
      return { kind: "card", store: new CardPayeeStore(services, payee) };
    default:
      return unreachable(payee);
  }
}
