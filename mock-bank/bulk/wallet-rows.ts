import type { Call } from "../core/handler";
import { controlAccountIds } from "../ledger/control-accounts";
import { formatMinor } from "../ledger/minor-units";
import { ACCOUNT_NOT_FOUND } from "../lookups/account-names";
import { eLevyCalculator } from "../lookups/e-levy";
import { networkNamed } from "../lookups/networks";
import { walletCharge } from "../lookups/wallet-charge";
import { walletName } from "../lookups/wallets";
import { mapInSlices } from "../threads/in-slices";
import { basicsOf, type CheckedRow, namesOf, verdictOf } from "./checked-row";
import type { ListedRow } from "./list-file";

const WALLET = /^\d{10}$/;

/** Checks rows of wallets and finds owners, charges and E-Levy. The E-Levy counts earlier rows to the same wallet. */
export async function checkWallets(rows: readonly ListedRow[], { db, caller, now }: Call) {
  const control = await controlAccountIds(db);
  const eLevyOn = await eLevyCalculator(db, { companyId: caller.companyId, at: now });
  return mapInSlices(rows, (row) => {
    const basics = basicsOf(row, "amount", "narration");
    const number = row.fields.beneficiaryWalletNumber ?? "";
    const network = networkNamed(row.fields.netWork ?? "");
    const owner = network && walletName(network.code, number);
    const wrong = basics.wrong ?? wrongWallet(number, Boolean(network), Boolean(owner));
    const levy = wrong === undefined ? eLevyOn(number, basics.amount) : { charge: 0n, id: "" };
    const charge = wrong === undefined ? walletCharge(basics.amount) : 0n;
    return {
      amount: basics.amount,
      narration: basics.narration,
      wrong,
      charge,
      eLevy: levy.charge,
      network,
      receiver: network ? control(network.settlement) : "",
      shown: {
        beneficiaryName: basics.name,
        beneficiaryWalletNumber: number,
        netWork: network?.code ?? row.fields.netWork ?? "",
        walletName: owner ?? "",
        ...namesOf(basics.name, owner),
        amount: basics.amountText,
        narration: basics.narration,
        eleveyFee: formatMinor(levy.charge),
        eleveyId: levy.id,
        charge: formatMinor(charge),
        transactionType: "A2W",
        ...verdictOf(wrong),
      },
    } satisfies CheckedRow & { network: unknown };
  });
}

function wrongWallet(number: string, hasNetwork: boolean, hasOwner: boolean): string | undefined {
  if (!hasNetwork) return "Network must be MTN, Telecel or AirtelTigo.";
  if (!WALLET.test(number)) return "Beneficiary Wallet Number must have 10 digits, its first zero among them.";
  return hasOwner ? undefined : ACCOUNT_NOT_FOUND;
}
