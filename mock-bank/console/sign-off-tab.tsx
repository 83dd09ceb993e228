import { Callout, HTMLSelect, InputGroup, Switch, Tag } from "@blueprintjs/core";
import { useDeferredValue, useMemo, useState } from "react";
import type { Acceptance } from "../control-api/answers";
import type { Desk } from "./desk";
import { ProblemCallout } from "./problem-callout";
import { RunsPanel } from "./runs-panel";
import { SignOffPanel } from "./sign-off-panel";
import { useLoaded } from "./use-loaded";

type Row = Acceptance["rows"][number];
const SHOWN = 100;

/** Rows of the register with their proofs, to be accepted or rejected. */
export function SignOffTab({ desk }: { desk: Desk }) {
  const { answer, reload } = useLoaded(desk.api.acceptance);
  if (!answer) return <p className="quiet">Reading the register and the last runs…</p>;
  if (!answer.ok)
    return <ProblemCallout problem={answer.problem} onRetry={() => void reload()} onToken={desk.giveToken} />;
  return <Register desk={desk} acceptance={answer.value} onSigned={reload} />;
}

type RegisterProps = {
  readonly desk: Desk;
  readonly acceptance: Acceptance;
  readonly onSigned: () => Promise<void>;
};

function Register({ desk, acceptance, onSigned }: RegisterProps) {
  const { rows, version } = acceptance;
  const [asked, setAsked] = useState<Asked>({ find: "", area: "", isOpenOnly: true });
  const { area, isOpenOnly } = asked;
  const [chosen, setChosen] = useState<string>();
  const wanted = useDeferredValue(asked.find.trim().toLowerCase());
  const areas = useMemo(() => [...new Set(rows.map((row) => row.area))].sort(), [rows]);
  const found = rows.filter(
    (row) =>
      (!area || row.area === area) &&
      (!isOpenOnly || !row.signOff || row.signOff.isVoid || row.id === chosen) &&
      `${row.id} ${row.text}`.toLowerCase().includes(wanted),
  );
  const row = rows.find(({ id }) => id === chosen);
  return (
    <div className="lessons">
      <section className="panel catalogue" aria-labelledby="rows-title">
        <h2 id="rows-title">Sign off</h2>
        {version ? (
          <p>The last run was of version {version}.</p>
        ) : (
          <Callout intent="warning">There is no run to sign: npm run features makes one.</Callout>
        )}
        <RowFilter areas={areas} asked={asked} onAsk={setAsked} />
        <p className="quiet" role="status">
          {found.length > SHOWN
            ? `The first ${SHOWN} of ${found.length} rows`
            : found.length === 1
              ? "1 row"
              : `${found.length} rows`}
        </p>
        <RowList rows={found.slice(0, SHOWN)} chosen={chosen} onChoose={setChosen} />
      </section>
      {row ? (
        <SignOffPanel
          key={row.id}
          api={desk.api}
          row={row}
          acceptance={acceptance}
          onSigned={onSigned}
          onClose={() => setChosen(undefined)}
        />
      ) : (
        <div className="side">
          <section className="panel">
            <p>Choose a row to see what proves it.</p>
          </section>
          <RunsPanel desk={desk} />
        </div>
      )}
    </div>
  );
}

type Asked = { readonly find: string; readonly area: string; readonly isOpenOnly: boolean };
type RowFilterProps = { areas: readonly string[]; asked: Asked; onAsk: (asked: Asked) => void };

function RowFilter({ areas, asked, onAsk }: RowFilterProps) {
  return (
    <>
      <div className="lesson-filters">
        <InputGroup
          type="search"
          aria-label="Find a row"
          placeholder="S3-2.1-30, a word"
          value={asked.find}
          onValueChange={(find) => onAsk({ ...asked, find })}
        />
        <HTMLSelect
          aria-label="Area"
          value={asked.area}
          onChange={({ target }) => onAsk({ ...asked, area: target.value })}
        >
          <option value="">All areas</option>
          {areas.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </HTMLSelect>
      </div>
      <Switch
        checked={asked.isOpenOnly}
        label="Only rows without a valid sign-off"
        onChange={() => onAsk({ ...asked, isOpenOnly: !asked.isOpenOnly })}
      />
    </>
  );
}

type RowListProps = { rows: readonly Row[]; chosen: string | undefined; onChoose: (id: string) => void };

function RowList({ rows, chosen, onChoose }: RowListProps) {
  return (
    <ul className="phrases">
      {rows.map((each) => (
        <li key={each.id}>
          <button
            type="button"
            className="row-choice"
            aria-current={each.id === chosen ? "true" : undefined}
            onClick={() => onChoose(each.id)}
          >
            <span>
              {each.id} <StatusTag row={each} />
            </span>{" "}
            {each.text}
          </button>
        </li>
      ))}
    </ul>
  );
}

const statuses = {
  proved: { text: "proved", intent: "success" },
  failing: { text: "failing", intent: "danger" },
  unproved: { text: "not proved", intent: "warning" },
} as const;

function StatusTag({ row: { status, signOff } }: { row: Row }) {
  const { text, intent } = statuses[status];
  return (
    <>
      <Tag minimal intent={intent}>
        {text}
      </Tag>{" "}
      {signOff && <Tag minimal>{signOff.isVoid ? "sign-off void" : (signOff.verdict ?? "accepted")}</Tag>}
    </>
  );
}
