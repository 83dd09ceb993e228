import { renderToString } from "react-dom/server";
import { brand } from "../kit/brand";
import type { CHANGE_PASSWORD_PATH } from "../kit/navigation/paths";
import { SIGN_IN_PATH } from "../kit/navigation/paths";
import { FrontDoor, resolvePage, titleOf } from "./front-door";
import type { publicPages } from "./public-pages";

/** The markup of a page of the front door. The build renders it, so that the page is visible before any script runs. */
export type PrerenderedPage = {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly markup: string;
};

const notCalled = (): never => {
  throw new Error("Prerendering calls no service.");
};

/** Placeholders: prerendering only renders the forms, and forms are submitted only in a browser. */
const placeholderServices = {
  authenticate: notCalled,
  session: { confirmation: notCalled },
  support: { complain: notCalled, directives: notCalled, papers: notCalled },
  passwords: { resetUserName: "", userWhoMustChangePassword: undefined, resetForgotten: notCalled, create: notCalled },
  replaceDefault: notCalled,
  clock: { now: notCalled, elapsed: notCalled, everySecond: notCalled },
  countdown: { secondsLeft: notCalled, watch: notCalled, keep: notCalled },
  onTyping: notCalled,
  isOutdated: notCalled,
  afterTimeOut: false,
  hasNoStorage: false,
  onCodeAsked: notCalled,
  onConfirmed: notCalled,
  onChangeLeft: notCalled,
};

/** The page to change a password depends on the current user, so it cannot be prerendered. */
type PrerenderedPath = typeof SIGN_IN_PATH | Exclude<keyof typeof publicPages, typeof CHANGE_PASSWORD_PATH>;

/** Descriptions for search engines. Only the build needs them, so they are not in the client's code. */
const descriptions: Readonly<Record<PrerenderedPath, string>> = {
  [SIGN_IN_PATH]: `${brand.product} of ${brand.name}: payments, approvals and statements.`,
  "/faq": "Answers to frequent questions about payments, approvals, one-time codes and statements.",
  "/contact-us": `Head office, telephone numbers and e-mail address of ${brand.name}.`,
  "/complaint": `Send a complaint or a question to the Contact Center of ${brand.name}.`,
  "/privacy-policy": `Which personal data ${brand.product} uses, and for which purpose.`,
  "/regulatory-directives": `Directives for customers of ${brand.name}, to read and to download.`,
  "/accessibility": `How well people with disabilities can use ${brand.product}, and where they get help.`,
  "/verify": `Check whether a receipt, payment advice or statement is one of ${brand.name}, and what became of it.`,
  "/forgot-password": "Ask for a code to set a new password.",
  "/reset-password": "Choose a new password after you have entered the code.",
};

async function prerender([path, description]: readonly [string, string]): Promise<PrerenderedPage> {
  const page = await resolvePage(path);
  const markup = renderToString(<FrontDoor initialPage={page} services={placeholderServices} />);
  return { path, title: titleOf(path), description, markup };
}

/** The prerendered pages; the sign-in page is the first. */
export const prerenderedPages: readonly PrerenderedPage[] = await Promise.all(
  Object.entries(descriptions).map(prerender),
);
