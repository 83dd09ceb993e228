import type { Result } from "../../domain/result";
import type { BankFailure } from "../ports/bank-failure";
import { token } from "../ports/token";

/** The holder of a customer's prepaid cards. The phone is empty if the bank has none. */
export type CardHolder = { readonly name: string; readonly phone: string };

/** Lookups of prepaid cards (specification 2, section 7). */
export interface CardsPort {
  /** Returns undefined if the customer does not exist. */
  holderOf(customerId: string): Promise<Result<CardHolder | undefined, BankFailure>>;
}
export const CardsPort = token<CardsPort>("CardsPort");
