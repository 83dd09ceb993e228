import type { ReportsPort } from "./reports-port";

/** Past transactions, on the screen and as files. */
export class ReportsService {
  constructor(private readonly reports: ReportsPort) {}

  find: ReportsPort["find"] = (category, filter, page) => this.reports.find(category, filter, page);
  payees: ReportsPort["payees"] = (bulk, page) => this.reports.payees(bulk, page);
  download: ReportsPort["download"] = (category, filter, format) => this.reports.download(category, filter, format);
  paymentAdvice: ReportsPort["paymentAdvice"] = (record, format) => this.reports.paymentAdvice(record, format);
}
