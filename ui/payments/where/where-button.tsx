import { Button } from "@blueprintjs/core";
import { PathSearch } from "@blueprintjs/icons";
import { lazy, useState } from "react";
import { LateDialog } from "../../kit/dialogs/status-dialog";
import { useServices } from "../../services";
import type { WhereProps } from "./where-dialog";
import { whereWords as words } from "./where-words";

const WhereDialog = lazy(async () => ({ default: (await import("./where-dialog")).WhereDialog }));

type Props = WhereProps & {
  /** Shows only the icon, in a row of a table. */
  isIcon?: boolean;
  /** Names the payment, in a list of several. */
  isInRow?: boolean;
  /** Shows one word, in a list on a phone. */
  isShort?: boolean;
  /** Has no edge, where few rows of a list need the button. */
  isQuiet?: boolean;
};

/** Opens the stages of a payment. Their code is loaded then. */
export function WhereButton({ isIcon = false, isInRow = false, isShort = false, isQuiet = false, ...payment }: Props) {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  return (
    <>
      {isIcon ? (
        <Button
          variant="minimal"
          icon={<PathSearch />}
          aria-label={words.openOf(payment.id)}
          title={words.open}
          onClick={open}
        />
      ) : (
        <Button
          {...(isQuiet ? { variant: "minimal", intent: "primary" } : isInRow ? { variant: "outlined" } : {})}
          text={isShort ? words.short : words.open}
          aria-label={isInRow ? [isShort ? `${words.short}:` : "", words.open, payment.id].join(" ").trim() : undefined}
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
