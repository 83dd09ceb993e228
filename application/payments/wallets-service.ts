import { add, subtract } from "../../domain/money";
import { offersWallets } from "../../domain/payments/network";
import type { ELevy, WalletCharges } from "../../domain/payments/wallet-charges";
import { ok, type Result } from "../../domain/result";
import type { BankFailure } from "../ports/bank-failure";
import type { ChargedPayment, WalletsPort } from "./wallets-port";

/** Lookups of wallets and their charges. */
export class WalletsService {
  constructor(private readonly wallets: WalletsPort) {}

  networks: WalletsPort["networks"] = async () => {
    const listed = await this.wallets.networks();
    return listed.ok ? ok(listed.value.filter(offersWallets)) : listed;
  };

  /**
   * Requests the E-Levy first, then the charge (specification 2, section 4).
   * @param phone the wallet's number; for typed rows the network's code (section 7)
   */
  async chargesOn(
    payment: ChargedPayment,
    phone: string = payment.wallet,
  ): Promise<Result<WalletCharges, BankFailure>> {
    const eLevy = await this.eLevyOn(payment);
    if (!eLevy.ok) return eLevy;
    const charge = await this.wallets.chargeOn(payment.amount, phone);
    return charge.ok ? ok({ eLevy: eLevy.value, charge: charge.value }) : charge;
  }

  /**
   * Returns the E-Levy of a payment. After earlier rows to the same wallet, that is the levy on the sum of all rows
   * minus the levy on the earlier ones (spec gaps, payments).
   */
  private async eLevyOn({ earlierRows, ...payment }: ChargedPayment): Promise<Result<ELevy, BankFailure>> {
    if (!earlierRows) return this.wallets.eLevyOn(payment);
    const levyOnAllRows = await this.wallets.eLevyOn({ ...payment, amount: add(earlierRows, payment.amount) });
    if (!levyOnAllRows.ok) return levyOnAllRows;
    const levyOnEarlierRows = await this.wallets.eLevyOn({ ...payment, amount: earlierRows });
    if (!levyOnEarlierRows.ok) return levyOnEarlierRows;
    return ok({
      id: levyOnAllRows.value.id,
      amount: subtract(levyOnAllRows.value.amount, levyOnEarlierRows.value.amount),
    });
  }
}
