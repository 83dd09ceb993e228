import { InputGroup, Tag } from "@blueprintjs/core";
import { Search } from "@blueprintjs/icons";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useLayoutEffect, useRef, useState } from "react";
import type { User } from "../control-api/answers";
import { plainText } from "../wire/plain-text";
import { MessageCard } from "./message-card";
import type { Feed } from "./message-feed";
import { groupMessages, type MessageGroup } from "./message-groups";

/** In pixels; the height of a card until it is measured. */
const CARD_HEIGHT = 190;
const CARD_GAP = 8;
const OVERSCAN_CARDS = 3;

type Props = { feed: Feed; people: ReadonlyMap<string, User> };

/** Shows the bank's outbox, newest first. The newest code is large enough to read across a classroom. */
export function MessagesPanel({ feed, people }: Props) {
  const [wanted, setWanted] = useState("");
  const groups = groupMessages(feed.messages).filter((group) => isAbout(group, wanted));
  return (
    <section className="messages" aria-labelledby="messages-title">
      <div className="panel-head">
        <h2 id="messages-title">Messages</h2>
        <Connection connection={feed.connection} />
        <InputGroup
          className="messages-filter"
          type="search"
          leftIcon={<Search />}
          placeholder="Only for…"
          aria-label="Only messages for"
          value={wanted}
          onValueChange={setWanted}
        />
      </div>
      <Announcement group={groups[0]} />
      {groups.length === 0 && <Nothing isFiltered={wanted !== ""} feed={feed} />}
      <MessageList groups={groups} newest={groups.find(({ code }) => code)} people={people} />
    </section>
  );
}

type ListProps = {
  groups: readonly MessageGroup[];
  newest: MessageGroup | undefined;
  people: ReadonlyMap<string, User>;
};

/** Renders only the messages near the visible part of the page, because there can be hundreds. */
function MessageList({ groups, newest, people }: ListProps) {
  const list = useRef<HTMLOListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY), []);
  const virtual = useWindowVirtualizer({
    count: groups.length,
    getItemKey: (index) => groups[index]?.id ?? index,
    estimateSize: () => CARD_HEIGHT,
    gap: CARD_GAP,
    overscan: OVERSCAN_CARDS,
    scrollMargin: top,
  });
  const items = virtual.getVirtualItems();
  const [first, last] = [items[0], items.at(-1)];
  return (
    <ol
      ref={list}
      className="message-list"
      style={{
        gap: CARD_GAP,
        paddingTop: (first?.start ?? top) - top,
        paddingBottom: virtual.getTotalSize() - ((last?.end ?? top) - top),
      }}
    >
      {items.flatMap(({ index }) => {
        const group = groups[index];
        if (!group) return [];
        return (
          <MessageCard
            key={group.id}
            ref={virtual.measureElement}
            group={group}
            user={people.get(group.username)}
            isNewest={group === newest}
            index={index}
            count={groups.length}
          />
        );
      })}
    </ol>
  );
}

const isAbout = ({ username, copies }: MessageGroup, wanted: string): boolean =>
  [username, ...copies.map(({ to }) => to)].some((text) =>
    text.toLowerCase().includes(plainText(wanted).toLowerCase()),
  );

const connections = {
  connecting: { text: "Connecting…", intent: "none" },
  live: { text: "Live", intent: "success" },
  lost: { text: "Reconnecting…", intent: "warning" },
} as const;

function Connection({ connection }: Pick<Feed, "connection">) {
  const { text, intent } = connections[connection];
  return (
    <span role="status">
      <Tag minimal intent={intent}>
        {text}
      </Tag>
    </span>
  );
}

/** Announces a new code to screen readers, digit by digit. */
function Announcement({ group }: { group: MessageGroup | undefined }) {
  return (
    <p className="for-screen-readers" aria-live="polite">
      {group && `${group.username}: ${group.code ? [...group.code].join(" ") : group.text}`}
    </p>
  );
}

function Nothing({ isFiltered, feed }: { isFiltered: boolean; feed: Feed }) {
  if (isFiltered) return <p className="quiet nothing">No message for that name.</p>;
  if (feed.connection !== "live") return null;
  return <p className="quiet nothing">No messages yet. Sign in as one of the personas, and the code appears here.</p>;
}
