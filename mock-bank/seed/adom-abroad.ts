import type { FxInstruction } from "../fx/fx-transfer";

const wanted = {
  transferType: "International Transfer",
  senderTelNumber: "0244000002",
  feePaidBy: "Beneficiary",
  accountForCharges: "",
  routingNumber: "",
} as const;

/** Adom's payees abroad. */
export const abroad = {
  machines: {
    ...wanted,
    currency: "USD",
    beneficiaryName: "Guangzhou Machines Co",
    beneficiaryAccount: "6222021602001234567",
    beneficiaryCountry: "China",
    beneficiaryBankName: "Bank of Guangzhou",
    beneficiaryBankAddress: "30 Zhujiang East Road, Guangzhou",
    swiftCode: "GZCBCN22XXX",
    sortCode: "413581",
    purpose: "Wrapping machine",
  },
  parts: {
    ...wanted,
    currency: "EUR",
    beneficiaryName: "Ersatzteile Bremen GmbH",
    beneficiaryAccount: "DE02120300000000202051",
    beneficiaryCountry: "Germany",
    beneficiaryBankName: "Bremer Bank",
    beneficiaryBankAddress: "Domshof 8, Bremen",
    swiftCode: "BREMDE22XXX",
    sortCode: "29040090",
    purpose: "Spare parts",
  },
} as const satisfies Readonly<Record<string, FxInstruction>>;
export type PaidAbroad = keyof typeof abroad;
