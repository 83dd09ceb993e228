import { Callout, Checkbox } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { useId } from "react";
import { Facts } from "../kit/facts";
import type { NameCheckStore } from "./name-check-store";
import { nameCheckWords as words } from "./name-check-words";
import "./payments.css";

/** Asks the user to compare the two names before the first payment to a new beneficiary. */
export const NameCheckNotice = observer(function NameCheckNotice({ names }: { names: NameCheckStore }) {
  const problemId = useId();
  const { check, isMissing, hasChanged } = names;
  if (!check) return null;
  const { result, savedName, accountName } = check;
  const problem = hasChanged ? words.changed : isMissing ? words.required : "";
  return (
    <section className="name-check" aria-label={words.title}>
      <Callout compact intent={result === "match" ? "primary" : "warning"}>
        <div role="status">
          <p>
            <strong>{words.title}</strong>
          </p>
          <Facts
            facts={[
              { label: words.savedName, value: savedName },
              { label: words.accountName, value: accountName || words.unknown },
            ]}
          />
          <p>{words.results[result]}</p>
        </div>
        <Checkbox
          label={words.confirm}
          checked={names.isConfirmed}
          aria-required
          aria-invalid={isMissing}
          aria-describedby={problemId}
          onChange={({ currentTarget: { checked } }) => names.confirm(checked)}
        />
        <p id={problemId} className="name-check-problem" role="alert">
          {problem}
        </p>
      </Callout>
    </section>
  );
});
