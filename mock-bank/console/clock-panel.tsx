import { Button, Callout, FormGroup, InputGroup } from "@blueprintjs/core";
import { type FormEvent, useId, useState } from "react";
import type { ClockChange } from "./control-api";
import { dateOf, fromField, nextAt, timeOf, toField } from "./moment";
import { type BankClock, useBankNow } from "./use-bank-clock";

type Props = { clock: BankClock };

/** Shows the bank's time and moves it forward. Work that falls due meanwhile is done. */
export function ClockPanel({ clock }: Props) {
  const [refusal, setRefusal] = useState<string>();
  const { movingTo } = clock;
  const now = useBankNow(clock);
  const move = (change: ClockChange) => void clock.change(change).then(setRefusal);
  return (
    <section className="panel" aria-labelledby="clock-title">
      <h2 id="clock-title">Bank time</h2>
      {now && (
        <>
          <p className="clock">
            {dateOf(now)}
            <span>
              <time dateTime={now.toISOString()}>{timeOf(now)}</time> <span className="quiet">GMT</span>
            </span>
          </p>
          <div className="buttons">
            <Button text="+1 hour" onClick={() => move({ advance: "PT1H" })} />
            <Button
              text="To 11:59"
              title="One minute before the cut-off of non-instant transfers"
              onClick={() => move({ now: nextAt(now, 11, 59).toISOString() })}
            />
            <Button
              text="To 12:01"
              title="One minute after the cut-off of non-instant transfers"
              onClick={() => move({ now: nextAt(now, 12, 1).toISOString() })}
            />
            <Button text="+1 day" onClick={() => move({ advance: "P1D" })} />
            <Button
              text="Next working day"
              title="09:00 of the next day on which banks work"
              onClick={() => move({ to: "nextWorkingDay" })}
            />
            <Button text="+1 month" onClick={() => move({ to: "nextMonth" })} />
            <Button text="Back to real time" onClick={() => move({ now: new Date().toISOString() })} />
          </div>
          <SetClock now={now} onSet={(moment) => move({ now: moment.toISOString() })} />
        </>
      )}
      {movingTo && (
        <Callout role="status">
          The bank does everything that falls due until {dateOf(movingTo)} {timeOf(movingTo)}. It can be used meanwhile.
        </Callout>
      )}
      {refusal && (
        <Callout intent="danger" role="alert">
          {refusal}
        </Callout>
      )}
    </section>
  );
}

function SetClock({ now, onSet }: { now: Date; onSet: (moment: Date) => void }) {
  const id = useId();
  /** Set while the user edits the field, so that clock ticks do not overwrite the input. */
  const [typed, setTyped] = useState<string>();
  const moment = fromField(typed ?? toField(now));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (moment) onSet(moment);
    setTyped(undefined);
  };
  return (
    <form className="set-clock" onSubmit={submit}>
      <FormGroup
        label="Date and time (GMT)"
        labelFor={id}
        helperText={typed && moment && `${dateOf(moment)} ${timeOf(moment)}`}
      >
        <InputGroup
          id={id}
          type="datetime-local"
          required
          value={typed ?? toField(now)}
          onFocus={() => setTyped(typed ?? toField(now))}
          onValueChange={setTyped}
        />
      </FormGroup>
      <Button type="submit" text="Set" />
    </form>
  );
}
