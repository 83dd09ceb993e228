import { InputGroup, Tag } from "@blueprintjs/core";
import { Search } from "@blueprintjs/icons";
import { useState } from "react";
import type { User } from "./control-api";
import { MessageCard } from "./message-card";
import type { Feed } from "./message-feed";
import { groupMessages, type MessageGroup } from "./message-groups";

type Props = { feed: Feed; people: ReadonlyMap<string, User> };

/** Shows the bank's outbox, newest first. The newest code is large enough to read across a classroom. */
export function MessagesPanel({ feed, people }: Props) {
  const [wanted, setWanted] = useState("");
  const groups = groupMessages(feed.messages).filter((group) => isAbout(group, wanted));
  const newest = groups.find(({ code }) => code);
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
      <ol className="message-list">
        {groups.map((group) => (
          <MessageCard key={group.id} group={group} user={people.get(group.username)} isNewest={group === newest} />
        ))}
      </ol>
    </section>
  );
}

const isAbout = ({ username, copies }: MessageGroup, wanted: string): boolean =>
  [username, ...copies.map(({ to }) => to)].some((text) => text.toLowerCase().includes(wanted.trim().toLowerCase()));

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
