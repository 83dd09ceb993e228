import { useCallback, useEffect, useState } from "react";
import type { Foreseen } from "../control-api/answers";
import { type Answer, type ClockChange, type ControlApi, explain, type Problem } from "./control-api";

export type BankClock = {
  /** Milliseconds from this computer's time to the bank's. Undefined until the bank has answered. */
  readonly ahead: number | undefined;
  /** Set while the bank does the due work of a long move of the clock. */
  readonly movingTo: Date | undefined;
  readonly problem: Problem | undefined;
  readonly change: (change: ClockChange) => Promise<string | undefined>;
  /** What a change would do. */
  readonly foresee: (change: ClockChange) => Promise<Answer<Foreseen>>;
  readonly reload: () => Promise<void>;
};

/** Other consoles and tests can move the clock too. */
const ASK_AGAIN_MS = 10_000;
const ASK_AGAIN_WHILE_MOVING_MS = 1000;

/** Follows and moves the bank's clock. `useBankNow` returns its time. */
export function useBankClock(api: ControlApi): BankClock {
  const [ahead, setAhead] = useState<number>();
  const [movingTo, setMovingTo] = useState<string>();
  const [problem, setProblem] = useState<Problem>();

  const take = useCallback((answer: Answer<{ now: string; movingTo?: string | undefined }>) => {
    setProblem(answer.ok ? undefined : answer.problem);
    if (!answer.ok) return;
    setAhead(Date.parse(answer.value.now) - Date.now());
    setMovingTo(answer.value.movingTo);
  }, []);

  const reload = useCallback(async () => take(await api.clock()), [api, take]);
  useEffect(() => {
    void reload();
  }, [reload]);
  const pause = movingTo ? ASK_AGAIN_WHILE_MOVING_MS : ASK_AGAIN_MS;
  useEffect(() => {
    const timer = setInterval(() => void reload(), pause);
    return () => clearInterval(timer);
  }, [reload, pause]);

  const change = useCallback(
    async (wanted: ClockChange) => {
      const answer = await api.setClock(wanted);
      if (!answer.ok) return explain(answer.problem);
      take(answer);
      return undefined;
    },
    [api, take],
  );
  return {
    ahead,
    movingTo: movingTo === undefined ? undefined : new Date(movingTo),
    problem,
    change,
    foresee: api.foreseeClock,
    reload,
  };
}

/**
 * Returns the bank's time, which continues by this computer's clock between the bank's answers. Renders its component
 * four times a second.
 */
export function useBankNow({ ahead }: BankClock): Date | undefined {
  const [computerNow, setComputerNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setComputerNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  return ahead === undefined ? undefined : new Date(computerNow + ahead);
}
