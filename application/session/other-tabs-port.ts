import { token } from "../ports/token";

/** A message between the tabs of one browser about their shared session. */
export type TabNews =
  /** The session ended in the sending tab: the user signed out, or the countdown ended. */
  | { readonly is: "left"; readonly why: "signedOut" | "expired" }
  /** The session was used at this time and lasts `allowedSeconds` from then on. */
  | { readonly is: "used"; readonly at: number; readonly allowedSeconds: number };

/** The other tabs of this browser that may have the same session. */
export interface OtherTabsPort {
  announce(loginId: string, news: TabNews): void;
  /** Receives the messages of tabs with this login id until the returned function is called. */
  hear(loginId: string, heard: (news: TabNews) => void): () => void;
}
export const OtherTabsPort = token<OtherTabsPort>("OtherTabsPort");
