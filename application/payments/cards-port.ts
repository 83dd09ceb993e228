import type { Result } from "../../domain/result";
import type { BankFailure } from "../ports/bank-failure";
import { token } from "../ports/token";

/** Whose prepaid cards a customer id names; the phone is empty where the bank knows none. */
export type CardHolder = { readonly name: string; readonly phone: string };

/** What the bank knows of prepaid cards (specification 2, section 7). */
export interface CardsPort {
  /** Undefined when there is no such customer. */
  holderOf(customerId: string): Promise<Result<CardHolder | undefined, BankFailure>>;
}
export const CardsPort = token<CardsPort>("CardsPort");
