import type { Account } from "../../domain/accounts/account";
import { requiredMessage } from "../../domain/form-messages";
import { parseAmount } from "../../domain/money";
import { findNetwork, type Network, WALLET_DIGITS } from "../../domain/payments/network";
import type { WalletPayment } from "../../domain/payments/payment";
import type { WalletCharges } from "../../domain/payments/wallet-charges";
import { plainText } from "../../domain/plain-text";
import type { BankRequest } from "../../domain/requests/request";
import { fail, ok, type Result } from "../../domain/result";
import { hasNoProblems, type Problems, problemsOf, Required, RequiredAmount } from "../forms/checked-draft";
import { Narration, RequiredDigits } from "../forms/field-rules";
import { cediAccount, sourceProblems } from "../forms/source-account";
import { repeatedTexts } from "./transfer-draft";

/** The labels of its fields, also in the form. */
export const walletLabels = {
  network: "Network",
  wallet: "Beneficiary Wallet Number",
  eLevyFee: "E-Levy Fee",
};

/** The form Mobile Money Transfer (specification 2, section 5). */
export class WalletPaymentDraft {
  /** The code of a listed network. */
  network = "";

  /** Number of the account that pays. */
  source = "";

  @RequiredDigits(walletLabels.wallet, WALLET_DIGITS)
  wallet = "";

  @RequiredAmount("Amount")
  amount = "";

  @Narration()
  narration = "";

  /** Looked up, never typed. */
  @Required(walletLabels.eLevyFee)
  eLevyFee = "";

  /** Not empty: save the wallet. */
  keepsPayee = "";
}

/** Returns the texts that repeat a request, except the account that pays. */
export const repeatWalletPayment = (
  request: BankRequest<"mobileMoney">,
  networks: readonly Network[],
): Partial<WalletPaymentDraft> => ({
  ...repeatedTexts(request),
  wallet: request.wallet.number,
  network: findNetwork(networks, request.wallet.network)?.code ?? "",
});

/** The bank's answers about the entered values. */
export type WalletPaymentContext = {
  readonly accounts: readonly Account[];
  readonly networks: readonly Network[];
  /** The owner's name, from the bank or from a saved beneficiary; undefined if it is unknown. */
  readonly walletName: string | undefined;
  readonly charges: WalletCharges | undefined;
};

/** Validates the form and converts it to a payment. */
export function toWalletPayment(
  draft: WalletPaymentDraft,
  { accounts, networks, walletName, charges }: WalletPaymentContext,
): Result<WalletPayment, Problems<WalletPaymentDraft>> {
  const source = cediAccount(accounts, draft.source);
  const network = networks.find(({ code }) => code === draft.network);
  const amount = parseAmount(draft.amount);
  const problems = {
    ...(network ? {} : { network: requiredMessage(walletLabels.network) }),
    ...sourceProblems(source),
    ...(walletName ? {} : { wallet: network ? "Account not found" : "Choose the network first" }),
    ...(charges ? {} : { eLevyFee: requiredMessage(walletLabels.eLevyFee) }),
    ...problemsOf(draft),
  };
  if (!source || !network || !amount.ok || !walletName || !charges || !hasNoProblems(problems)) return fail(problems);
  return ok({
    kind: "mobileMoney",
    source,
    wallet: { number: draft.wallet, walletName, network },
    amount: amount.value,
    narration: plainText(draft.narration),
    ...charges,
    keepsPayee: draft.keepsPayee !== "",
  });
}
