import type { ProtectedAction } from "../../../application/otp/protected-action";
import type { Clock } from "../../../application/ports/clock";
import { type Fact, Facts } from "../facts";
import { words } from "../words";
import { OtpDialog } from "./otp-dialog";

type Props = { action: ProtectedAction<unknown> | undefined; clock: Clock; facts: readonly Fact[] };

/** What will be paid, and the code that pays it (specification 1, section 2.8). */
export function ConfirmationDialog({ action, clock, facts }: Props) {
  return (
    <OtpDialog action={action} clock={clock} title={words.confirmation.title}>
      <Facts facts={facts} className="summary-card" />
    </OtpDialog>
  );
}
