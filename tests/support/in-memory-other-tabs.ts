import type { OtherTabsPort, TabMessage } from "../../application/session/other-tabs-port";

/** The channel shared by all tabs of one browser. A tab does not receive its own messages. */
export class InMemoryOtherTabs {
  readonly announced: (TabMessage & { readonly loginId: string })[] = [];
  private readonly listeners = new Map<OtherTabsPort, (loginId: string, news: TabMessage) => void>();

  tab(): OtherTabsPort {
    const tab: OtherTabsPort = {
      announce: (loginId, news) => {
        this.announced.push({ ...news, loginId });
        for (const [other, listener] of [...this.listeners]) if (other !== tab) listener(loginId, news);
      },
      listen: (loginId, heard) => {
        this.listeners.set(tab, (of, news) => {
          if (of === loginId) heard(news);
        });
        return () => this.listeners.delete(tab);
      },
    };
    return tab;
  }
}
