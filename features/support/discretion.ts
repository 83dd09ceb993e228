import type { BrowserContext, Page } from "playwright-core";

/** Whole numbers of accounts, wallets and cards; a group of digits within an id, a digest or a file's name is none. */
const NUMBER = /(?<![\w.-])(\d{10}|\d{13}|\d{16})(?![\w.-])/;
const TITLE = "title of the page: ";
const BROKEN_POLICY = /content security policy|trusted ?(types|html|script)/i;

/** As Chromium tells of it in the console, whatever was refused. */
export const breaksPolicy = (words: string): boolean => BROKEN_POLICY.test(words);

/** In the page's own words: as a function it would be compiled for Node, with helpers that no page has. */
const TITLE_TELLER = `document.addEventListener("DOMContentLoaded", () => {
  const tell = () => console.debug(${JSON.stringify(TITLE)} + document.title);
  const shown = document.querySelector("title");
  if (shown) new MutationObserver(tell).observe(shown, { childList: true, characterData: true, subtree: true });
  tell();
});`;

/** Titles come over the console, so that none in between is missed and no scenario waits for one. */
export async function tellTitles(context: BrowserContext): Promise<void> {
  await context.addInitScript({ content: TITLE_TELLER });
}

/** What a page leaves outside itself: in the history, the tab's title, the console and the addresses that it calls. */
export class Discretion {
  private readonly said = new Set<string>();
  private readonly addresses = new Set<string>();

  constructor(page: Page) {
    page.on("framenavigated", (frame) => this.say("address", below(frame.url())));
    page.on("console", (message) => {
      const text = message.text();
      if (text.startsWith(TITLE)) this.say("title", text.slice(TITLE.length));
      else this.say("console", text.replaceAll(/https?:\/\/[\w.:]+/g, ""));
    });
    page.on("request", (request) => this.addresses.add(below(request.url())));
  }

  /**
   * What was told and should not have been, in words.
   * @param secrets what is never told anywhere: passwords, sessions
   * @param codes what the documented calls carry in their addresses, and nothing else does
   */
  breaches(secrets: readonly string[], codes: readonly string[]): string[] {
    const known = [...secrets, ...secrets.map(encodeURIComponent)].filter(Boolean);
    const found = (text: string) => known.find((secret) => text.includes(secret));
    const hasCode = (text: string) => text.split(/\W+/).some((word) => codes.includes(word));
    const said = [...this.said].filter((text) => found(text) || hasCode(text) || NUMBER.test(text));
    return [...said, ...[...this.addresses].filter(found).map((address) => `call: ${address}`)];
  }

  private say(where: string, text: string): void {
    this.said.add(`${where}: ${text}`);
  }
}

/** The part after the server, whose port may look like a code. */
function below(address: string): string {
  return address.replace(/^\w+:\/\/[^/]*/, "");
}
