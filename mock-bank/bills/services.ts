import type { Minor } from "../ledger/minor-units";

type TaxType = { readonly id: string; readonly name: string };

/** A field that the specification does not define; the bank describes it to clients (specification 3, section 3). */
type ServiceField = { readonly id: string; readonly displayName: string; readonly fieldName: string };

/** A service of Ghana.gov that issues invoices; names as in specification 3, section 5. */
export type BillService = {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  /** Required fields of an invoice in addition to the names and the phone, named as in the contract. */
  readonly needs: readonly string[];
  /** Sent to clients for services whose fields the specification does not define. */
  readonly serviceFields?: readonly ServiceField[];
  readonly taxTypes: readonly TaxType[];
  /** The amount of each generated invoice. */
  readonly fee: Minor;
};

const service = (
  [id, code, name]: readonly [string, string, string],
  fee: Minor,
  needs: readonly string[],
  more: Partial<Pick<BillService, "serviceFields" | "taxTypes">> = {},
): BillService => ({ id, code, name, fee, needs, taxTypes: [], ...more });

const directTaxes = [
  { id: "11", name: "Corporate Income Tax" },
  { id: "12", name: "Pay As You Earn" },
  { id: "13", name: "Withholding Tax" },
];
const indirectTaxes = [
  { id: "21", name: "Value Added Tax" },
  { id: "22", name: "Communications Service Tax" },
  { id: "23", name: "Excise Duty" },
];
const permitNumber = { id: "1", displayName: "Permit Number", fieldName: "permitNumber" };

export const billServices: readonly BillService[] = [
  service(["1", "GTA", "Tourism levy"], 420_00n, ["accountReference"]),
  service(["2", "CLC", "Customs and lands commission"], 610_00n, ["billNumber"]),
  service(["3", "DTX", "Direct taxes"], 540_00n, ["taxType", "tin", "period"], { taxTypes: directTaxes }),
  service(["4", "ITX", "Indirect and domestic taxes"], 480_00n, ["taxType", "tin", "period"], {
    taxTypes: indirectTaxes,
  }),
  service(["5", "VIT", "Vehicle income tax"], 120_00n, ["vehicleRegistrationNumber", "paymentPeriod", "period"]),
  service(["6", "RGD", "RGD existing application"], 250_00n, ["transactionNumber"]),
  service(["7", "STD", "Stamp duty"], 75_50n, ["billNumber", "tin"]),
  service(["8", "PAS", "Passport application"], 350_00n, []),
  service(["9", "BOP", "Business operating permit"], 300_00n, ["permitNumber"], { serviceFields: [permitNumber] }),
];

/** Billers other than the state. The API lists them, but no screen uses them. */
export const billers = [
  { id: "1", code: "ECG", name: "Electricity Company of Ghana" },
  { id: "2", code: "GWL", name: "Ghana Water" },
  { id: "3", code: "DST", name: "DStv" },
];
