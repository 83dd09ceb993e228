import type { Acknowledgement } from "../../application/ports/acknowledgement";
import type { Fact } from "../kit/facts";

/**
 * The texts of an operation that a code confirms. Its dialogs show them when it is made, and again when it is checked
 * after a lost answer.
 */
export type OperationDescription<Receipt = Acknowledgement> = {
  /** The title of the code dialog, if it is not the usual one. */
  readonly title?: string;
  readonly facts: readonly Fact[];
  readonly success: (receipt: Receipt) => string;
  /** The message used if the bank refuses without one. */
  readonly failure?: string;
};

/** Returns the bank's message, or this text if it sends none. */
export const messageOr =
  (text: string) =>
  ({ message }: Acknowledgement): string =>
    message ?? text;
