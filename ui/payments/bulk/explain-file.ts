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
    case "otherProgram":
    case "webPage":
    case "plainText":
    case "passwordProtected":
    case "oldLetters":
    case "unpacksTooLarge":
    case "tooMuchWork":
    case "tooManyRows":
    case "tooSlow":
    case "unreadableFile":
    case "changedFile":
    case "hiddenLines":
    case "noTable":
    case "rowsTooLarge":
      return problems[problem.kind];
    case "noRows":
      return problem.isElsewhere ? `${problems.noRows} ${problems.visibleTopRow}` : problems.noRows;
    case "wrongColumns": {
      const text = problems.wrongColumns(problem.missing);
      return problem.isElsewhere ? `${text} ${problems.visibleTopRow}` : text;
    }
    case "formula":
      return problems.formula(problem.cell);
    case "headingTwice":
    case "hiddenColumn":
      return problems[problem.kind](problem.heading);
    case "severalLists":
      return problems.severalLists(problem.sheets);
    default:
      return unreachable(problem);
  }
}

/** Returns a message with the problem of a row and how to fix it. */
export function explainFault(fault: CellFault): string {
  const { faults } = words;
  if (fault.kind === "hiddenRow") return faults.hiddenRow(fault.row);
  const { heading, field } = fault;
  if (fault.kind === "error") return faults.enterAgain(heading, faults.error);
  const reason = fault.kind === "shown" ? faults.shown(fault.cell, fault.shown, fault.holds) : faults[fault.kind];
  return field === "amount" ? faults.enterNumber(heading, reason) : faults.formatAsText(heading, reason);
}
