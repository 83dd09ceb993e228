import { isBulk } from "../../domain/requests/categories";
import { type Figure, type FigureKind, figuresOf } from "../../domain/requests/figures";
import type { Fact } from "../kit/facts";
import { formatMoney, formatQuote } from "../kit/format";
import { bulkChargeLabel, figureLabels, words } from "./words";

const totals: ReadonlySet<FigureKind> = new Set(["total", "debit"]);

/**
 * All figures of a request or a past transaction as facts, for every place that shows one of them.
 * @param notStated the value of a figure that the bank does not state; an empty text leaves the figure out
 */
export const figureFacts = (
  row: Parameters<typeof figuresOf>[0],
  notStated: string = words.debitNotStated,
): readonly Fact[] =>
  figuresOf(row)
    .map((figure) => ({
      label: figure.kind === "charge" && isBulk(row.category) ? bulkChargeLabel : figureLabels[figure.kind],
      value: textOf(figure) ?? notStated,
      isTotal: totals.has(figure.kind),
    }))
    .filter(({ value }) => value !== "");

function textOf(figure: Figure): string | undefined {
  if (figure.kind === "rate") return figure.quotes.map(formatQuote).join("\n");
  return figure.money && formatMoney(figure.money);
}
