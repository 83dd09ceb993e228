import type { Beneficiary, BeneficiaryList, Payee, PayeeKind } from "../../domain/beneficiaries/beneficiary";
import type { Result } from "../../domain/result";
import type { Acknowledgement } from "../ports/acknowledgement";
import type { BankFailure } from "../ports/bank-failure";
import { token } from "../ports/token";

/** Saved payees, shared by all users of the company. Changes need no code (specification 2, section 2.4). */
export interface BeneficiariesPort {
  atThisBank(): Promise<Result<readonly Beneficiary<"account">[], BankFailure>>;
  /** @param source number of the account that would pay (specification 2, section 7) */
  atOtherBanks(
    source: string,
    route: "instant" | "nonInstant" | "both",
  ): Promise<Result<readonly Beneficiary<"account">[], BankFailure>>;
  wallets(): Promise<Result<readonly Beneficiary<"wallet">[], BankFailure>>;
  cards(): Promise<Result<readonly Beneficiary<"card">[], BankFailure>>;
  lists<Kind extends PayeeKind>(kind: Kind): Promise<Result<readonly BeneficiaryList<Kind>[], BankFailure>>;
  add(payee: Payee): Promise<Result<Acknowledgement, BankFailure>>;
  change(beneficiary: Beneficiary): Promise<Result<Acknowledgement, BankFailure>>;
  remove(beneficiary: Beneficiary): Promise<Result<Acknowledgement, BankFailure>>;
  /** Replaces all rows of the list. Rows that are omitted get deleted. */
  changeList(list: BeneficiaryList): Promise<Result<Acknowledgement, BankFailure>>;
  removeList(list: BeneficiaryList): Promise<Result<Acknowledgement, BankFailure>>;
}
export const BeneficiariesPort = token<BeneficiariesPort>("BeneficiariesPort");
