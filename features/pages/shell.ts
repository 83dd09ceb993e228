import type { Locator, Page } from "playwright-core";
import type { InputMethod } from "../support/input-method";

/** Paths of the menu entries (specification 1, sections 2.1 and 2.11). */
export const pathOf: ReadonlyMap<string, string> = new Map([
  ["Dashboard", "/dashboard"],
  ["Beneficiaries", "/beneficiaries"],
  ["Transfers", "/transfers"],
  ["Mobile Money", "/mobileMoney"],
  ["Prepaid Card Load", "/prepaidCardLoad"],
  ["Bill Payments", "/billPayments"],
  ["FX Transfer and Rates", "/fxTransferRate"],
  ["Transaction Reports", "/transactionReports"],
  ["Schedule Transfers", "/scheduleTransfers"],
  ["Bank Statements", "/bankStatements"],
  ["Pending Requests", "/pendingRequests"],
  ["My Requests", "/myRequests"],
]);

/** True for a path of a signed-in screen, including subpages that are not in the menu. */
export const isScreen = (path: string): boolean => [...pathOf.values()].some((screen) => path.startsWith(screen));

/** The layout of every signed-in screen: side menu and header. */
export class Shell {
  readonly header: Locator;
  readonly menu: Locator;
  private readonly menuButton: Locator;

  constructor(
    private readonly page: Page,
    private readonly input: InputMethod,
  ) {
    this.header = page.getByRole("banner");
    this.menu = page.getByRole("navigation", { name: "Main menu", exact: true });
    this.menuButton = page.getByRole("button", { name: "Menu", exact: true });
  }

  async waitUntilOpen(): Promise<void> {
    await this.page.getByRole("button", { name: "Skip to content", exact: true }).waitFor({ state: "attached" });
  }

  /** Shows the menu; on a phone it is opened by a button. */
  async showMenu(): Promise<void> {
    await this.menu.or(this.menuButton).filter({ visible: true }).first().waitFor();
    if (!(await this.menu.isVisible())) await this.input.press(this.menuButton);
    await this.menu.waitFor();
  }

  async go(entry: string): Promise<void> {
    await this.showMenu();
    await this.input.press(this.menu.getByRole("link", { name: entry, exact: true }));
  }

  async logOut(): Promise<void> {
    await this.showMenu();
    await this.input.press(this.menu.getByRole("button", { name: "Log Out", exact: true }));
  }

  /** Presses the button in the confirmation dialog, not the menu entry of the same name. */
  async confirmLogOut(): Promise<void> {
    const question = this.page.getByRole("alertdialog");
    await this.input.press(question.getByRole("button", { name: "Log Out", exact: true }));
  }

  async entries(): Promise<string[]> {
    await this.showMenu();
    return this.menu.getByRole("listitem").allInnerTexts();
  }

  /** Name and path of each entry that is a link. */
  async targets(): Promise<string[][]> {
    await this.showMenu();
    return this.menu
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => [(link as HTMLElement).innerText, link.getAttribute("href") ?? ""]));
  }

  async chooseTheme(theme: "light" | "dark"): Promise<void> {
    const toggle = this.page.getByRole("button", { name: "Dark theme", exact: true });
    const isDark = (await toggle.getAttribute("aria-pressed")) === "true";
    if (isDark !== (theme === "dark")) await this.input.press(toggle);
  }
}
