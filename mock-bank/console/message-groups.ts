import type { Message } from "../control-api/answers";

/** Copies of one message to one user by several channels: codes are sent by SMS and e-mail. */
export type MessageGroup = {
  readonly id: string;
  readonly username: string;
  readonly code: string | undefined;
  readonly text: string;
  readonly at: string;
  readonly copies: readonly Message[];
};

const TOGETHER_MS = 5000;

/** @param messages newest first; the groups have the same order */
export function groupMessages(messages: readonly Message[]): readonly MessageGroup[] {
  const groups: Message[][] = [];
  for (const message of messages) {
    const group = groups.find(([first]) => first && belongTogether(first, message));
    if (group) group.push(message);
    else groups.push([message]);
  }
  return groups.flatMap((copies) => {
    const [first] = copies;
    if (!first) return [];
    const { id, username, at } = first;
    // The shortest text is the SMS.
    const [{ text }] = [...copies].sort((one, other) => one.text.length - other.text.length) as [Message];
    return [{ id, username, at, text, code: first.code ?? undefined, copies }];
  });
}

const belongTogether = (one: Message, other: Message): boolean =>
  one.username === other.username &&
  one.channel !== other.channel &&
  (one.code ?? "") === (other.code ?? "") &&
  Math.abs(Date.parse(one.at) - Date.parse(other.at)) <= TOGETHER_MS;
