import type { InputOf } from "../../contract/endpoint";
import type { reports } from "../../contract/reports";

type SingleReport = InputOf<(typeof reports)["fetch"]>["transactionType"];
type BulkReport = InputOf<(typeof reports)["fetchBulk"]>["transactionType"];
type BulkType = "TRANSFER" | "MOBILEMONEY-TRANSFER" | "PREPAIDCARD-TRANSFER";
/** The codes of a kind of request: in Pending Requests, in My Requests and in reports (specification 3, section 7). */
type KindCodes =
  | { readonly form: "SINGLE"; readonly pending: string; readonly mine: string; readonly report: SingleReport }
  | { readonly form: "BULK"; readonly pending: BulkType; readonly mine: string; readonly report: BulkReport };

const single = (code: string, report: SingleReport, mine = code) =>
  ({ form: "SINGLE", pending: code, mine, report }) as const;
const bulk = (code: BulkType, report: BulkReport) => ({ form: "BULK", pending: code, mine: code, report }) as const;

/** The eleven kinds of request. */
export const kinds = {
  "OWN-TRANSFER": single("OWN-TRANSFER", "OWN_ACCOUNT_TRANSFER"),
  "LOCAL-TRANSFER": single("LOCAL-TRANSFER", "LOCAL_TRANSFER"),
  "OTHERBANK-TRANSFER": single(
    "INSTANT-TRANSFER-TO-OTHER-BANK,OTHERBANK-TRANSFER",
    "OTHER_BANK_TRANSFER_SINGLE",
    "OTHERBANK",
  ),
  "MOBILEMONEY-TRANSFER": single("MOBILEMONEY-TRANSFER", "MOBILE_MONEY_SINGLE"),
  "PREPAIDCARD-TRANSFER": single("PREPAIDCARD-TRANSFER", "PREPAID_CARD_LOAD_SINGLE"),
  "GHANA-GOV": single("GHANA-GOV", "BILLS_PAYMENT_GHANA_GOV"),
  SSNIT: single("SSNIT", "BILLS_PAYMENT_SSNIT"),
  "SERVICE-CHARGE": single("SERVICE-CHARGE", "FX"),
  "bulk TRANSFER": bulk("TRANSFER", "OTHER_BANK_TRANSFER_BULK"),
  "bulk MOBILEMONEY-TRANSFER": bulk("MOBILEMONEY-TRANSFER", "MOBILE_MONEY_BULK"),
  "bulk PREPAIDCARD-TRANSFER": bulk("PREPAIDCARD-TRANSFER", "PREPAID_CARD_LOAD_BULK"),
} as const satisfies Readonly<Record<string, KindCodes>>;

export type Kind = keyof typeof kinds;
type Of<Form extends KindCodes["form"]> = Extract<(typeof kinds)[Kind], { form: Form }>;

/** Returns the codes of these kinds, of single requests or of bulks. */
export const codesOf = <Form extends KindCodes["form"]>(names: readonly Kind[], form: Form): readonly Of<Form>[] =>
  // The filter keeps the codes of this form only.
  names.map((name) => kinds[name]).filter((each) => each.form === form) as Of<Form>[];
