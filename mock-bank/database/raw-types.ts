import pg from "pg";

const { INT8, NUMERIC, DATE } = pg.types.builtins;
const asText = (value: string): string => value;

/** Both databases answer amounts and calendar days as the text they are: no amount becomes a float, no day shifts with a time zone. */
export const rawParsers = { [INT8]: asText, [NUMERIC]: asText, [DATE]: asText };

/** The same for `pg`, whose other types keep their own parsers. */
export const rawDates: pg.CustomTypesConfig = {
  getTypeParser: (type, format) => (type in rawParsers ? asText : pg.types.getTypeParser(type, format)),
};
