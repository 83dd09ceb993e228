import { token } from "../ports/token";

/** A message between the tabs of one browser about their shared session. */
export type TabMessage =
  /** The session ended in the sending tab: the user signed out, or the countdown ended. */
  | { readonly kind: "left"; readonly why: "signedOut" | "expired" }
  /** The session was used at this time and lasts `allowedSeconds` from then on. */
  | { readonly kind: "used"; readonly at: number; readonly allowedSeconds: number };

/** The other tabs of this browser that may have the same session. */
export interface OtherTabsPort {
  announce(loginId: string, message: TabMessage): void;
  /** Receives the messages of tabs with this login id until the returned function is called. */
  listen(loginId: string, listener: (news: TabMessage) => void): () => void;
}
export const OtherTabsPort = token<OtherTabsPort>("OtherTabsPort");
