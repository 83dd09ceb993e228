import type { InputOf, ReplyOf } from "../../contract/endpoint";
import { bankApi } from "../../contract/index";
import { noticesHandlers } from "../../mock-bank/notices/notices-handlers";
import type { Customer, Outcome } from "./bank-customers";

type NoticeList = ReplyOf<typeof bankApi.notices.list>;
type Page = Partial<InputOf<typeof bankApi.notices.list>>;

const { list, markRead, preferences, choose } = bankApi.notices;

/** A page of a person's notices, with the number of unread ones. */
export async function noticeList(who: Customer, page: Page = {}): Promise<NoticeList> {
  const { answer, refused } = await who.read(
    { endpoint: list, handler: noticesHandlers.list },
    { pageSize: 50, ...page },
  );
  if (!answer) throw new Error(refused);
  // The handler's answer has the type of the contract.
  return answer as unknown as NoticeList;
}

export const noticesOf = async (who: Customer) => (await noticeList(who)).notices;

export const readTo = (who: Customer, mark: string): Promise<Outcome> =>
  who.command({ endpoint: markRead, handler: noticesHandlers.markRead }, { mark });

export const chosenBy = async (who: Customer) =>
  (await who.read({ endpoint: preferences, handler: noticesHandlers.preferences }, {})).answer?.preferences;

export const switchOn = (who: Customer, choice: InputOf<typeof choose>): Promise<Outcome> =>
  who.command({ endpoint: choose, handler: noticesHandlers.choose }, choice);
