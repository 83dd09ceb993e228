import type { FxPort } from "../../../application/fx/fx-port";
import { fx } from "../../../contract/fx";
import { lookups } from "../../../contract/lookups";
import { fxCurrencies } from "../../../domain/fx/fx-rate";
import { toPaymentReceipt } from "../payments/map-receipt";
import type { BankClient } from "../transport/bank-client";
import { confirmedCall } from "../transport/confirmed-call";
import { text } from "../values/read-rows";
import { fxTransferFields, toFxRates } from "./map-fx";

export class HttpFx implements FxPort {
  constructor(private readonly bank: BankClient) {}

  /**
   * Lists the supported currencies that the bank allows. The bank names a currency by its code or by an object with the
   * code.
   */
  currencies: FxPort["currencies"] = () =>
    this.bank.read(fx.currencies, {}, ({ allowableCurrency }) => {
      const allowed = allowableCurrency.map((each) => (typeof each === "string" ? each : each.code));
      return fxCurrencies.filter((code) => allowed.includes(code));
    });

  rates: FxPort["rates"] = () => this.bank.read(fx.rates, {}, toFxRates);

  localBanks: FxPort["localBanks"] = () =>
    this.bank.read(lookups.localBanks, {}, ({ banks }) =>
      banks.map(({ name, code, shortName }) => ({
        name: name ?? "",
        sortCode: text(code),
        ...(shortName && { shortName }),
      })),
    );

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
