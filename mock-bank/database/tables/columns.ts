import type { ColumnType } from "kysely";

/** int8 and numeric arrive as text on both drivers, so that no amount ever becomes a float; write bigint or text. */
export type Int8 = ColumnType<string, bigint | string | number, bigint | string | number>;
export type GeneratedInt8 = ColumnType<string, bigint | string | number | undefined, bigint | string | number>;
/** Moments are written and read as ISO 8601 UTC text in `timestamptz` columns. */
export type Moment = ColumnType<Date, Date | string, Date | string>;
export type MaybeMoment = ColumnType<Date | null, Date | string | null, Date | string | null>;
