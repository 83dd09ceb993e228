import { Button, FormGroup, HTMLSelect, InputGroup } from "@blueprintjs/core";
import { useState } from "react";
import type { Phrase } from "../control-api/answers";
import { filledIn, partsOf } from "./draft";

const keywords = ["Given", "When", "Then", "And"] as const;

type PhraseFormProps = {
  readonly phrase: Phrase;
  readonly onInsert: (keyword: string, text: string) => void;
  readonly onCancel: () => void;
};

/** One field for each part of a phrase that varies, with the value of its example. */
export function PhraseForm({ phrase, onInsert, onCancel }: PhraseFormProps) {
  const parts = partsOf(phrase);
  const [keyword, setKeyword] = useState<string>(phrase.keyword);
  const [values, setValues] = useState(() => parts.map(({ from, to }) => phrase.example.slice(from, to)));
  const text = filledIn(phrase, parts, values);
  const isRead = new RegExp(phrase.source).test(text);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isRead) onInsert(keyword, text);
      }}
    >
      <FormGroup label="Begins with" labelFor="keyword">
        <HTMLSelect
          id="keyword"
          value={keyword}
          options={[...keywords]}
          onChange={({ target }) => setKeyword(target.value)}
        />
      </FormGroup>
      {parts.map(({ from, to }, at) => (
        <FormGroup key={from} label={`Instead of ${phrase.example.slice(from, to)}`} labelFor={`part-${from}`}>
          <InputGroup
            id={`part-${from}`}
            value={values[at] ?? ""}
            onValueChange={(value) => setValues(values.map((other, place) => (place === at ? value : other)))}
          />
        </FormGroup>
      ))}
      <p role="status">
        <strong>{keyword}</strong> {text}
        {!isRead && <span className="failed"> – no phrase has these words</span>}
      </p>
      <div className="lesson-actions">
        <Button intent="primary" type="submit" disabled={!isRead} text="Insert" />
        <Button text="Back" onClick={onCancel} />
      </div>
    </form>
  );
}
