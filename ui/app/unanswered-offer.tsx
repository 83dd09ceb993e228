import { Button, Callout } from "@blueprintjs/core";
import { lazy, useEffect, useRef, useState } from "react";
import { operationKinds } from "../../application/operations/operation-kinds";
import type { UnansweredOperation } from "../../application/operations/unanswered-operations";
import { LateDialog } from "../kit/dialogs/late-dialog";
import { useServices } from "../services";
import { words as all } from "./shell-words";
import "./shell.css";

const words = all.unanswered;
const UnansweredDialog = lazy(async () => ({ default: (await import("./unanswered-dialog")).UnansweredDialog }));

/**
 * Operations whose answers were lost. After a reload a dialog shows the first one. While the outcome of one is unknown,
 * a notice above every screen offers to check it.
 */
export function UnansweredOffer() {
  const { unansweredOperations, log } = useServices();
  const [operations, setOperations] = useState<readonly UnansweredOperation[]>([]);
  const [opened, setOpened] = useState<UnansweredOperation>();
  const hasOpenedFirst = useRef(false);
  useEffect(
    () =>
      unansweredOperations.watch((found) => {
        setOperations(found);
        if (!hasOpenedFirst.current) setOpened(found[0]);
        hasOpenedFirst.current = true;
      }),
    [unansweredOperations],
  );
  return (
    <>
      {operations.map((unanswered) => (
        <Callout key={unanswered.key} className="unanswered" compact intent="warning" role="status">
          <span>{words.notice(operationKinds[unanswered.operation.kind].name)}</span>
          <Button
            size="small"
            text={words.check}
            aria-label={words.checkOne(operationKinds[unanswered.operation.kind].name)}
            onClick={() => setOpened(unanswered)}
          />
        </Callout>
      ))}
      {opened && (
        // If the dialog cannot be loaded, nothing is lost: the operation and its notice stay.
        <LateDialog
          onClose={() => setOpened(undefined)}
          onFailure={(failure) => log.warn("An unanswered operation could not be shown", failure)}
        >
          <UnansweredDialog key={opened.key} unanswered={opened} onClose={() => setOpened(undefined)} />
        </LateDialog>
      )}
    </>
  );
}
