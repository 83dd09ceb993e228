import type { PricedFxTransfer } from "../../domain/fx/fx-transfer";
import { messageOr, type OperationDescription } from "../operations/operation-description";
import { fxTransferFacts } from "./fx-transfer-summary";
import { words } from "./words";

/** Default texts of specification 2, section 8. */
export const describeFxTransfer = (transfer: PricedFxTransfer): OperationDescription => ({
  title: words.confirmation,
  facts: fxTransferFacts(transfer),
  success: messageOr(words.received[transfer.type]),
  failure: words.failed,
});
