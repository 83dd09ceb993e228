import * as z from "zod/mini";
import { countReply, dayReply, extra, owed } from "./answers";
import { id, jsonText, text } from "./fields";
import { listId, listName } from "./texts";

export const byLogin = z.object({ loginId: text(100) });
export const byBeneficiary = z.object({ beneficiaryId: id });
export const byBulk = z.object({ bulkId: id });

/** The day of the last payment of the company to this payee, also as one of many. Missing if there was none. */
export const lastPaidDate = extra(dayReply);

const ROWS_MAX = 100_000;
/** All rows of a bulk list as JSON text. Rows that are omitted get deleted. */
export const bulkRows = <Row extends z.ZodMiniType>(row: Row) =>
  jsonText(z.array(row).check(z.minLength(1), z.maxLength(ROWS_MAX)));

/** The saved bulk lists, keyed by bulk id. */
export const bulkLists = <Row extends z.ZodMiniType>(row: Row) => {
  const list = z.looseObject({
    id: owed(listId),
    alias: owed(listName),
    count: owed(countReply),
    beneficiaries: z.array(row),
  });
  return z.looseObject({ bulkIds: z.catchall(z.object({}), list) });
};
