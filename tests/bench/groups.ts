import { bankRows, serverRows } from "./bank";
import { bulkRows } from "./bulk";
import { classRows } from "./class";
import { bookRows, reportRows } from "./files";
import { growthRows } from "./growth";
import { journeyRows } from "./journey";
import { memoryRows } from "./memory";
import { pageRows } from "./pages";
import { peopleRows } from "./people";
import { pressRows } from "./presses";
import { routeRows } from "./routes";
import type { Row } from "./row";
import { startRows } from "./start";

/** The groups of measurements, in the order of a whole run. */
export const groups: Readonly<Record<string, () => Promise<readonly Row[]>>> = {
  pages: pageRows,
  journey: journeyRows,
  routes: routeRows,
  presses: pressRows,
  bank: bankRows,
  server: serverRows,
  reports: reportRows,
  books: bookRows,
  bulk: bulkRows,
  class: classRows,
  people: peopleRows,
  growth: growthRows,
  start: startRows,
  memory: memoryRows,
};
