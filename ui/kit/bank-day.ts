import { createAtom, type IAtom } from "mobx";
import type { Clock } from "../../application/ports/clock";
import { type Day, dayAt } from "../../domain/calendar";

const atoms = new WeakMap<Clock, IAtom>();

/**
 * Returns the bank's current day. As a MobX observable it updates its observers at midnight and when the bank's clock
 * is moved.
 */
export function bankDay(clock: Clock): Day {
  const atom = atoms.get(clock) ?? atomOf(clock);
  atom.reportObserved();
  return dayAt(clock.now());
}

function atomOf(clock: Clock): IAtom {
  let day: Day | undefined;
  let stop: (() => void) | undefined;
  const reportNewDay = () => {
    const now = dayAt(clock.now());
    if (now === day) return;
    day = now;
    atom.reportChanged();
  };
  const atom = createAtom(
    "bank day",
    () => {
      day = dayAt(clock.now());
      stop = clock.everySecond(reportNewDay);
    },
    () => stop?.(),
  );
  atoms.set(clock, atom);
  return atom;
}
