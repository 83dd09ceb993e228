import { describe, expect, it } from "vitest";
import { PageFocus } from "../../../../ui/kit/navigation/page-focus";

describe("the focus of a page that loads late", () => {
  it("only Tab counts as moving the focus, and only since the page was requested", () => {
    const focus = new PageFocus();
    const browser = new EventTarget();
    const press = (key: string) => browser.dispatchEvent(Object.assign(new Event("keydown"), { key }));
    // The class uses the events of a window only.
    const stop = focus.listen(browser as unknown as Window);
    press("Enter");
    expect(focus.hasTabbed).toBe(false);
    press("Tab");
    expect(focus.hasTabbed).toBe(true);
    focus.pageRequested();
    expect(focus.hasTabbed).toBe(false);
    stop();
    press("Tab");
    expect(focus.hasTabbed).toBe(false);
  });
});
