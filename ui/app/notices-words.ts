import type { NoticeKind, NoticeWay } from "../../domain/accounts/notice";

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
