import type { Locator, Page } from "playwright-core";
import type { InputMethod } from "../support/input-method";

const ANALYSIS = "Customer Expenditure Analysis";

/** The widgets below the accounts on the dashboard (specification 1, section 2.10). */
export class DashboardWidgets {
  constructor(
    private readonly page: Page,
    private readonly input: InputMethod,
  ) {}

  widget(title: string): Locator {
    return this.page.getByRole("region", { name: title, exact: true });
  }

  table(title: string): Locator {
    return this.page.getByRole("table", { name: title, exact: true });
  }

  /** The visible text of each table row: "Funds Transfers | 100 % | GHS 12.00". */
  async rows(title: string): Promise<string[]> {
    const rows = await this.table(title).getByRole("row").all();
    return Promise.all(
      rows.map(async (row) =>
        (await row.getByRole("cell").or(row.getByRole("rowheader")).allInnerTexts()).join(" | ").replaceAll("\n", " "),
      ),
    );
  }

  /** The segments of the ring chart, each with its own colour; an empty ring is one segment. */
  slices(): Locator {
    return this.widget(ANALYSIS).locator("svg[version] path");
  }

  sliceColours(): Promise<(string | null)[]> {
    return this.slices().evaluateAll((slices) => slices.map((slice) => getComputedStyle(slice).fill));
  }

  /** The colours of the marks in front of the rows. */
  coloursIn(title: string): Promise<string[]> {
    return this.table(title)
      .locator("th[scope=row] > span")
      .evaluateAll((marks) => marks.map((mark) => getComputedStyle(mark).backgroundColor));
  }

  beneficiaries(): Locator {
    return this.page.getByRole("list", { name: "Beneficiaries", exact: true }).getByRole("listitem");
  }

  inRing(amount: string): Locator {
    return this.widget(ANALYSIS).locator("strong").getByText(amount, { exact: true });
  }

  /** The text of a widget without the values selected in it. */
  async figures(title: string): Promise<string> {
    const widget = this.widget(title);
    await widget.waitFor();
    const parts = await widget.locator("strong, td, li, p").allInnerTexts();
    return parts.join("\n");
  }

  async chooseAccount(number: string): Promise<void> {
    await this.input.choose(this.page.getByLabel("Account", { exact: true }), number);
  }
}
