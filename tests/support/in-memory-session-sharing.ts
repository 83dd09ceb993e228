import type { StoredSession } from "../../application/session/session-service";
import type { SessionSharingPort } from "../../application/session/session-sharing-port";
import type { InMemoryObjectStorage } from "./in-memory-object-storage";

/** The open tabs of one browser, each with its own session storage. */
export class InMemorySessionSharing {
  private readonly offers = new Map<InMemoryObjectStorage<StoredSession>, () => Promise<boolean>>();

  tab(stored: InMemoryObjectStorage<StoredSession>): SessionSharingPort {
    return {
      obtain: async () => {
        for (const [other, store] of this.offers) {
          if (other === stored || !(await store())) continue;
          stored.kept = other.kept;
          return true;
        }
        return false;
      },
      offer: (store) => {
        this.offers.set(stored, store);
        return () => this.offers.delete(stored);
      },
    };
  }
}
