import { Button, InputGroup } from "@blueprintjs/core";
import { Search } from "@blueprintjs/icons";
import { useDeferredValue, useState } from "react";
import type { TrafficCall } from "../control-api/answers";
import { plainText } from "../wire/plain-text";
import { DataTable } from "./data-table";
import type { Desk } from "./desk";
import { LoadedPart } from "./loaded-part";
import { timeOf } from "./moment";
import { TrafficDetails } from "./traffic-details";
import { useLoaded } from "./use-loaded";
import { useTraffic } from "./use-traffic";

/** Shows recent calls live, decrypted and without secrets; the selected call with all its fields and its purpose. */
export function TrafficTab({ desk }: { desk: Desk }) {
  const { calls, answer, reload, clear } = useTraffic(desk.api);
  const listed = useLoaded(desk.api.calls);
  const [wanted, setWanted] = useState("");
  const [chosenId, setChosen] = useState<number>();
  const words = plainText(useDeferredValue(wanted)).toLowerCase().split(/\s+/).filter(Boolean);
  const found = calls.filter((call) => words.every((word) => textOf(call).includes(word)));
  const chosen = calls.find(({ id }) => id === chosenId);
  const about = listed.answer?.ok ? listed.answer.value.calls.find(({ name }) => name === chosen?.call) : undefined;
  return (
    <div className="traffic">
      <section className="panel" aria-labelledby="traffic-title">
        <div className="panel-head">
          <h2 id="traffic-title">Traffic</h2>
          <InputGroup
            type="search"
            leftIcon={<Search />}
            placeholder="Call, user, value"
            aria-label="Only calls with"
            value={wanted}
            onValueChange={setWanted}
          />
          <Button text="Clear" disabled={calls.length === 0} onClick={clear} />
        </div>
        <LoadedPart desk={desk} answer={answer} reload={reload}>
          {() => <CallTable calls={found} isEmpty={calls.length === 0} chosenId={chosenId} onChoose={setChosen} />}
        </LoadedPart>
      </section>
      {chosen && <TrafficDetails call={chosen} about={about} onClose={() => setChosen(undefined)} />}
    </div>
  );
}

type CallTableProps = {
  calls: readonly TrafficCall[];
  /** There are no calls, and not only none that was looked for. */
  isEmpty: boolean;
  chosenId: number | undefined;
  onChoose: (id: number) => void;
};

function CallTable({ calls, isEmpty, chosenId, onChoose }: CallTableProps) {
  return (
    <DataTable
      name="Traffic"
      nothing={isEmpty ? "No calls yet. Open a tab as one of the personas." : "No call has all of these words."}
      keyOf={({ id }) => `${id}`}
      rows={calls}
      columns={[
        { title: "Time", text: ({ at }) => timeOf(new Date(at)) },
        {
          title: "Call",
          text: ({ call }) => call,
          cell: ({ id, call, at }) => (
            <button
              type="button"
              className="link-button"
              aria-pressed={id === chosenId}
              aria-label={`${call} at ${timeOf(new Date(at))}, number ${id}`}
              onClick={() => onChoose(id)}
            >
              {call}
            </button>
          ),
        },
        { title: "User", text: ({ username }) => username ?? "" },
        { title: "Answer", text: outcomeOf },
        { title: "Fault", text: ({ fault }) => fault ?? "" },
        { title: "ms", text: ({ milliseconds }) => milliseconds.toFixed(0), isFigure: true },
      ]}
    />
  );
}

const textOf = (call: TrafficCall): string => JSON.stringify(call).toLowerCase();

function outcomeOf({ answer, isReplay }: TrafficCall): string {
  const said = answer ? [answer.code, answer.description].filter((part) => part !== undefined).join(" ") : "no answer";
  return isReplay ? `${said} (the same again)` : said;
}
