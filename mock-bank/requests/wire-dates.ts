/** `createDate` and its like: DD-MM-YYYY HH:mm in Ghana's time, which is UTC (decisions, dates). */
export function wireMoment(moment: Date): string {
  const [date = "", time = ""] = moment.toISOString().split("T");
  return `${date.split("-").reverse().join("-")} ${time.slice(0, 5)}`;
}

/** YYYY-MM-DD of the same: the day whose limit a payment counts toward. */
export const bankDay = (moment: Date): string => moment.toISOString().slice(0, 10);

/** DD-MM-YYYY of the same (decisions, dates). */
export const wireDate = (moment: Date): string => bankDay(moment).split("-").reverse().join("-");
