import { Button, Callout } from "@blueprintjs/core";
import { Cross } from "@blueprintjs/icons";
import { useRef, useState } from "react";
import type { ActiveFault, Company } from "../control-api/answers";
import { explain } from "./control-api";
import { DataTable } from "./data-table";
import type { Desk } from "./desk";
import { FaultForm } from "./fault-form";
import { aimed, EVERYBODY, type FaultTarget, TargetField, targetOf } from "./fault-target";
import { effectOf, presets, whenOf } from "./fault-words";
import { LoadedPart } from "./loaded-part";
import { useLoaded } from "./use-loaded";
import { usePolled } from "./use-polled";

const ASK_AGAIN_MS = 2000;

/** Injects faults into calls: a prepared fault in one click, or any fault of any call. */
export function FaultsTab({ desk }: { desk: Desk }) {
  const { api, companies = [] } = desk;
  const active = usePolled(api.faults, ASK_AGAIN_MS);
  const [target, setTarget] = useState(EVERYBODY);
  const [refusal, setRefusal] = useState<string>();
  const faults = active.answer?.ok ? active.answer.value.faults : [];
  // One after the other and on freshly read faults, because the list replaces the one before, and lessons set faults too.
  const changing = useRef<Promise<unknown>>(Promise.resolve());
  const change = (changed: (before: readonly ActiveFault[]) => readonly object[]): Promise<boolean> => {
    const after = changing.current.then(async () => {
      const before = await api.faults();
      const answer = before.ok ? await api.setFaults(changed(before.value.faults)) : before;
      setRefusal(answer.ok ? undefined : explain(answer.problem));
      await active.reload();
      return answer.ok;
    });
    changing.current = after;
    return after;
  };
  return (
    <div className="split">
      <NewFaults
        desk={desk}
        target={target}
        onTarget={setTarget}
        onAdd={(added) => change((before) => [...before, ...added.map((fault) => aimed(fault, target))])}
      />
      <section className="panel" aria-labelledby="active-title">
        <div className="panel-head">
          <h2 id="active-title">Active faults</h2>
          {faults.length > 1 && <Button text="Remove all" onClick={() => void change(() => [])} />}
        </div>
        {refusal && (
          <Callout intent="danger" role="alert">
            {refusal}
          </Callout>
        )}
        <LoadedPart desk={desk} {...active}>
          {() => (
            <ActiveFaults
              companies={companies}
              faults={faults}
              onRemove={(removed) => void change((before) => without(removed, before))}
            />
          )}
        </LoadedPart>
      </section>
    </div>
  );
}

/** Returns the faults without the first one that is equal, wherever it is now. */
function without(removed: ActiveFault, faults: readonly ActiveFault[]): readonly ActiveFault[] {
  const at = faults.findIndex((each) => JSON.stringify(each) === JSON.stringify(removed));
  return faults.filter((_, index) => index !== at);
}

type NewFaultsProps = {
  desk: Desk;
  target: FaultTarget;
  onTarget: (target: FaultTarget) => void;
  /** Resolves to whether the bank accepted the faults. */
  onAdd: (faults: readonly Readonly<Record<string, unknown>>[]) => Promise<boolean>;
};

/** Chooses the callers, and adds a prepared fault or any other one. */
function NewFaults({ desk, target, onTarget, onAdd }: NewFaultsProps) {
  const calls = useLoaded(desk.api.calls);
  return (
    <div className="side">
      <section className="panel" aria-labelledby="presets-title">
        <h2 id="presets-title">For a lesson</h2>
        <TargetField companies={desk.companies ?? []} target={target} onChange={onTarget} />
        <div className="buttons">
          {presets.map(({ title, purpose, faults: wanted }) => (
            <Button key={title} text={title} title={purpose} onClick={() => void onAdd(wanted)} />
          ))}
        </div>
      </section>
      <section className="panel" aria-labelledby="fault-title">
        <h2 id="fault-title">Any fault</h2>
        <LoadedPart desk={desk} {...calls}>
          {(value) => <FaultForm calls={value.calls} onAdd={(one) => onAdd([one])} />}
        </LoadedPart>
      </section>
    </div>
  );
}

type ActiveFaultsProps = {
  companies: readonly Company[];
  faults: readonly ActiveFault[];
  onRemove: (fault: ActiveFault) => void;
};

function ActiveFaults({ companies, faults, onRemove }: ActiveFaultsProps) {
  return (
    <DataTable
      name="Active faults"
      nothing="No faults are active. A call gets the first fault of this list that matches it."
      keyOf={(fault) => `${faults.indexOf(fault)}`}
      rows={faults}
      columns={[
        { title: "Call", text: ({ call }) => call },
        { title: "What happens", text: effectOf },
        { title: "When", text: whenOf },
        { title: "For whom", text: (fault) => targetOf(fault, companies) },
        {
          title: "Remove",
          text: () => "",
          cell: (fault) => (
            <Button
              size="small"
              variant="minimal"
              icon={<Cross />}
              aria-label={`Remove: ${effectOf(fault)}, ${fault.call}`}
              onClick={() => onRemove(fault)}
            />
          ),
        },
      ]}
    />
  );
}
