import { useEffect, useState, useSyncExternalStore } from "react";
import type { ControlApi } from "./control-api";
import { type Feed, MessageFeed } from "./message-feed";

/**
 * The bank's messages, followed only while somebody can see the page: a browser grants one address six lines over HTTP/1.1, and consoles
 * that stand open behind others must leave them to the pages of the bank.
 */
export function useMessageFeed(api: ControlApi): { readonly feed: Feed; readonly begin: () => void } {
  const [messages] = useState(() => new MessageFeed(api));
  const feed = useSyncExternalStore(messages.subscribe, messages.current);
  useEffect(() => {
    const follow = () => (document.hidden ? messages.stop() : messages.resume());
    follow();
    document.addEventListener("visibilitychange", follow);
    return () => {
      document.removeEventListener("visibilitychange", follow);
      messages.stop();
    };
  }, [messages]);
  return { feed, begin: messages.start };
}
