/**
 * Notes whether the user has pressed Tab since a page was requested. A page that loads late then does not take the
 * focus.
 */
export class PageFocus {
  hasTabbed = false;

  pageRequested(): void {
    this.hasTabbed = false;
  }

  /** Watches the keyboard until the returned function is called. */
  listen(browser: Window): () => void {
    const note = ({ key }: KeyboardEvent) => {
      if (key === "Tab") this.hasTabbed = true;
    };
    browser.addEventListener("keydown", note, true);
    return () => browser.removeEventListener("keydown", note, true);
  }
}
