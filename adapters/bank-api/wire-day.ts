/** Converts YYYY-MM-DD to the bank's format DD-MM-YYYY (spec gaps, dates). */
export const wireDay = (day: string): string => day.split("-").reverse().join("-");
