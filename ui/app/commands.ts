import type { Account } from "../../domain/accounts/account";
import { groupedNumber } from "../../domain/accounts/number-groups";
import { type Beneficiary, numberOf } from "../../domain/beneficiaries/beneficiary";
import { formatMinor } from "../../domain/money";
import { allCategories, categories } from "../../domain/payments/categories";
import { comparable, searchForms } from "../../domain/plain-text";
import { beneficiaryOf } from "../../domain/requests/find-requests";
import type { BankRequest } from "../../domain/requests/request";
import type { Permissions } from "../../domain/session/permissions";
import type { User } from "../../domain/session/user";
import { formatDate, formatMoney } from "../kit/format";
import type { Navigation } from "../kit/navigation/navigation";
import { type CategoryLabels, categoryLabels, paymentScreens } from "../payments/categories";
import { handoverOf, payDestinationOf } from "../payments/payment-screens";
import { routes } from "./routes";
import { words as all } from "./shell-words";

const words = all.palette;

/** The groups of the palette, in their order. */
export const commandGroups = ["pay", "account", "request", "transaction", "screen", "action"] as const;
type CommandGroup = (typeof commandGroups)[number];

/** An entry of the command palette. */
export type Command = {
  readonly group: CommandGroup;
  readonly name: string;
  /** A quieter text after the name, such as a balance. */
  readonly note?: string;
  /** Other texts that find the entry, such as an account number. */
  readonly terms?: string;
  /** The keys that do the same. */
  readonly keys?: string;
  readonly run: () => void;
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
  return screensFor(permissions).flatMap(({ path, title, terms, letter }) => [
    {
      group: "screen" as const,
      name: title,
      ...(terms && { terms }),
      ...(letter && { keys: `g ${letter}` }),
      run: () => go(path),
    },
    ...tabsAt(path).map(({ category, labels }) => ({
      group: "screen" as const,
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
    ? [
        {
          group: "transaction",
          name: words.transaction(typed),
          run: () => go("/transactionReports", { state: { search: typed } }),
        },
      ]
    : [];

/** The start of an amount, with or without separators: at least two digits, so that one digit does not list everything. */
const AMOUNT = /^(?=(?:\D*\d){2})\d[\d,\s]*(?:\.\d{0,2})?$/;
export const isAmount = (typed: string): boolean => AMOUNT.test(typed);

/**
 * Returns one command for each request whose amount or total begins with the typed one, exact ones first. It opens the
 * request's list, searched by the amount.
 */
export function requestCommands(
  requests: readonly BankRequest[],
  { pendingRequests }: Permissions,
  go: Navigation["go"],
  typed: string,
): readonly Command[] {
  if (!isAmount(typed)) return [];
  const amount = typed.replace(/[\s,]/g, "");
  const figuresOf = ({ amount: paid, total }: BankRequest) => [paid, total].map((money) => formatMinor(money));
  const isExact = (request: BankRequest) =>
    figuresOf(request).some((figure) => figure === amount || figure === `${amount}.00`);
  const found = requests.filter((request) => figuresOf(request).some((figure) => figure.startsWith(amount)));
  return [...found.filter(isExact), ...found.filter((request) => !isExact(request))].map((request) => {
    const { category, id, total, status, createdAt } = request;
    const isWaiting = status === "pending" || status === "inProgress";
    const path = pendingRequests && isWaiting ? "/pendingRequests" : "/myRequests";
    const payee = beneficiaryOf(request) || id;
    return {
      group: "request",
      name: words.request(formatMoney(total), payee),
      note: [isWaiting && words.waiting, formatDate(createdAt)].filter(Boolean).join(" · "),
      terms: typed,
      run: () => go(path, { state: { ...handoverOf(category), search: amount } }),
    };
  });
}

/** Returns one command for each account, which opens its statement. */
export const accountCommands = (
  accounts: readonly Account[],
  { bankStatements }: Permissions,
  go: Navigation["go"],
): readonly Command[] =>
  (bankStatements ? accounts : []).map(({ number, name, type, available }, index) => ({
    group: "account",
    name,
    note: `${groupedNumber(number)} · ${formatMoney(available)}`,
    terms: `${number} ${type} account`,
    run: () => go("/bankStatements", { state: { account: index } }),
  }));

/** Returns one command for each beneficiary that the user may pay; it opens the form filled in. */
export const payCommands = (
  beneficiaries: readonly Beneficiary[],
  user: User,
  go: Navigation["go"],
): readonly Command[] =>
  beneficiaries.flatMap((saved) => {
    const destination = payDestinationOf(saved, user);
    const number = numberOf(saved);
    return destination
      ? [
          {
            group: "pay",
            name: words.pay(saved.name),
            note: `${groupedNumber(number)} ${placeOf(saved)}`,
            terms: number,
            run: () => go(destination.path, { state: destination.state, payee: saved }),
          },
        ]
      : [];
  });

function placeOf(saved: Beneficiary): string {
  if (saved.kind === "account") return saved.bank.name;
  return saved.kind === "wallet" ? saved.network.name : words.card;
}

/** Returns the kinds that a screen shows as tabs, or nothing for a screen with a single kind. */
function tabsAt(path: string) {
  const isAll = path === "/pendingRequests" || path === "/myRequests";
  const kinds = allCategories.filter((category) => isAll || paymentScreens[categories[category].group].path === path);
  const labels: CategoryLabels = path === "/myRequests" ? categoryLabels.mine : categoryLabels.pending;
  return kinds.length > 1 ? kinds.map((category) => ({ category, labels })) : [];
}

/** The most accounts, and the most beneficiaries, that are shown for one text. */
const SHOWN_MAX = 6;

/**
 * Returns the commands that contain all typed words in any order, by group. In a group, names in which a word begins
 * with the text come first. Without a text there are only screens and actions, because a company may have hundreds of
 * beneficiaries.
 */
export function matchingCommands(commands: readonly Command[], typed: string): readonly Command[] {
  const text = comparable(typed);
  const typedWords = text.split(" ").filter(Boolean);
  const begins = ({ name }: Command) => ` ${comparable(name)}`.includes(` ${text}`);
  const matches = ({ name, note = "", terms = "" }: Command) => {
    const found = comparable(`${name} ${note} ${terms}`);
    return typedWords.every((part) => found.includes(part)) || searchForms(typed).some((form) => found.includes(form));
  };
  const matching = commands.filter(matches);
  return commandGroups.flatMap((group) => {
    const members = matching.filter((command) => command.group === group);
    const isLong = group === "pay" || group === "account" || group === "request";
    if (isLong && text === "") return [];
    const sorted = [...members.filter(begins), ...members.filter((command) => !begins(command))];
    return isLong ? sorted.slice(0, SHOWN_MAX) : sorted;
  });
}
