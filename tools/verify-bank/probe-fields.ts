import { type KnownValues, sumOf } from "./known";

/** An id that does not exist, so that the bank refuses the call and changes nothing. */
export const NONE = "verification-none";
export const NAME = "Verification";
export const NARRATION = "Verification";
export const page = { pageNumber: 1, pageSize: 10 };
export const period = ({ startDate, endDate }: Pick<KnownValues, "startDate" | "endDate">) => ({ startDate, endDate });
export const text = (value: unknown): string | undefined => (value ? String(value) : undefined);
/** Undefined until the bank has listed an id, so that the call is skipped. */
export const askedAbout = <Input>(id: string | undefined, input: (id: string) => Input): Input | undefined =>
  id === undefined ? undefined : input(id);
export const nothing = () => ({});
export const byLogin = ({ loginId }: KnownValues) => ({ loginId });
export const noBook = () => new File(["This is no workbook."], "verification.xlsx");

export const cedis = (...amounts: readonly string[]): string => `GHS ${sumOf(...amounts)}`;
export const lastFour = (payee: string): string => payee.slice(-4);
