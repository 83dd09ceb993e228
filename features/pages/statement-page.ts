import type { Locator, Page } from "playwright-core";
import type { InputMethod } from "../support/input-method";

/** Type, Date, Narration, Amount (S1-2.12-06). */
const COLUMNS = 4;

/** The screen Account Statement (specification 1, section 2.12): a table on a desktop, cards on a phone. */
export class StatementPage {
  readonly account: Locator;
  readonly period: Locator;

  constructor(
    private readonly page: Page,
    private readonly input: InputMethod,
  ) {
    this.account = page.getByLabel("Account", { exact: true });
    this.period = page.getByRole("button", { name: /^Date range / });
  }

  async choose(accountNumber: string): Promise<void> {
    await this.input.choose(this.account, accountNumber);
  }

  async chosen(): Promise<string> {
    return (await this.account.inputValue()).slice(0, 13);
  }

  async choosePeriod(start: string, end: string): Promise<void> {
    await this.input.press(this.period);
    await this.input.type(this.page.getByLabel("Start date", { exact: true }), start);
    await this.input.type(this.page.getByLabel("End date", { exact: true }), end);
    await this.input.press(this.page.getByRole("button", { name: "Apply", exact: true }));
  }

  /** The specified columns. The balance after each transaction is a fifth one. */
  async columns(): Promise<string[]> {
    return (await this.page.getByRole("main").getByRole("columnheader").allInnerTexts()).slice(0, COLUMNS);
  }

  /** The text of each row, cell by cell. */
  async rows(): Promise<string[][]> {
    const rows = await this.page
      .getByRole("main")
      .locator("tbody tr")
      .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => (cell as HTMLElement).innerText.trim())));
    return rows.map((cells) => cells.slice(0, COLUMNS));
  }

  cards(): Locator {
    return this.page.getByRole("group", { name: "Account Statement", exact: true }).getByRole("listitem");
  }

  /** The heading above each card, and the texts of the card. */
  cardTexts(): Promise<string[][]> {
    return this.cards().evaluateAll((cards) =>
      cards.map((card) => [
        card.closest("ul")?.previousElementSibling?.textContent ?? "",
        ...[...card.children].map(({ textContent }) => textContent ?? ""),
      ]),
    );
  }

  async chooseOption(name: string): Promise<void> {
    await this.page.getByRole("dialog").getByText(name, { exact: true }).click();
  }

  option(name: string): Locator {
    return this.page.getByRole("dialog").getByRole("radio", { name, exact: true });
  }

  /** The labels of all options of the open dialog. */
  options(): Promise<string[]> {
    return this.page
      .getByRole("dialog")
      .getByRole("radio")
      .evaluateAll((radios) => radios.map((radio) => radio.closest("label")?.innerText.trim() ?? ""));
  }

  async openCalendar(label: string): Promise<void> {
    const name = `Choose ${label.toLowerCase()} from a calendar`;
    await this.input.press(this.page.getByRole("button", { name, exact: true }));
  }

  /** A day of the month that the calendar shows. */
  day(date: number): Locator {
    return this.page.getByRole("gridcell", { name: String(date), exact: true }).last();
  }
}
