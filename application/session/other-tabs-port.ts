import { token } from "../ports/token";

/** The other tabs of this browser that may hold the same session. */
export interface OtherTabsPort {
  announceSignOut(loginId: string): void;
  /** Hears a sign-out of this login elsewhere, until the returned function is called; hearing one announces nothing. */
  onSignOut(loginId: string, heard: () => void): () => void;
}
export const OtherTabsPort = token<OtherTabsPort>("OtherTabsPort");
