import { token } from "../ports/token";

/** What the tabs of one browser tell each other of the session that they share. */
export type TabNews =
  /** It was left here, by the user's own wish or at the countdown's end. */
  | { readonly is: "left"; readonly why: "signedOut" | "expired" }
  /** It was used here at this time, and lasts so long from then on. */
  | { readonly is: "used"; readonly at: number; readonly allowedSeconds: number };

/** The other tabs of this browser that may hold the same session. */
export interface OtherTabsPort {
  announce(loginId: string, news: TabNews): void;
  /** Hears what tabs of this login announce, until the returned function is called. */
  hear(loginId: string, heard: (news: TabNews) => void): () => void;
}
export const OtherTabsPort = token<OtherTabsPort>("OtherTabsPort");
