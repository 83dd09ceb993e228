import type { Page } from "playwright-core";

/**
 * Returns what assistive technology gets from the page or, while a dialog is open, from the dialog: one line for each
 * element, in their order, such as `button "Approve" [disabled]`.
 */
export async function readAloud(page: Page): Promise<string[]> {
  const dialogs = page.getByRole("dialog").or(page.getByRole("alertdialog"));
  const scope = (await dialogs.count()) > 0 ? dialogs.last() : page.locator("body");
  const tree = await scope.ariaSnapshot();
  return tree.split("\n").map((line) => line.replace(/^\s*- /, "").replace(/:$/, ""));
}

/** Returns the expected lines that are missing, or that come before the line that they follow in the expectation. */
export function linesNotRead(read: readonly string[], expected: readonly string[]): string[] {
  let from = 0;
  return expected.filter((line) => {
    const pattern = patternOf(line);
    const at = read.findIndex((each, index) => index >= from && pattern.test(each));
    if (at >= 0) from = at + 1;
    return at < 0;
  });
}

/** Matches any text in place of "…". */
function patternOf(line: string): RegExp {
  const parts = line.trim().split("…");
  return new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join(".*")}$`);
}
