import { ArrowBottomLeft, ArrowTopRight } from "@blueprintjs/icons";
import type { Movement } from "../../domain/accounts/statement";
import { words } from "./words";
import "./accounts.css";

/** Shows Credit or Debit as a word with an arrow and a colour. */
export function MovementType({ type }: Pick<Movement, "type">) {
  const Icon = type === "credit" ? ArrowBottomLeft : ArrowTopRight;
  return (
    <span className="movement-type" data-type={type}>
      <Icon size={12} aria-hidden />
      {words.movementTypes[type]}
    </span>
  );
}
