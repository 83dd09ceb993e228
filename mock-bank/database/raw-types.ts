import pg from "pg";

const { INT8, NUMERIC, DATE } = pg.types.builtins;
const asText = (value: string): string => value;

/**
 * Keeps amounts and dates as text in both databases: amounts never become floats, and dates never shift with time
 * zones.
 */
export const rawParsers = { [INT8]: asText, [NUMERIC]: asText, [DATE]: asText };

/** The same for `pg`; other types keep their parsers. */
export const rawDates: pg.CustomTypesConfig = {
  getTypeParser: (type, format) => (type in rawParsers ? asText : pg.types.getTypeParser(type, format)),
};
