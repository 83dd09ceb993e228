import { Button, Callout, FormGroup, HTMLSelect } from "@blueprintjs/core";
import { Download } from "@blueprintjs/icons";
import { useCallback, useId, useState } from "react";
import type { AcceptanceRuns } from "../control-api/answers";
import { explain } from "./control-api";
import { DataTable } from "./data-table";
import type { Desk } from "./desk";
import { LoadedPart } from "./loaded-part";
import { dateOf, timeOf } from "./moment";
import { saveFile } from "./save-file";
import { useLoaded } from "./use-loaded";

type Run = AcceptanceRuns["runs"][number];

/** The changes between any two kept runs, and all evidence as one signed file. */
export function RunsPanel({ desk }: { desk: Desk }) {
  const { api } = desk;
  const runs = useLoaded(useCallback(() => api.acceptanceRuns({}), [api]));
  return (
    <section className="panel" aria-labelledby="runs-title">
      <h2 id="runs-title">Runs</h2>
      <LoadedPart desk={desk} {...runs}>
        {({ runs: kept }) =>
          kept.length < 2 ? (
            <p>{`${kept.length === 0 ? "No run" : "1 run"} of scenarios is kept. Two can be compared.`}</p>
          ) : (
            <Comparison desk={desk} runs={kept} />
          )
        }
      </LoadedPart>
      <EvidenceButton desk={desk} />
    </section>
  );
}

function EvidenceButton({ desk }: { desk: Desk }) {
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const archive = await desk.api.evidence();
    setBusy(false);
    setProblem(archive.ok ? undefined : explain(archive.problem));
    if (archive.ok) saveFile(archive.value, "acceptance.zip");
  };
  return (
    <>
      <div className="lesson-actions">
        <Button icon={<Download />} loading={isBusy} text="Download all evidence" onClick={() => void save()} />
      </div>
      <p className="quiet">
        Page, pictures, results, kept runs and sign-offs in one file, signed by this bank. npm run verify-evidence
        checks it.
      </p>
      {problem && (
        <Callout intent="danger" role="alert">
          {problem}
        </Callout>
      )}
    </>
  );
}

function Comparison({ desk, runs }: { desk: Desk; runs: readonly Run[] }) {
  const [from, setFrom] = useState(runs[1]?.at ?? "");
  const [to, setTo] = useState(runs[0]?.at ?? "");
  return (
    <>
      <RunField label="Earlier run" runs={runs} value={from} onChange={setFrom} />
      <RunField label="Later run" runs={runs} value={to} onChange={setTo} />
      <Changes key={`${from} ${to}`} desk={desk} from={from} to={to} />
    </>
  );
}

function Changes({ desk, from, to }: { desk: Desk; from: string; to: string }) {
  const { api } = desk;
  const compared = useLoaded(useCallback(() => api.acceptanceRuns({ from, to }), [api, from, to]));
  return (
    <LoadedPart desk={desk} {...compared}>
      {({ changed = [] }) => (
        <DataTable
          name="What changed"
          nothing="No row changed between these runs."
          keyOf={({ id }) => id}
          rows={changed}
          columns={[
            { title: "Row", text: ({ id }) => id },
            { title: "Change", text: ({ changes }) => changes.join(", ") },
            { title: "Statement", text: ({ text }) => text },
            { title: "Area", text: ({ area }) => area },
          ]}
        />
      )}
    </LoadedPart>
  );
}

type RunFieldProps = { label: string; runs: readonly Run[]; value: string; onChange: (at: string) => void };

function RunField({ label, runs, value, onChange }: RunFieldProps) {
  const id = useId();
  return (
    <FormGroup label={label} labelFor={id}>
      <HTMLSelect id={id} fill value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {runs.map((run) => (
          <option key={run.at} value={run.at}>
            {labelOf(run)}
          </option>
        ))}
      </HTMLSelect>
    </FormGroup>
  );
}

/** After a run of a part, the counts include results that earlier runs left. */
function labelOf({ at, of, selected, scenarioCount, proved, failing }: Run): string {
  const ran =
    selected.length === 0
      ? "all scenarios"
      : `${scenarioCount ?? "some"} ${scenarioCount === 1 ? "scenario" : "scenarios"} (${selected.join(" ")})`;
  const time = `${dateOf(new Date(at))} ${timeOf(new Date(at))}`;
  return `${time}, the register after a run of ${ran} with ${of}: ${proved} proved, ${failing} failing`;
}
