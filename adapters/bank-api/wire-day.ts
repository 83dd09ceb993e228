/** Converts YYYY-MM-DD to the bank's format DD-MM-YYYY (decisions, dates). */
export const wireDay = (day: string): string => day.split("-").reverse().join("-");
