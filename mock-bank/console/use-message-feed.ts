import { useEffect, useState, useSyncExternalStore } from "react";
import type { ControlApi } from "./control-api";
import { type Feed, MessageFeed } from "./message-feed";

/**
 * Follows the bank's messages while the page is visible. Browsers allow six HTTP/1.1 connections per address, so
 * consoles in background tabs release theirs for the bank's pages.
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
