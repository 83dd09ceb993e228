import { unreachable } from "../../../domain/never";
import type { FileProblem } from "../../../domain/payments/bulk-file";
import { words } from "./bulk-words";

/** What is wrong with a file, and what to do about it. */
export function explainFile(problem: FileProblem): string {
  const { problems } = words;
  switch (problem.kind) {
    case "wrongType":
    case "tooLarge":
    case "emptyFile":
    case "notAWorkbook":
    case "passwordProtected":
    case "unpacksTooLarge":
    case "noRows":
    case "tooManyRows":
    case "tooSlow":
      return problems[problem.kind];
    case "wrongColumns":
      return problems.wrongColumns(problem.missing);
    case "formula":
      return problems.formula(problem.cell);
    default:
      return unreachable(problem);
  }
}
