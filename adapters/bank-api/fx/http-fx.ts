import type { FxPort } from "../../../application/fx/fx-port";
import { fx } from "../../../contract/fx";
import { lookups } from "../../../contract/lookups";
import { fxCurrencies } from "../../../domain/fx/fx-rate";
import { ok } from "../../../domain/result";
import { toPaymentReceipt } from "../payments/map-receipt";
import type { BankClient } from "../transport/bank-client";
import { confirmedCall } from "../transport/confirmed-call";
import { fxTransferFields, toFxRates } from "./map-fx";

export class HttpFx implements FxPort {
  constructor(private readonly bank: BankClient) {}

  /**
   * Lists the supported currencies that the bank allows. The bank names a currency by its code or by an object with the
   * code.
   */
  currencies: FxPort["currencies"] = async () => {
    const reply = await this.bank.call(fx.currencies, {});
    if (!reply.ok) return reply;
    const allowed = reply.value.allowableCurrency.map((each) => (typeof each === "string" ? each : each.code));
    return ok(fxCurrencies.filter((code) => allowed.includes(code)));
  };

  rates: FxPort["rates"] = async () => {
    const reply = await this.bank.call(fx.rates, {});
    if (!reply.ok) return reply;
    const rates = toFxRates(reply.value);
    return rates ? ok(rates) : this.bank.unreadable(fx.rates);
  };

  localBanks: FxPort["localBanks"] = async () => {
    const reply = await this.bank.call(lookups.localBanks, {});
    if (!reply.ok) return reply;
    return ok(
      reply.value.banks.map(({ name, code, shortName }) => ({
        name: name ?? "",
        sortCode: String(code ?? ""),
        ...(shortName && { shortName }),
      })),
    );
  };

  prepare: FxPort["prepare"] = (transfer, key) =>
    confirmedCall(
      this.bank,
      fx.request,
      { ...fxTransferFields(transfer), deviceID: "" },
      {
        key,
        terms: { total: transfer.amount, payee: transfer.beneficiary.account },
        read: toPaymentReceipt,
        lateFields: async () => ({ deviceID: await this.bank.deviceId() }),
      },
    );
}
