import { PAYEE_NAME_LENGTH_MAX, type PayeeOf } from "../../domain/beneficiaries/beneficiary";
import { requiredMessage } from "../../domain/form-messages";
import { type Network, WALLET_DIGITS } from "../../domain/payments/network";
import { plainText } from "../../domain/plain-text";
import { fail, ok, type Result } from "../../domain/result";
import { AtMost, hasNoProblems, type Problems, problemsOf, Required } from "../forms/checked-draft";
import { RequiredDigits } from "../forms/field-rules";

/** The form of a saved wallet (specification 2, section 5). */
export class WalletPayeeDraft {
  @AtMost("Full Name", PAYEE_NAME_LENGTH_MAX)
  @Required("Full Name")
  name = "";

  /** The code of a listed network. */
  network = "";

  @RequiredDigits("Beneficiary Wallet Number", WALLET_DIGITS)
  number = "";
}

/**
 * Validates the form and converts it to a payee.
 * @param known.walletName the owner's name found by the lookup; undefined until it has found the wallet
 */
export function toWalletPayee(
  draft: WalletPayeeDraft,
  { networks, walletName }: { readonly networks: readonly Network[]; readonly walletName: string | undefined },
): Result<PayeeOf<"wallet">, Problems<WalletPayeeDraft>> {
  const network = networks.find(({ code }) => code === draft.network);
  const problems = {
    ...(network ? {} : { network: requiredMessage("Network Code") }),
    ...(walletName ? {} : { number: "Account not found" }),
    ...problemsOf(draft),
  };
  if (!network || !walletName || !hasNoProblems(problems)) return fail(problems);
  return ok({ kind: "wallet", name: plainText(draft.name), number: draft.number, walletName, network });
}
