import type { OtherTabsPort, TabNews } from "../../application/session/other-tabs-port";

const CHANNEL = "corporate-banking session";

type Message = { readonly loginId: string; readonly news: TabNews };

/** Broadcasts changes of the session to all tabs of this origin, because a duplicated tab has the same session. */
export class OtherTabs implements OtherTabsPort {
  announce(loginId: string, news: TabNews): void {
    const channel = new BroadcastChannel(CHANNEL);
    channel.postMessage({ loginId, news } satisfies Message);
    channel.close();
  }

  hear(loginId: string, heard: (news: TabNews) => void): () => void {
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data.loginId === loginId) heard(data.news);
    };
    return () => channel.close();
  }
}
