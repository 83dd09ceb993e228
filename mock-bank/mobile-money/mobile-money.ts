import type { DecodedOf } from "../../contract/endpoint";
import type { bankApi } from "../../contract/index";
import { ownAccounts } from "../accounts/own-accounts";
import { type Call, type Refusal, refuse } from "../core/handler";
import { controlAccountIds } from "../ledger/control-accounts";
import { type Minor, parseMinor } from "../ledger/minor-units";
import type { Leg } from "../ledger/post";
import { type ELevy, eLevyCalculator } from "../lookups/e-levy";
import { networkOf, type WalletNetwork } from "../lookups/networks";
import { walletCharge } from "../lookups/wallet-charge";
import { walletName } from "../lookups/wallets";
import type { Order } from "../orders/order";

type Input = DecodedOf<typeof bankApi.mobileMoney.pay>;

export const ACCOUNT_NOT_FOUND = "Account not found";

/**
 * Builds a payment to one wallet from an account in cedis. Amount, charge and E-Levy are debited together
 * (specification 2, section 7).
 */
export async function mobileMoneyOf(input: Input, { db, caller, now }: Call): Promise<Order | Refusal> {
  const amount = parseMinor(input.amount);
  if (amount === 0n) return refuse("amount: must be above zero.");
  const source = (await ownAccounts(db, caller.companyId, [input.accountNumber])).get(input.accountNumber);
  if (!source) return refuse(`accountNumber: ${ACCOUNT_NOT_FOUND}`);
  if (source.currency !== input.currencyCode) return refuse("accountNumber: must be an account in GHS.");
  const network = networkOf(input.networkCode);
  if (!network) return refuse("networkCode: no such network.");
  const name = walletName(network.code, input.phoneNumber);
  if (!name) return refuse(`phoneNumber: ${ACCOUNT_NOT_FOUND}`);
  const levy = (await eLevyCalculator(db, { companyId: caller.companyId, at: now }))(input.phoneNumber, amount);
  const charge = walletCharge(amount);
  const changed = differing(input, charge, levy);
  if (changed) return refuse(changed);
  const wallet = { network, number: input.phoneNumber, name };
  const control = await controlAccountIds(db);
  return walletOrder({ source, wallet, amount, charge, levy, narration: input.narration, control });
}

/** Rejects figures that differ from the bank's, even lower ones: the customer confirmed exactly these. */
function differing(input: Input, charge: Minor, levy: ELevy): string | undefined {
  if (parseMinor(input.charge) !== charge) return "charge: is not the charge of this payment. Please look it up again.";
  const isLevy = parseMinor(input.eLevyCharge) === levy.charge && (!input.eLevyId || input.eLevyId === levy.id);
  return isLevy ? undefined : "eLevyCharge: is not the E-Levy on this payment. Please look it up again.";
}

type WalletPayment = {
  readonly source: { readonly accountId: string; readonly currency: string };
  readonly wallet: { readonly network: WalletNetwork; readonly number: string; readonly name: string };
  readonly amount: Minor;
  readonly charge: Minor;
  readonly levy: ELevy;
  readonly narration: string;
  /** Finds a control account by its number. */
  readonly control: (number: string) => string;
};

export function walletOrder({ source, wallet, amount, charge, levy, narration, control }: WalletPayment): Order {
  return {
    category: "mobileMoney",
    sourceAccountId: source.accountId,
    currency: source.currency,
    amount,
    charge,
    eLevy: levy.charge,
    narration,
    payee: wallet.number,
    details: {
      destinationAccountNo: wallet.number,
      destinationAccountName: wallet.name,
      destinationBank: wallet.network.name,
      walletName: wallet.name,
      phoneNumber: wallet.number,
      networkCode: wallet.network.code,
    },
    legs: [
      ...moved(source.accountId, control(wallet.network.settlement), amount, narration),
      ...moved(source.accountId, control("FEES-INCOME"), charge, "Transaction charge"),
      ...moved(source.accountId, control("E-LEVY"), levy.charge, "E-Levy"),
    ],
  };
}

/** Two legs that move an amount; none if it is zero, because the journal has no empty lines. */
const moved = (from: string, to: string, amount: Minor, narration: string): Leg[] =>
  amount === 0n
    ? []
    : [
        { accountId: from, amount: -amount, narration },
        { accountId: to, amount, narration },
      ];
