import type { ColumnType } from "kysely";
import type { ListedValue } from "../../../contract/listed-values";
import type { GeneratedInt8 } from "./columns";

/** A view: one row for each journal entry and customer's account that it has lines of. */
interface NoticesView {
  /** Id of the first of the lines. */
  id: ColumnType<string, never, never>;
  entry_id: ColumnType<string, never, never>;
  account_id: ColumnType<string, never, never>;
  company_id: ColumnType<string, never, never>;
  posted_at: ColumnType<Date, never, never>;
  /** Signed minor units without charges; zero if the entry has only charges. */
  amount: ColumnType<string, never, never>;
  /** Charges and E-Levy in minor units. */
  charges: ColumnType<string, never, never>;
  /** Book balance after the entry. */
  balance: ColumnType<string, never, never>;
}

/** How far a person has read an account's notices, and how far they were sent by e-mail and SMS. */
interface NoticeMarksTable {
  user_id: string;
  account_id: string;
  /** Id of the newest notice that was read. */
  read_to: GeneratedInt8;
  /** Id of the newest notice that was sent; later ones are sent next. Used only while the person wants any. */
  sent_to: GeneratedInt8;
}

/** Choices of a person. A kind without a row has the usual ways (`preferences.ts`). */
interface NoticePreferencesTable {
  user_id: string;
  kind: Exclude<ListedValue<"noticeKind">, "SECURITY">;
  email: boolean;
  sms: boolean;
}

export interface NoticesTables {
  notices: NoticesView;
  notice_marks: NoticeMarksTable;
  notice_preferences: NoticePreferencesTable;
}
