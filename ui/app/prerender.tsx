import { renderToString } from "react-dom/server";
import { SIGN_IN_PATH } from "../shared/paths";
import { FrontDoor, pageToShow, titleOf } from "./front-door";
import { publicPages } from "./public-pages";

/** The markup of a page of the front door. The build renders it, so that the page is visible before any script runs. */
export type Prerendered = { readonly path: string; readonly title: string; readonly markup: string };

const never = (): never => {
  throw new Error("Prerendering calls no service.");
};

/** Placeholders: prerendering only renders the forms, and forms are submitted only in a browser. */
const unused = {
  authenticate: never,
  session: { confirmation: never },
  support: { complain: never, directives: never },
  passwords: { forgottenBy: "", changingUser: undefined, forgotten: never, create: never },
  replaceDefault: never,
  clock: { now: never, elapsed: never, everySecond: never },
  countdown: { secondsLeft: never, watch: never, keep: never },
  onTyping: never,
  isOutdated: never,
  afterTimeOut: false,
  onAccepted: never,
  onConfirmed: never,
  onChangeLeft: never,
};

async function prerender(path: string): Promise<Prerendered> {
  const first = await pageToShow(path);
  return { path, title: titleOf(path), markup: renderToString(<FrontDoor first={first} services={unused} />) };
}

/** The prerendered pages; the sign-in page is the first. */
export const prerendered: readonly Prerendered[] = await Promise.all(
  [SIGN_IN_PATH, ...publicPages.filter((page) => !page.isPersonal).map((page) => page.path)].map(prerender),
);
