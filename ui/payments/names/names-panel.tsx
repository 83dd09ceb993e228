import { Button, ButtonGroup, Callout, ProgressBar } from "@blueprintjs/core";
import { Download, Endorsed } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useEffect, useId } from "react";
import type { Clock } from "../../../application/ports/clock";
import { dayAt } from "../../../domain/calendar";
import { type NameGroup, nameGroups } from "../../../domain/payments/listed-name";
import { bankDay } from "../../kit/bank-day";
import { formatShortDay, formatTime } from "../../kit/format";
import { useServices } from "../../services";
import type { NamesStore } from "./names-store";
import { groupLabels, words } from "./names-words";
import "./names-panel.css";

type Props<Row extends object> = { names: NamesStore<Row> };

/** The rows with errors, which are one more result. The list may have other filters, which "All" takes off too. */
export type ErrorFilter = {
  readonly count: number;
  readonly isChosen: boolean;
  /** True if the list is filtered by something else than a result. */
  readonly isElsewhere: boolean;
  choose(isChosen: boolean): void;
};
type FilterProps<Row extends object> = Props<Row> & { errors?: ErrorFilter | undefined };

/** The check of the names of a list: its start, progress and results, which filter the list. */
export const NamesPanel = observer(function NamesPanel<Row extends object>({ names, errors }: FilterProps<Row>) {
  useEffect(() => void names.load(), [names]);
  return (
    <section className="names-panel" aria-label={words.title}>
      <Results names={names} errors={errors} />
      <div className="names-tools">
        <Work names={names} />
        <ResultTools names={names} />
      </div>
      <p role="status" className="for-screen-readers">
        {announcementOf(names)}
      </p>
    </section>
  );
});

const Work = observer(function Work<Row extends object>({ names }: Props<Row>) {
  const { work, sorted } = names;
  const purpose = useId();
  if (work.kind === "preparing" || work.kind === "running") {
    const text = work.kind === "running" ? words.progress(work.done, work.total) : words.preparing;
    return (
      <div className="names-work">
        <span>{text}</span>
        <ProgressBar
          intent="primary"
          aria-label={text}
          {...(work.kind === "running" && { value: work.total ? work.done / work.total : 1, animate: false })}
        />
        <Button text={words.stop} onClick={names.stop} />
        {work.kind === "running" && work.isSlow && <span className="names-hint">{words.slow}</span>}
      </div>
    );
  }
  if (work.kind === "stopped")
    return (
      <Callout compact intent="warning" className="names-stopped">
        <span>{`${words.stopped[work.why]} ${words.progress(work.done, work.total)}.`}</span>
        <Button size="small" text={words.resume} onClick={() => void names.resume()} />
      </Callout>
    );
  const left = sorted?.groups.unchecked.length ?? 0;
  const { isChecked } = names;
  return (
    <div className="names-start">
      {isChecked && left === 0 ? (
        <Button text={words.again} onClick={() => void names.checkAgain()} />
      ) : (
        <Button
          icon={<Endorsed />}
          text={isChecked ? words.checkRest(left) : words.check}
          {...(!isChecked && { title: words.hint, "aria-describedby": purpose })}
          onClick={() => void names.check()}
        />
      )}
      {isChecked ? (
        <span className="names-hint">
          <CheckedAt names={names} />
        </span>
      ) : (
        <span id={purpose} className="names-hint names-purpose">
          {words.hint}
        </span>
      )}
    </div>
  );
});

const CheckedAt = observer(function CheckedAt<Row extends object>({ names }: Props<Row>) {
  const { clock } = useServices();
  const at = names.sorted?.checkedAt;
  return at === undefined ? words.noneCheckable : words.checkedAt(checkedAtText(at, clock));
});

/** The number of rows of each result. A press shows only these rows. */
const Results = observer(function Results<Row extends object>({ names, errors }: FilterProps<Row>) {
  const { sorted, chosen, isChecked, rowCount } = names;
  const groups = sorted && isChecked ? nameGroups.map((group) => ({ group, count: sorted.groups[group].length })) : [];
  const hasErrors = Boolean(errors && (errors.count > 0 || errors.isChosen));
  if (groups.length === 0 && !hasErrors) return null;
  const press = (group: NameGroup | undefined) => () => {
    if (!group || errors?.isChosen) errors?.choose(false);
    names.choose(group);
  };
  const pressErrors = () => {
    names.choose(undefined);
    errors?.choose(true);
  };
  const isAll = !chosen && !errors?.isChosen && !errors?.isElsewhere;
  return (
    <ButtonGroup role="group" aria-label={words.filter} className="names-groups">
      <Choice label={words.all} count={rowCount} isChosen={isAll} onPress={press(undefined)} />
      {errors && hasErrors && (
        <Choice label={words.errors} count={errors.count} isChosen={errors.isChosen} onPress={pressErrors} />
      )}
      {groups
        .filter(({ count }) => count > 0)
        .map(({ group, count }) => (
          <Choice
            key={group}
            label={groupLabels[group]}
            count={count}
            isChosen={chosen === group}
            onPress={press(group)}
          />
        ))}
    </ButtonGroup>
  );
});

type ChoiceProps = { label: string; count: number; isChosen: boolean; onPress: () => void };

const Choice = ({ label, count, isChosen, onPress }: ChoiceProps) => (
  <Button size="small" active={isChosen} aria-pressed={isChosen} text={words.group(label, count)} onClick={onPress} />
);

const ResultTools = observer(function ResultTools<Row extends object>({ names }: Props<Row>) {
  const { sorted, acceptedCount } = names;
  if (!sorted || !names.isChecked) return null;
  return (
    <div className="names-results">
      <Button icon={<Download />} text={words.download} onClick={() => void names.download()} />
      {acceptedCount > 0 && <Button text={words.forget(acceptedCount)} onClick={() => void names.forgetAccepted()} />}
    </div>
  );
});

const QUARTERS = 4;

/** Announces each quarter of the check, and its result once. */
function announcementOf<Row extends object>({ work, sorted, isChecked }: NamesStore<Row>): string {
  if (work.kind === "running") {
    const quarter = Math.floor((work.done / Math.max(1, work.total)) * QUARTERS);
    return quarter > 0 && quarter < QUARTERS
      ? words.progress(Math.floor((work.total * quarter) / QUARTERS), work.total)
      : "";
  }
  if (work.kind !== "idle" || !sorted || !isChecked) return "";
  const parts = nameGroups
    .filter((group) => sorted.groups[group].length > 0)
    .map((group) => words.group(groupLabels[group], sorted.groups[group].length));
  return words.summary(parts);
}

/** Says when something was: "today 09:40", or "Mon 23 Nov 09:40". */
function checkedAtText(at: number, clock: Clock): string {
  const day = dayAt(at);
  return `${day === bankDay(clock) ? "today" : formatShortDay(day)} ${formatTime(at)}`;
}
