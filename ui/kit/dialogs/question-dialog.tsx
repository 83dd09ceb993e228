import { Button } from "@blueprintjs/core";
import { useId } from "react";
import { words } from "../words";
import { Modal } from "./modal";

type Props = {
  title: string;
  question: string;
  yes: string;
  no?: string;
  onYes: () => void;
  onNo: () => void;
};

/** A yes/no question with a specific label for yes. Escape means no. */
export function QuestionDialog({ title, question, yes, no = words.cancel, onYes, onNo }: Props) {
  const id = useId();
  return (
    <Modal role="alertdialog" title={title} aria-describedby={id} onClose={onNo}>
      <p id={id}>{question}</p>
      <div className="modal-buttons">
        <Button text={no} onClick={onNo} />
        <Button text={yes} intent="primary" onClick={onYes} />
      </div>
    </Modal>
  );
}
