import type { OtherTabsPort, TabMessage } from "../../application/session/other-tabs-port";
import { openChannel } from "./open-channel";

const CHANNEL = "corporate-banking session";

type Message = { readonly loginId: string; readonly message: TabMessage };

/** Broadcasts changes of the session to all tabs of this origin, because a duplicated tab has the same session. */
export class OtherTabs implements OtherTabsPort {
  announce(loginId: string, message: TabMessage): void {
    const channel = openChannel(CHANNEL);
    channel?.postMessage({ loginId, message } satisfies Message);
    channel?.close();
  }

  listen(loginId: string, listener: (news: TabMessage) => void): () => void {
    const channel = openChannel(CHANNEL);
    if (!channel) return () => {};
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data.loginId === loginId) listener(data.message);
    };
    return () => channel.close();
  }
}
