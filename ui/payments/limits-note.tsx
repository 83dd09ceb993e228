import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { limitWords } from "../operations/limit-words";
import type { LimitsStore } from "./limits-store";
import "./payments.css";

type Props = {
  limits: LimitsStore;
  /** Whether the refusal is shown here, for forms whose amount is not a field. */
  showsProblem?: boolean;
};

/**
 * The rest of the limits and the approvers, below the amount of a payment. Asks again when the window gets the
 * focus, because other users share the limits.
 */
export const LimitsNote = observer(function LimitsNote({ limits, showsProblem = false }: Props) {
  useEffect(() => {
    window.addEventListener("focus", limits.renew);
    return () => window.removeEventListener("focus", limits.renew);
  }, [limits]);
  const { lines, problem } = limits;
  return (
    <div className="limits-note" role="status" aria-label={limitWords.label}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {showsProblem && problem && <p className="limits-problem">{problem}</p>}
    </div>
  );
});
