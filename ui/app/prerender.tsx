import { renderToString } from "react-dom/server";
import { SIGN_IN_PATH } from "../shared/paths";
import { FrontDoor, resolvePage, titleOf } from "./front-door";
import { publicPages } from "./public-pages";

/** The markup of a page of the front door. The build renders it, so that the page is visible before any script runs. */
export type PrerenderedPage = { readonly path: string; readonly title: string; readonly markup: string };

const notCalled = (): never => {
  throw new Error("Prerendering calls no service.");
};

/** Placeholders: prerendering only renders the forms, and forms are submitted only in a browser. */
const placeholderServices = {
  authenticate: notCalled,
  session: { confirmation: notCalled },
  support: { complain: notCalled, directives: notCalled },
  passwords: { resetUserName: "", userWhoMustChangePassword: undefined, resetForgotten: notCalled, create: notCalled },
  replaceDefault: notCalled,
  clock: { now: notCalled, elapsed: notCalled, everySecond: notCalled },
  countdown: { secondsLeft: notCalled, watch: notCalled, keep: notCalled },
  onTyping: notCalled,
  isOutdated: notCalled,
  afterTimeOut: false,
  onAccepted: notCalled,
  onConfirmed: notCalled,
  onChangeLeft: notCalled,
};

async function prerender(path: string): Promise<PrerenderedPage> {
  const page = await resolvePage(path);
  return {
    path,
    title: titleOf(path),
    markup: renderToString(<FrontDoor initialPage={page} services={placeholderServices} />),
  };
}

/** The prerendered pages; the sign-in page is the first. */
export const prerenderedPages: readonly PrerenderedPage[] = await Promise.all(
  [SIGN_IN_PATH, ...publicPages.filter((page) => !page.isPersonal).map((page) => page.path)].map(prerender),
);
