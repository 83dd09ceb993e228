import type { bankApi } from "../../contract/index";
import type { Handlers } from "../core/handler";
import { formatMinor } from "../ledger/minor-units";
import { choose, preferencesOf } from "../people/preferences";
import { wireMoment } from "../values/wire-dates";
import { hiddenId, lineOf } from "./notice-ids";
import { markRead, type Notice, newestNotices, unreadNotices } from "./notice-list";

export const noticesHandlers: Handlers<typeof bankApi.notices> = {
  list: async ({ pageSize, before }, { db, caller, settings }) => {
    const owner = { settings, companyId: caller.companyId };
    // Reads the mark before the list, so that a notice posted in between is listed and stays unread.
    const counted = await unreadNotices(db, caller);
    const page = { before: before && lineOf(before, owner), max: pageSize };
    const listed = await newestNotices(db, caller, page);
    return {
      unread: counted.unread,
      mark: counted.newest.map((line) => hiddenId(line, owner)).join(),
      notices: listed.map((notice) => wireNotice({ ...notice, id: hiddenId(notice.id, owner) })),
    };
  },
  markRead: async ({ mark }, { db, caller, settings }) => {
    const owner = { settings, companyId: caller.companyId };
    const shown = mark.match(/\d{1,18}/g) ?? [];
    await markRead(
      db,
      caller,
      shown.map((id) => lineOf(id, owner)),
    );
    return { description: "Marked as read." };
  },
  preferences: async (_, call) => ({ preferences: await preferencesOf(call) }),
  choose: async (choice, call) => (await choose(call, choice)) ?? { description: "Your choice was saved." },
};

const wireNotice = ({ counterparty, ...notice }: Notice) => ({
  noticeId: notice.id,
  accountNumber: notice.accountNumber,
  type: notice.isCredit ? ("C" as const) : ("D" as const),
  title: notice.title,
  date: wireMoment(notice.at),
  reference: notice.reference,
  transactionId: notice.requestId,
  counterpartyName: counterparty.name,
  counterpartyAccount: counterparty.account,
  narration: notice.narration || undefined,
  currency: notice.currency,
  amount: formatMinor(notice.amount),
  charges: formatMinor(notice.charges),
  balance: formatMinor(notice.balance),
  isRead: notice.isRead,
});
