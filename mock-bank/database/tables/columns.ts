import type { ColumnType } from "kysely";

/** Read as text by both drivers, so that no amount becomes a float; written as bigint or text. */
export type Int8 = ColumnType<string, bigint | string | number, bigint | string | number>;
export type GeneratedInt8 = ColumnType<string, bigint | string | number | undefined, bigint | string | number>;
/** Stored as `timestamptz`; written as Date or ISO 8601 UTC text. */
export type Moment = ColumnType<Date, Date | string, Date | string>;
export type MaybeMoment = ColumnType<Date | null, Date | string | null, Date | string | null>;
