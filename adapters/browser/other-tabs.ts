import type { OtherTabsPort, TabNews } from "../../application/session/other-tabs-port";

const CHANNEL = "corporate-banking session";

type Message = { readonly loginId: string; readonly news: TabNews };

/** A duplicated tab holds the same session; a channel of the browser reaches every tab of this origin. */
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
