import type { NoticeKind, NoticeWay } from "../../domain/requests/notice";

/** Texts around the signed-in screens. Specified texts are verbatim (specification 1, sections 2.1, 2.11 and 2.13). */
export const words = {
  skip: "Skip to content",
  menu: "Menu",
  help: "Help",
  mainMenu: "Main menu",
  darkTheme: "Dark theme",
  password: "Change password",
  logOut: "Log Out",
  logOutQuestion: "Are you sure you want to log out?",
  accessDenied: "Access Denied",
  accessDeniedText: "Access Denied. Sorry, you don't have permission to access this page.",
  lightTheme: "Light theme",
  palette: {
    title: "Search",
    label: "Screen, account, beneficiary, amount, action or transaction ID",
    transaction: (id: string) => `Find the transaction ${id}`,
    pay: (name: string) => `Pay ${name}`,
    request: (amount: string, payee: string) => `${amount} to ${payee}`,
    waiting: "Waiting",
    card: "Prepaid card",
    groups: {
      pay: "Pay",
      account: "Accounts",
      request: "Requests",
      transaction: "Transactions",
      screen: "Go to",
      action: "Actions",
    },
    list: "Results",
    incomplete: "Some entries could not be loaded. Close the search and open it to try again.",
    count: (count: number) => (count === 0 ? "Nothing of that name" : count === 1 ? "1 result" : `${count} results`),
    open: "Search",
    keys: "Ctrl K",
  },
  shortcuts: {
    title: "Keyboard shortcuts",
    always: [
      { does: "Search screens, accounts, beneficiaries, actions and transactions", keys: ["mod + k"] },
      { does: "Close a dialog", keys: ["esc"] },
      { does: "Between rows, tabs and digits", keys: ["up", "down", "left", "right"] },
    ],
    help: { does: "Show this list", keys: ["?"] },
    goTo: (title: string) => `Go to ${title}`,
    singleKeys: "Shortcuts of single keys",
  },
  unfinished: {
    title: "Go on where you stopped?",
    question: (page: string) =>
      `Your last session ended while you were filling in a form on ${page}. You can go on with what you had typed.`,
    goOn: "Go on",
    discard: "Discard it",
  },
  /** Texts about operations whose answers were lost. */
  unanswered: {
    notice: (kind: string) => `The bank's answer to your last ${kind} did not arrive. Check it before you repeat it.`,
    check: "Check",
    checkOne: (kind: string) => `Check the ${kind}`,
  },
};

/** Texts of the notices of debits and credits. */
export const noticeWords = {
  title: "Notices",
  unread: (count: number) =>
    count === 0 ? "No unread notices" : count === 1 ? "1 unread notice" : `${count} unread notices`,
  manyUnread: (from: number) => `${from} or more unread notices`,
  list: "Debits and credits, the newest first",
  empty: "No debits or credits yet",
  emptyHint: "Each debit and credit of your company's accounts will appear here.",
  failed: "The notices did not load",
  /** The accessible name of an entry that opens something. */
  open: (what: string) => `Open ${what}`,
  new: "New",
  types: { credit: "Credit", debit: "Debit" },
  from: "From",
  to: "To",
  account: (end: string) => `Account ending ${end}`,
  reference: "Reference",
  charges: "Charges",
  balance: "Balance",
  more: "Show older notices",
  preferences: {
    open: "What I am told",
    title: "What I am told",
    kind: "About",
    client: "Here",
    ways: { email: "E-mail", sms: "SMS" } satisfies Record<NoticeWay, string>,
    always: "Always",
    never: "No",
    failed: "Your choices did not load",
    notSaved: "This choice was not saved. The table shows what the bank has stored.",
    note: "The bank always sends codes and passwords. Here all debits and credits are shown, whatever you choose.",
    kinds: {
      debit: "Money that goes out",
      credit: "Money that comes in",
      waiting: "A new request waits for you",
      reminder: "A reminder at 15:00 while requests wait for you",
      outcome: "Your request was decided",
      security: "Codes and passwords",
    } satisfies Record<NoticeKind, string>,
    back: "Back to notices",
  },
};
