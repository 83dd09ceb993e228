import type { ReplyOf } from "../../../contract/endpoint";
import type { fx } from "../../../contract/fx";
import { parseDay } from "../../../domain/calendar";
import { type DayRate, type FxRates, parseRate } from "../../../domain/fx/fx-rate";
import type { PricedFxTransfer } from "../../../domain/fx/fx-transfer";
import { formatMinor } from "../../../domain/money";
import { changeFields } from "../payments/map-changed-accounts";
import { toMoment } from "../values/dates";
import { readRows } from "../values/read-rows";

type Wire = ReplyOf<typeof fx.rates>;

/** Returns undefined if a row has no valid day or price. */
export function toFxRates({ gbpRates, usdRates, eurRates }: Wire): FxRates | undefined {
  const [GBP, USD, EUR] = [toDayRates(gbpRates), toDayRates(usdRates), toDayRates(eurRates)];
  return GBP && USD && EUR && { GBP, USD, EUR };
}

function toDayRates(wire: Wire["usdRates"]): readonly DayRate[] | undefined {
  const rates = readRows(wire, ({ fxDate, buy, sell }) => {
    const day = parseDay(toMoment(fxDate).slice(0, 10));
    const [bought, sold] = [parseRate(String(buy)), parseRate(String(sell))];
    return day && bought !== undefined && sold !== undefined ? { day, buy: bought, sell: sold } : undefined;
  });
  return rates?.sort((one, other) => one.day.localeCompare(other.day));
}

/** Returns the payload of specification 2, section 3, without the fields that are added when it is sent. */
export const fxTransferFields = ({ type, source, amount, beneficiary, bank, fee, ...transfer }: PricedFxTransfer) =>
  ({
    transferType: type === "local" ? "Local Transfer" : "International Transfer",
    // The form offers these three currencies only.
    currency: amount.currency as "GBP" | "USD" | "EUR",
    sourceAccount: source.number,
    amount: formatMinor(amount),
    beneficiaryName: beneficiary.name,
    beneficiaryAccount: beneficiary.account,
    beneficiaryCountry: transfer.country,
    beneficiaryBankName: bank.name,
    beneficiaryBankAddress: bank.address,
    swiftCode: bank.swiftCode,
    sortCode: bank.sortCode,
    routingNumber: bank.routingNumber,
    senderTelNumber: transfer.senderPhone,
    feePaidBy: fee.kind === "sender" ? "Sender" : "Beneficiary",
    accountForCharges: fee.kind === "sender" ? fee.account.number : "",
    purpose: transfer.purpose,
    transType: "SERVICE-CHARGE",
    debitAmount: formatMinor(transfer.debit),
    ...changeFields(transfer),
  }) as const;
