import { unreachable } from "../../../domain/never";
import type { CellFault, FileProblem } from "../../../domain/payments/bulk-file";
import { words } from "./bulk-words";

/** Returns a message with the problem of a file and how to fix it. */
export function explainFile(problem: FileProblem): string {
  const { problems } = words;
  switch (problem.kind) {
    case "wrongType":
    case "tooLarge":
    case "emptyFile":
    case "notAWorkbook":
    case "passwordProtected":
    case "unpacksTooLarge":
    case "tooMuchWork":
    case "tooManyRows":
    case "tooSlow":
      return problems[problem.kind];
    case "noRows":
      return problem.isElsewhere ? `${problems.noRows} ${problems.onlyTopRow}` : problems.noRows;
    case "wrongColumns": {
      const text = problems.wrongColumns(problem.missing);
      return problem.isElsewhere ? `${text} ${problems.onlyTopRow}` : text;
    }
    case "formula":
      return problems.formula(problem.cell);
    default:
      return unreachable(problem);
  }
}

/** Returns a message with the problem of an unreliable cell and how to fix it. */
export function explainFault({ kind, heading, field }: CellFault): string {
  const { faults } = words;
  if (kind === "error") return faults.enterAgain(heading, faults.error);
  return field === "amount" ? faults.enterNumber(heading, faults[kind]) : faults.formatAsText(heading, faults[kind]);
}
