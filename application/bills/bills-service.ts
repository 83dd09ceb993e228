import type { BillsPort } from "./bills-port";

/** Looks up bills of the state and creates invoices. */
export class BillsService {
  constructor(private readonly bills: BillsPort) {}

  services: BillsPort["services"] = () => this.bills.services();
  taxTypes: BillsPort["taxTypes"] = (serviceId) => this.bills.taxTypes(serviceId);
  createInvoice: BillsPort["createInvoice"] = (serviceCode, fields) => this.bills.createInvoice(serviceCode, fields);
  invoice: BillsPort["invoice"] = (number) => this.bills.invoice(number);
  contribution: BillsPort["contribution"] = (query) => this.bills.contribution(query);
}
