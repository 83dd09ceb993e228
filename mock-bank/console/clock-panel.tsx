import { Button, Callout, FormGroup, InputGroup, Switch } from "@blueprintjs/core";
import { type FormEvent, useId, useState } from "react";
import type { Foreseen } from "../control-api/answers";
import { type ClockChange, explain } from "./control-api";
import { dateOf, fromField, nextAt, timeOf, toField } from "./moment";
import { QuestionDialog } from "./question-dialog";
import { type BankClock, useBankNow } from "./use-bank-clock";

type Props = { clock: BankClock };

/** Shows the bank's time and moves it forward. Work that falls due meanwhile is done. */
export function ClockPanel({ clock }: Props) {
  const [refusal, setRefusal] = useState<string>();
  const { movingTo } = clock;
  const now = useBankNow(clock);
  const [asked, setAsked] = useState<{ readonly change: ClockChange; readonly foreseen: Foreseen }>();
  /** Asks first if the move does more than to change the time. */
  const move = async (change: ClockChange) => {
    setRefusal(undefined);
    const answer = await clock.foresee(change);
    if (!answer.ok) return setRefusal(explain(answer.problem));
    const { signedOut, due } = answer.value;
    if (signedOut + due > 0) return setAsked({ change, foreseen: answer.value });
    setRefusal(await clock.change(change));
  };
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
          <MoveButtons now={now} onMove={(change) => void move(change)} />
          <SetClock now={now} onSet={(moment) => void move({ now: moment.toISOString() })} />
        </>
      )}
      {asked && (
        <MoveDialog
          foreseen={asked.foreseen}
          onCancel={() => setAsked(undefined)}
          onConfirm={(keepSessions) => {
            setAsked(undefined);
            void clock.change({ ...asked.change, keepSessions }).then(setRefusal);
          }}
        />
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

type MoveButtonsProps = { now: Date; onMove: (change: ClockChange) => void };

/** The moves that lessons need. */
function MoveButtons({ now, onMove }: MoveButtonsProps) {
  return (
    <div className="buttons">
      <Button text="+1 hour" onClick={() => onMove({ advance: "PT1H" })} />
      <Button
        text="To 11:59"
        title="One minute before the cut-off of non-instant transfers"
        onClick={() => onMove({ now: nextAt(now, 11, 59).toISOString() })}
      />
      <Button
        text="To 12:01"
        title="One minute after the cut-off of non-instant transfers"
        onClick={() => onMove({ now: nextAt(now, 12, 1).toISOString() })}
      />
      <Button text="+1 day" onClick={() => onMove({ advance: "P1D" })} />
      <Button
        text="Next working day"
        title="09:00 of the next day on which banks work"
        onClick={() => onMove({ to: "nextWorkingDay" })}
      />
      <Button text="+1 month" onClick={() => onMove({ to: "nextMonth" })} />
      <Button text="Back to real time" onClick={() => onMove({ now: new Date().toISOString() })} />
    </div>
  );
}

type MoveProps = { foreseen: Foreseen; onCancel: () => void; onConfirm: (keepsSessions: boolean) => void };

/** Says what a move of the clock will do, before it is done. */
function MoveDialog({ foreseen: { to, signedOut, due }, onCancel, onConfirm }: MoveProps) {
  const [keepsSessions, setKeepsSessions] = useState(true);
  const people = signedOut === 1 ? "1 person" : `${signedOut} people`;
  const stays = `${people} ${signedOut === 1 ? "stays" : "stay"} signed in.`;
  const sentences = [
    signedOut > 0 && (keepsSessions ? stays : `${people} will be signed out.`),
    due > 0 && `${due === 1 ? "1 task falls" : `${due} tasks fall`} due, such as payments, schedules and reminders.`,
  ];
  return (
    <QuestionDialog
      title={`Move the bank to ${dateOf(new Date(to))} ${timeOf(new Date(to))}?`}
      text={sentences.filter(Boolean).join(" ")}
      action="Move"
      onCancel={onCancel}
      onConfirm={() => onConfirm(keepsSessions)}
    >
      {signedOut > 0 && (
        <Switch
          checked={keepsSessions}
          label="People stay signed in"
          onChange={() => setKeepsSessions(!keepsSessions)}
        />
      )}
    </QuestionDialog>
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
