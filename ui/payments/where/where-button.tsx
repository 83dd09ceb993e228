import { Button } from "@blueprintjs/core";
import { ChevronRight, Help } from "@blueprintjs/icons";
import { lazy, useState } from "react";
import { LateDialog } from "../../kit/dialogs/late-dialog";
import { useServices } from "../../services";
import type { WhereProps } from "./where-dialog";
import { whereWords as words } from "./where-words";

const WhereDialog = lazy(async () => ({ default: (await import("./where-dialog")).WhereDialog }));

type Props = WhereProps & {
  /** Shows only an icon: an arrow in a row, a question mark elsewhere. */
  isIcon?: boolean;
  /** Names the payment, in a list of several. */
  isInRow?: boolean;
  /** Looks like a link, next to buttons that are used more often. */
  isLink?: boolean;
};

/** Opens the stages of a payment. Their code is loaded then. */
export function WhereButton({ isIcon = false, isInRow = false, isLink = false, ...payment }: Props) {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  return (
    <>
      {isIcon ? (
        <Button
          variant="minimal"
          icon={isInRow ? <ChevronRight /> : <Help />}
          aria-label={words.openOf(payment.id)}
          title={words.open}
          onClick={open}
        />
      ) : (
        <Button
          {...((isInRow || isLink) && { variant: "minimal", intent: "primary" })}
          aria-label={isInRow ? `${words.open} ${payment.id}` : undefined}
          text={words.open}
          onClick={open}
        />
      )}
      {isOpen && <Opened {...payment} onClose={() => setOpen(false)} />}
    </>
  );
}

function Opened(dialog: WhereProps & { onClose: () => void }) {
  const { log } = useServices();
  return (
    <LateDialog
      onClose={dialog.onClose}
      onFailure={(failure) => log.warn("The stages of a payment could not be shown", failure)}
    >
      <WhereDialog {...dialog} />
    </LateDialog>
  );
}
