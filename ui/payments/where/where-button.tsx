import { Button } from "@blueprintjs/core";
import { PathSearch } from "@blueprintjs/icons";
import { lazy, Suspense, useState } from "react";
import type { ProvenFacts } from "../../../domain/requests/trail";
import { FailureBoundary } from "../../kit/failure-boundary";
import { useServices } from "../../services";
import { whereWords as words } from "./where-words";

const WhereDialog = lazy(async () => ({ default: (await import("./where-dialog")).WhereDialog }));

type Props = {
  /** The id of a payment, or of a payee of a bulk. */
  id: string;
  /** What is known without asking the bank. */
  proven: ProvenFacts;
  /** Shows only the icon, in a row of a table. */
  isIcon?: boolean;
};

/** Opens the stages of a payment. Their code is loaded then. */
export function WhereButton({ id, proven, isIcon = false }: Props) {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  return (
    <>
      {isIcon ? (
        <Button
          variant="minimal"
          icon={<PathSearch />}
          aria-label={words.openOf(id)}
          title={words.open}
          onClick={open}
        />
      ) : (
        <Button text={words.open} onClick={open} />
      )}
      {isOpen && <Opened id={id} proven={proven} onClose={() => setOpen(false)} />}
    </>
  );
}

function Opened(dialog: { id: string; proven: ProvenFacts; onClose: () => void }) {
  const { log } = useServices();
  return (
    <FailureBoundary
      fallback={null}
      onFailure={(failure) => log.warn("The stages of a payment could not be shown", failure)}
    >
      <Suspense fallback={null}>
        <WhereDialog {...dialog} />
      </Suspense>
    </FailureBoundary>
  );
}
