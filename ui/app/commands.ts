import { allCategories, type CategoryGroup, categories } from "../../domain/requests/categories";
import type { Permission, Permissions } from "../../domain/session/permissions";
import { handoverOf } from "../requests/handover";
import { type CategoryLabels, categoryLabels } from "../requests/words";
import type { Navigation } from "../shared/navigation";
import { routes } from "./routes";
import { words as all } from "./shell-words";

const words = all.palette;

/** One entry of the command palette. */
export type Command = { readonly name: string; readonly run: () => void };

/** Where the payments of each group are made. */
const payingAt: Readonly<Record<CategoryGroup, string>> = {
  transfers: "/transfers",
  mobileMoney: "/mobileMoney",
  prepaidCard: "/prepaidCardLoad",
  bills: "/billPayments",
  fx: "/fxTransferRate",
};

/** The screens that the permissions give, in menu order, then those for anyone. */
export const screensFor = (permissions: Permissions) =>
  routes.filter(
    ({ path, for: whom, permission }) =>
      path !== "/" && whom !== "signedOut" && (!permission || permissions[permission]),
  );

/** Every place that the palette leads to: a screen, or one kind of payment or request on it. What is not granted is not there. */
export function placesFor(permissions: Permissions, go: Navigation["go"]): readonly Command[] {
  return screensFor(permissions).flatMap(({ path, title }) => [
    { name: title, run: () => go(path) },
    ...kindsAt(path).map(({ category, labels }) => ({
      name: `${title}: ${labels[category]}`,
      run: () => go(path, { state: handoverOf(category) }),
    })),
  ]);
}

/** Letters and digits, among them a digit, as the IDs of transactions, bulks and FX requests have. */
const TRANSACTION_ID = /^(?=.*\d)[A-Z\d-]{4,40}$/i;

/** Opens the report of the transaction whose ID was typed. */
export const searchesFor = (
  { transactionReports }: Permissions,
  go: Navigation["go"],
  typed: string,
): readonly Command[] =>
  transactionReports && TRANSACTION_ID.test(typed)
    ? [{ name: words.transaction(typed), run: () => go("/transactionReports", { state: { search: typed } }) }]
    : [];

/** The kinds that stand on tabs of a screen; a screen with a single one is named by itself. */
function kindsAt(path: string) {
  const isAll = path === "/pendingRequests" || path === "/myRequests";
  const kinds = allCategories.filter((category) => isAll || payingAt[categories[category].group] === path);
  const labels: CategoryLabels = path === "/myRequests" ? categoryLabels.mine : categoryLabels.pending;
  return kinds.length > 1 ? kinds.map((category) => ({ category, labels })) : [];
}

/** All that was typed, in any order, stands in the name; those whose name begins with it come first. */
export function found(commands: readonly Command[], typed: string): readonly Command[] {
  const parts = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const begins = ({ name }: Command) => name.toLowerCase().startsWith(parts.join(" "));
  const matching = commands.filter(({ name }) => parts.every((part) => name.toLowerCase().includes(part)));
  return [...matching.filter(begins), ...matching.filter((command) => !begins(command))];
}

/** The key after `g` that leads to each screen of the menu. */
export const letters: Readonly<Record<Permission, string>> = {
  dashboard: "d",
  beneficiaries: "b",
  transfers: "t",
  mobileMoney: "m",
  prepaidCardLoad: "c",
  billPayments: "i",
  fxTransferRate: "f",
  transactionReports: "r",
  scheduleTransfers: "s",
  bankStatements: "a",
  pendingRequests: "p",
  myRequests: "q",
};
