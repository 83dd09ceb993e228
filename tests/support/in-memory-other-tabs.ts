import type { OtherTabsPort } from "../../application/session/other-tabs-port";

/** The channel that all tabs of one browser share. */
export class InMemoryOtherTabs implements OtherTabsPort {
  readonly announced: string[] = [];
  private readonly listeners = new Set<(loginId: string) => void>();

  announceSignOut(loginId: string): void {
    this.announced.push(loginId);
    for (const listener of [...this.listeners]) listener(loginId);
  }

  onSignOut(loginId: string, heard: () => void): () => void {
    const listener = (signedOut: string) => {
      if (signedOut === loginId) heard();
    };
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}
