import type { BrowserContext, Page } from "playwright-core";
import { engine } from "./engine";

/** Complete numbers of accounts, wallets and cards. Digits inside an id, a digest or a file name do not match. */
const NUMBER = /(?<![\w.-])(\d{10}|\d{13}|\d{16})(?![\w.-])/;
const TITLE_PREFIX = "title of the page: ";
const POLICY_VIOLATION = /content security policy|trusted ?(types|html|script)/i;

/** True for a console message about a violation of the content security policy. */
export const isPolicyViolation = (text: string): boolean => POLICY_VIOLATION.test(text);

/** Written as a string, because a function would be compiled for Node with helpers that the page lacks. */
const TITLE_LOGGER = `document.addEventListener("DOMContentLoaded", () => {
  const logTitle = () => console.debug(${JSON.stringify(TITLE_PREFIX)} + document.title);
  const title = document.querySelector("title");
  if (title) new MutationObserver(logTitle).observe(title, { childList: true, characterData: true, subtree: true });
  logTitle();
});`;

/** Only Chromium writes violations of the content security policy to the console that drivers read. */
const VIOLATION_LOGGER = `addEventListener("securitypolicyviolation", (event) =>
  console.error("Content Security Policy: " + event.effectiveDirective + " forbids " + (event.blockedURI || event.sample)));`;

/**
 * Logs every title of a page to the console, so that short-lived titles are found without waiting, and each violation
 * of the content security policy.
 */
export async function logToConsole(context: BrowserContext): Promise<void> {
  await context.addInitScript({ content: TITLE_LOGGER });
  if (engine !== "chromium") await context.addInitScript({ content: VIOLATION_LOGGER });
}

/** Records what a page exposes: history, tab title, console output and the addresses of its calls. */
export class LeakWatcher {
  private readonly texts = new Set<string>();
  private readonly addresses = new Set<string>();

  constructor(page: Page) {
    page.on("framenavigated", (frame) => this.record("address", pathOf(frame.url())));
    page.on("console", (message) => {
      const text = message.text();
      if (text.startsWith(TITLE_PREFIX)) this.record("title", text.slice(TITLE_PREFIX.length));
      else this.record("console", text.replaceAll(/https?:\/\/[\w.:]+/g, ""));
    });
    page.on("request", (request) => this.addresses.add(pathOf(request.url())));
  }

  /**
   * Returns the texts that expose confidential data.
   * @param secrets passwords and session ids, which must not appear anywhere
   * @param codes one-time codes, which may appear only in the addresses of the documented calls
   */
  find(secrets: readonly string[], codes: readonly string[]): string[] {
    const forbidden = [...secrets, ...secrets.map(encodeURIComponent)].filter(Boolean);
    const hasSecret = (text: string) => forbidden.some((secret) => text.includes(secret));
    const hasCode = (text: string) => text.split(/\W+/).some((word) => codes.includes(word));
    const texts = [...this.texts].filter((text) => hasSecret(text) || hasCode(text) || NUMBER.test(text));
    return [...texts, ...[...this.addresses].filter(hasSecret).map((address) => `call: ${address}`)];
  }

  private record(where: string, text: string): void {
    this.texts.add(`${where}: ${text}`);
  }
}

/** The part of an address after the host; the port could look like a code. */
function pathOf(address: string): string {
  return address.replace(/^\w+:\/\/[^/]*/, "");
}
