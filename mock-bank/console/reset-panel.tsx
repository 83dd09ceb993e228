import { Button, Callout, Dialog, DialogBody, DialogFooter } from "@blueprintjs/core";
import { Reset } from "@blueprintjs/icons";
import { useId, useRef, useState } from "react";
import { type ControlApi, explain } from "./control-api";

type Props = { api: ControlApi; onReset: () => void };
type Step = "idle" | "asking" | "resetting" | "done";

export function ResetPanel({ api, onReset }: Props) {
  const [step, setStep] = useState<Step>("idle");
  const [problem, setProblem] = useState<string>();

  const ask = () => {
    setProblem(undefined);
    setStep("asking");
  };
  const reset = async () => {
    setStep("resetting");
    const answer = await api.reset();
    if (!answer.ok) {
      setProblem(explain(answer.problem));
      return setStep("asking");
    }
    setStep("done");
    onReset();
  };

  return (
    <section className="panel" aria-labelledby="reset-title">
      <h2 id="reset-title">Reset</h2>
      <p className="quiet">Resets the bank to its seeded state, to start the lesson again.</p>
      <Button intent="danger" variant="outlined" icon={<Reset />} text="Reset the bank…" onClick={ask} />
      <p role="status" className="reset-done">
        {step === "done" && "The bank is as it was seeded."}
      </p>
      <ResetQuestion step={step} problem={problem} onCancel={() => setStep("idle")} onConfirm={() => void reset()} />
    </section>
  );
}

type QuestionProps = { step: Step; problem: string | undefined; onCancel: () => void; onConfirm: () => void };

/** Stays open with the reason if the reset has failed. */
function ResetQuestion({ step, problem, onCancel, onConfirm }: QuestionProps) {
  const id = useId();
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      isOpen={step === "asking" || step === "resetting"}
      role="alertdialog"
      title="Reset the bank?"
      aria-describedby={id}
      isCloseButtonShown={false}
      canOutsideClickClose={false}
      canEscapeKeyClose={step === "asking"}
      onClose={onCancel}
      onOpened={() => cancel.current?.focus()}
    >
      <DialogBody>
        <p id={id}>
          Every payment, request, message and company made since the start is lost, and everyone is signed out.
        </p>
        {problem && (
          <Callout intent="danger" role="alert">
            {problem}
          </Callout>
        )}
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button ref={cancel} text="Cancel" disabled={step === "resetting"} onClick={onCancel} />
            <Button intent="danger" text="Reset" loading={step === "resetting"} onClick={onConfirm} />
          </>
        }
      />
    </Dialog>
  );
}
