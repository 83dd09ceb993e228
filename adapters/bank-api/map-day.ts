import type { Day } from "../../domain/calendar";

/** DD-MM-YYYY (decisions, dates). */
export const wireDay = (day: Day): string => day.split("-").reverse().join("-");
