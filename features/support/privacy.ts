import type { Page } from "playwright-core";
import type { BankUser } from "./bank-control";

/** What stands in no address, title or log: whole numbers of accounts, wallets, cards and phones, and what a person alone may know. */
const NUMBER = /(?<![\d.])(\d{10}|\d{13}|\d{16})(?![\d.])/;
/** Served to everybody, and named after what is in it. */
const OWN_FILES = /\/(assets|directives)\//;

/** Listens to a page for what must not happen on any: a broken content policy, and a customer's data in an address or a title. */
export async function watchPrivacy(page: Page, user: BankUser, tell: (words: string) => void): Promise<void> {
  await page.exposeBinding("tellOfViolation", (_, directive: string, blocked: string) =>
    tell(`The content policy was broken: ${directive} by ${blocked}`),
  );
  await page.addInitScript(() => {
    type Told = { tellOfViolation(directive: string, blocked: string): Promise<void> };
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
      void (globalThis as unknown as Told).tellOfViolation(effectiveDirective, blockedURI);
    });
  });
  page.on("framenavigated", (frame) => {
    const found = personalIn(decodeURIComponent(frame.url()), user);
    if (found && !OWN_FILES.test(frame.url())) tell(`An address of the client holds ${found}: ${frame.url()}`);
    void frame.title().then(
      (title) => {
        const named = personalIn(title, user);
        if (named) tell(`A title holds ${named}: ${title}`);
      },
      // The page has gone on meanwhile, and its next title is looked at too.
      () => undefined,
    );
  });
}

const personalIn = (text: string, { password, email }: BankUser): string | undefined =>
  [password, email].find((secret) => text.includes(secret)) ?? NUMBER.exec(text)?.[0];

/** A line of the bank's log with such a number, an address of mail, or the name of a secret with its value. */
export const isIndiscreet = (line: string): boolean =>
  NUMBER.test(line) ||
  /[\w.]+@[\w.]+\.\w/.test(line) ||
  /"(password|newPassword|otp|otpPin|sessionId)":"[^"]/.test(line);
