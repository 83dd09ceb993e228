import { Tag } from "@blueprintjs/core";
import type { Ref } from "react";
import type { User } from "../control-api/answers";
import { CopyButton } from "./copy-button";
import type { MessageGroup } from "./message-groups";
import { dateOf, timeOf } from "./moment";

type Props = {
  ref: Ref<HTMLLIElement>;
  group: MessageGroup;
  user: User | undefined;
  /** True for the newest message that has a code. */
  isNewest: boolean;
  /** Place in the list of `count` messages, of which only some are rendered. */
  index: number;
  count: number;
};

const channelNames: Readonly<Record<string, string>> = { sms: "SMS", email: "E-mail" };

export function MessageCard({ ref, group, user, isNewest, index, count }: Props) {
  const { username, code, text, at, copies } = group;
  const moment = new Date(at);
  return (
    <li
      ref={ref}
      className={`message${isNewest ? " newest" : ""}`}
      data-index={index}
      aria-posinset={index + 1}
      aria-setsize={count}
    >
      <div className="message-head">
        <strong>{username}</strong>
        {user && <span className="quiet">{user.role}</span>}
        <time dateTime={at}>
          {dateOf(moment)} {timeOf(moment)}
        </time>
      </div>
      {code && (
        <div className="code-line">
          <span className="code">{code}</span>
          <CopyButton text={code} what={`code of ${username}: ${code}`} size="medium" />
        </div>
      )}
      <p>{text}</p>
      <ul className="copies" aria-label="Sent by">
        {copies.map(({ id, channel, to }) => (
          <li key={id}>
            <Tag minimal>{channelNames[channel] ?? channel}</Tag> {to}
          </li>
        ))}
      </ul>
    </li>
  );
}
