import type { ReactNode } from "react";
import type { Answer } from "./control-api";
import type { Desk } from "./desk";
import { ProblemCallout } from "./problem-callout";

type Props<T> = {
  desk: Desk;
  answer: Answer<T> | undefined;
  reload: () => Promise<void>;
  children: (value: T) => ReactNode;
};

/** Renders a loaded answer, or the problem with a way to solve it. */
export function LoadedPart<T>({ desk, answer, reload, children }: Props<T>) {
  if (!answer) return <p className="quiet">Loading…</p>;
  if (answer.ok) return children(answer.value);
  const giveToken = (token: string) => {
    desk.giveToken(token);
    void reload();
  };
  return <ProblemCallout problem={answer.problem} onRetry={() => void reload()} onToken={giveToken} />;
}
