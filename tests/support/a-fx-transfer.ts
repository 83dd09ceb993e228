import type { Rate } from "../../domain/fx/fx-rate";
import type { PricedFxTransfer } from "../../domain/fx/fx-transfer";
import { ghs, moneyOf } from "../../domain/money";
import { anAccount } from "./a-payment";

/** A transfer of one US dollar, which an account with a few cedis can pay. */
export function anFxTransfer(over: Partial<PricedFxTransfer> = {}): PricedFxTransfer {
  const source = over.source ?? anAccount();
  return {
    type: "international",
    source,
    amount: moneyOf(1_00, "USD"),
    beneficiary: { name: "Hamburg Kakao GmbH", account: "DE89370400440532013000" },
    country: "Germany",
    bank: {
      name: "Hamburger Sparkasse",
      address: "Adolphsplatz 3, Hamburg",
      swiftCode: "HASPDEHHXXX",
      sortCode: "20050550",
      routingNumber: "",
    },
    senderPhone: "0244000001",
    fee: { kind: "sender", account: source },
    purpose: "Cocoa samples",
    debit: ghs(11_46),
    // Any whole number is a valid rate.
    quotes: [{ currency: "USD", rate: 114_507 as Rate }],
    ...over,
  };
}
