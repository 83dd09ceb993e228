import type { NoticeKind, NoticePage, NoticePreference, NoticeWay } from "../../domain/requests/notice";
import type { Result } from "../../domain/result";
import type { Acknowledgement } from "../ports/acknowledgement";
import type { BankFailure } from "../ports/bank-failure";
import { token } from "../ports/token";

/** Notices of debits and credits, and what a person is sent. Extensions: other banks refuse these calls. */
export interface NoticesPort {
  /** @param before the id of a notice; older ones are returned */
  newest(page: { readonly size: number; readonly before?: string }): Promise<Result<NoticePage, BankFailure>>;
  /** Marks as read all notices that existed when the page with this mark was loaded. */
  markRead(mark: string): Promise<Result<Acknowledgement, BankFailure>>;
  preferences(): Promise<Result<readonly NoticePreference[], BankFailure>>;
  choose(kind: NoticeKind, way: NoticeWay, isOn: boolean): Promise<Result<Acknowledgement, BankFailure>>;
}
export const NoticesPort = token<NoticesPort>("NoticesPort");
