/** YYYY-MM-DD as the bank writes a day: DD-MM-YYYY (decisions, dates). */
export const wireDay = (day: string): string => day.split("-").reverse().join("-");
