import pg from "pg";

const { INT8, NUMERIC, DATE } = pg.types.builtins;
const asText = (value: string): string => value;

/**
 * Keeps amounts and dates as text in both databases: amounts never become floats, and dates never shift with time
 * zones.
 */
const rawParsers = { [INT8]: asText, [NUMERIC]: asText, [DATE]: asText };

/** Parsers of both databases; other types keep those of `pg`. */
export const rawTypes: pg.CustomTypesConfig = {
  getTypeParser: (type, format) => (type in rawParsers ? asText : pg.types.getTypeParser(type, format)),
};
