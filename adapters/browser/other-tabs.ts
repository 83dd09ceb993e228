import type { OtherTabsPort } from "../../application/session/other-tabs-port";

const CHANNEL = "corporate-banking session";

type Message = { readonly signedOut: string };

/** A duplicated tab holds the same session; a channel of the browser reaches every tab of this origin. */
export class OtherTabs implements OtherTabsPort {
  announceSignOut(loginId: string): void {
    const channel = new BroadcastChannel(CHANNEL);
    channel.postMessage({ signedOut: loginId } satisfies Message);
    channel.close();
  }

  onSignOut(loginId: string, heard: () => void): () => void {
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data.signedOut === loginId) heard();
    };
    return () => channel.close();
  }
}
