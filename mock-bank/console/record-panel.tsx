import { Button, Callout } from "@blueprintjs/core";
import { Record as RecordIcon, Stop } from "@blueprintjs/icons";
import { useState } from "react";
import type { Phrase } from "../control-api/answers";
import { type ControlApi, explain } from "./control-api";
import { type Beginning, beginning, type Recording, recordingOf } from "./record";

type Props = {
  readonly api: ControlApi;
  readonly phrases: readonly Phrase[];
  /** Takes the lines of the recorded scenario. */
  readonly onRecorded: (scenario: string) => void;
};

const KEPT = "recording";

const DAMAGED = "The recording that this tab kept is damaged. Record again.";
const FULL = "This tab has no room to keep a recording. Open the console in a new tab, and record there.";

/** Returns null if nothing is recorded. */
function keptBeginning(): Beginning | null | typeof DAMAGED {
  const text = sessionStorage.getItem(KEPT);
  if (text === null) return null;
  try {
    return beginning.parse(JSON.parse(text));
  } catch {
    return DAMAGED;
  }
}

/** A recording goes on while its tab shows another page of the console, such as Room with “Open as”. */
function useBeginning() {
  const [kept] = useState(keptBeginning);
  const [begun, setBegun] = useState(kept === DAMAGED ? null : kept);
  /** Returns whether it could be kept. */
  const keep = (asked: Beginning): boolean => {
    const begins = beginning.parse(asked);
    try {
      sessionStorage.setItem(KEPT, JSON.stringify(begins));
    } catch {
      return false;
    }
    setBegun(begins);
    return true;
  };
  const forget = () => {
    sessionStorage.removeItem(KEPT);
    setBegun(null);
  };
  return { begun, keep, forget, isDamaged: kept === DAMAGED };
}

/** Records what people do at the bank in tabs of “Open as”, and writes it with the phrases. */
export function RecordPanel({ api, phrases, onRecorded }: Props) {
  const { begun, keep, forget, isDamaged } = useBeginning();
  const [said, setSaid] = useState(isDamaged ? DAMAGED : undefined);
  const [missing, setMissing] = useState<Recording["missing"]>([]);
  const begin = async () => {
    const [traffic, state] = await Promise.all([api.traffic(0), api.state()]);
    const failed = traffic.ok ? state : traffic;
    if (!traffic.ok || !state.ok) return setSaid(failed.ok ? undefined : explain(failed.problem));
    const isKept = keep({ after: traffic.value.calls[0]?.id ?? 0, companies: state.value.companies });
    setSaid(isKept ? undefined : FULL);
    setMissing([]);
  };
  const end = async ({ after, companies }: Beginning) => {
    forget();
    const [traffic, listed] = await Promise.all([api.traffic(after), api.calls()]);
    const failed = traffic.ok ? listed : traffic;
    if (!traffic.ok || !listed.ok) return setSaid(failed.ok ? undefined : explain(failed.problem));
    const calls = traffic.value.calls.toReversed();
    const recording = recordingOf({ calls, after, companies, phrases, listed: listed.value.calls });
    if (!recording) return setSaid("Nobody has done anything at the bank since the recording began.");
    setMissing(recording.missing);
    setSaid("What was recorded is at the end of the scenarios. Add what should be seen, as Then.");
    onRecorded(recording.scenario);
  };
  return (
    <section aria-labelledby="record-title">
      <h3 id="record-title">Record</h3>
      {begun ? (
        <Button icon={<Stop />} intent="danger" text="Stop recording" onClick={() => void end(begun)} />
      ) : (
        <Button icon={<RecordIcon />} text="Record" onClick={() => void begin()} />
      )}
      <p className="quiet" role="status">
        {begun
          ? "Recording. Open people of one company with “Open as”, in Room or in a lesson, and do the work; then stop."
          : said}
      </p>
      {missing.length > 0 && (
        <Callout intent="warning" title="Not in the scenario">
          <ul>
            {missing.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </Callout>
      )}
    </section>
  );
}
