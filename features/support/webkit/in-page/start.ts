import { fill, one, pointOf, reach, select, waitUntil } from "./act";
import { Clock } from "./clock";
import { find, innerText, isDisabled, isVisible } from "./find";
import { tree } from "./tree";
import { watch } from "./watch";

/** The driver's half in the page. The scripts that the driver sends use it. */
export type InPage = typeof inPage;

const inPage = {
  one,
  reach,
  waitUntil,
  pointOf,
  fill,
  select,
  find,
  innerText,
  isDisabled,
  isVisible,
  tree,
  clock: undefined as Clock | undefined,
  startClock(ahead: number): void {
    inPage.clock = new Clock(ahead);
  },
};
Object.defineProperty(window, "inPage", { value: inPage });
watch();
