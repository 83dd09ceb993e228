import { Callout } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { TextField } from "../kit/fields/text-field";
import type { ChangedAccountStore } from "./changed-account-store";
import { changeConfirmationText, changedAccountWords as words } from "./check-words";
import "./payments.css";

const NAME_LENGTH_MAX = 100;
const PHONE_LENGTH_MAX = 30;

type Props = {
  change: ChangedAccountStore;
  /** A filter of the list, shown below the facts. */
  children?: ReactNode;
};

/** Shows that payees are known at other accounts, and asks who confirmed the new ones. */
export const ChangedAccountNotice = observer(function ChangedAccountNotice({ change, children }: Props) {
  const { changed, isMissing, note } = change;
  if (!changed) return null;
  return (
    <section className="changed-account" aria-label={words.title}>
      <Callout compact intent="warning">
        <div role="status">
          <p>
            <strong>{change.title}</strong>
          </p>
          <Sentences of={change.sentences} />
          <p>{words.hint}</p>
        </div>
        {children}
        <div className="changed-account-fields">
          <TextField
            label={words.by}
            value={change.by}
            onChange={change.setBy}
            maxLength={NAME_LENGTH_MAX}
            problem={isMissing && !note.by ? words.isMissing : undefined}
          />
          <TextField
            label={words.phone}
            value={change.phone}
            onChange={change.setPhone}
            maxLength={PHONE_LENGTH_MAX}
            inputMode="tel"
            problem={isMissing && !note.phone ? words.phoneIsMissing : undefined}
          />
        </div>
        {!changed.isNoteRequired && <p>{words.optional}</p>}
      </Callout>
    </section>
  );
});

/** What the payment states about payees at other accounts, above its code. */
export const StatedChange = observer(function StatedChange({ change }: Pick<Props, "change">) {
  if (!change.changed) return null;
  return (
    <Callout compact intent="warning">
      <Sentences of={[...change.sentences, changeConfirmationText(change.note)]} />
    </Callout>
  );
});

/** One sentence as a paragraph, several as a list. */
export function Sentences({ of: sentences }: { of: readonly string[] }) {
  if (sentences.length === 1) return <p>{sentences[0]}</p>;
  return (
    <ul>
      {sentences.map((sentence, place) => (
        // The same payee can be in a list twice.
        // biome-ignore lint/suspicious/noArrayIndexKey: the sentences have no other identity and do not move
        <li key={place}>{sentence}</li>
      ))}
    </ul>
  );
}
