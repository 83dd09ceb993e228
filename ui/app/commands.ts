import { comparable } from "../../domain/plain-text";
import { allCategories, type CategoryGroup, categories } from "../../domain/requests/categories";
import type { Permission, Permissions } from "../../domain/session/permissions";
import type { Navigation } from "../kit/navigation/navigation";
import { handoverOf } from "../payments/handover";
import { type CategoryLabels, categoryLabels } from "../payments/labels";
import { routes } from "./routes";
import { words as all } from "./shell-words";

const words = all.palette;

/** An entry of the command palette. */
export type Command = { readonly name: string; readonly run: () => void };

/** The path of the payment screen of each group. */
const paymentPaths: Readonly<Record<CategoryGroup, string>> = {
  transfers: "/transfers",
  mobileMoney: "/mobileMoney",
  prepaidCard: "/prepaidCardLoad",
  bills: "/billPayments",
  fx: "/fxTransferRate",
};

/** Returns the screens that the permissions allow in menu order, then those for all users. */
export const screensFor = (permissions: Permissions) =>
  routes.filter(
    ({ path, audience, permission }) =>
      path !== "/" && audience !== "signedOut" && (!permission || permissions[permission]),
  );

/**
 * Returns all destinations of the palette: screens, and the kinds of payment or request on them. Only permitted ones
 * are included.
 */
export function destinationsFor(permissions: Permissions, go: Navigation["go"]): readonly Command[] {
  return screensFor(permissions).flatMap(({ path, title }) => [
    { name: title, run: () => go(path) },
    ...tabsAt(path).map(({ category, labels }) => ({
      name: `${title}: ${labels[category]}`,
      run: () => go(path, { state: handoverOf(category) }),
    })),
  ]);
}

/** The format of the IDs of transactions, bulks and FX requests: letters and digits, with at least one digit. */
const TRANSACTION_ID = /^(?=.*\d)[A-Z\d-]{4,40}$/i;

/** Returns the command that searches the transaction reports for a typed ID. */
export const searchCommandsFor = (
  { transactionReports }: Permissions,
  go: Navigation["go"],
  typed: string,
): readonly Command[] =>
  transactionReports && TRANSACTION_ID.test(typed)
    ? [{ name: words.transaction(typed), run: () => go("/transactionReports", { state: { search: typed } }) }]
    : [];

/** Returns the kinds that a screen shows as tabs, or nothing for a screen with a single kind. */
function tabsAt(path: string) {
  const isAll = path === "/pendingRequests" || path === "/myRequests";
  const kinds = allCategories.filter((category) => isAll || paymentPaths[categories[category].group] === path);
  const labels: CategoryLabels = path === "/myRequests" ? categoryLabels.mine : categoryLabels.pending;
  return kinds.length > 1 ? kinds.map((category) => ({ category, labels })) : [];
}

/** Returns the commands whose names contain all typed words in any order. Names that begin with the text come first. */
export function matchingCommands(commands: readonly Command[], typed: string): readonly Command[] {
  const typedWords = comparable(typed).split(" ").filter(Boolean);
  const begins = ({ name }: Command) => name.toLowerCase().startsWith(typedWords.join(" "));
  const matching = commands.filter(({ name }) => typedWords.every((part) => name.toLowerCase().includes(part)));
  return [...matching.filter(begins), ...matching.filter((command) => !begins(command))];
}

/** The key that opens each screen of the menu after `g`. */
export const shortcutLetters: Readonly<Record<Permission, string>> = {
  dashboard: "d",
  beneficiaries: "b",
  transfers: "t",
  mobileMoney: "m",
  prepaidCardLoad: "c",
  billPayments: "i",
  fxTransferRate: "f",
  transactionReports: "r",
  companyActivity: "y",
  scheduleTransfers: "s",
  bankStatements: "a",
  pendingRequests: "p",
  myRequests: "q",
};
