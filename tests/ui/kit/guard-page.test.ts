import { expect, it } from "vitest";
import { refuseDroppedFiles } from "../../../ui/kit/guard-page";

/** Drops something on a page, and returns whether the browser would show it in place of the page. */
function showsDropped(types: readonly string[], isTaken = false) {
  const page = new EventTarget();
  if (isTaken) page.addEventListener("drop", (event) => event.preventDefault());
  refuseDroppedFiles(page);
  const dataTransfer = { types, dropEffect: "copy" };
  const event = Object.assign(new Event("drop", { cancelable: true }), { dataTransfer });
  page.dispatchEvent(event);
  return { shows: !event.defaultPrevented, effect: dataTransfer.dropEffect };
}

it("a file that is dropped beside a field is refused, and a text or a file that a field takes is not", () => {
  expect(showsDropped(["Files"])).toEqual({ shows: false, effect: "none" });
  expect(showsDropped(["text/plain"])).toEqual({ shows: true, effect: "copy" });
  expect(showsDropped(["Files"], true)).toEqual({ shows: false, effect: "copy" });
});
