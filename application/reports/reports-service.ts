import { allCategories, type Category, isBulk } from "../../domain/payments/categories";
import type { ReportFilter } from "../../domain/reports/report";
import { firstPage } from "../ports/page";
import type { ReportsPort } from "./reports-port";

const noFilter: ReportFilter = { outcome: "all", id: "", transactionId: "", start: undefined, end: undefined };

/** Past transactions, on the screen and as files. */
export class ReportsService {
  constructor(private readonly reports: ReportsPort) {}

  /**
   * Returns the category of the transaction with this id, or part of an id. Returns undefined if there is no such
   * transaction.
   */
  async categoryOf(id: string): Promise<Category | undefined> {
    const found = await Promise.all(allCategories.map((category) => this.has(category, id)));
    return allCategories.find((_, place) => found[place]);
  }

  /** Banks that do not support the filter by transaction id return other records, which are ignored here. */
  private async has(category: Category, id: string): Promise<boolean> {
    const filter = { ...noFilter, ...(isBulk(category) ? { id } : { transactionId: id }) };
    const reply = await this.reports.find(category, filter, firstPage);
    return reply.ok && reply.value.rows.some((row) => row.id.toUpperCase().includes(id.toUpperCase()));
  }
}
