import examples from "../../contract/description/examples.json" with { type: "json" };
import { type Kind, kinds } from "../verify-bank/kinds";

/** Values (`--values`) with which verify-bank asks a bank that answers with the examples. */
export function exampleValues() {
  const { startDate, endDate } = examples["statements.search"].request;
  const { transType, requestType } = examples["requests.mine"].request;
  const isKind = (name: Kind) => kinds[name].mine === transType && kinds[name].form === requestType;
  // The casts are safe: the keys of the table are the kinds.
  return { startDate, endDate, kinds: (Object.keys(kinds) as Kind[]).filter(isKind) };
}
