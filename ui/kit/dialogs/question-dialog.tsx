import { Button } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { useId } from "react";
import { useNavigation } from "../navigation/use-navigation";
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

/** Asks for confirmation before entered data is lost (specification 2, section 2.1). */
export const LeavePageDialog = observer(function LeavePageDialog() {
  const navigation = useNavigation();
  if (!navigation.leaveGuard.pending) return null;
  const { title, question, leave } = words.leave;
  return (
    <QuestionDialog
      title={title}
      question={question}
      yes={leave}
      onYes={() => navigation.leaveGuard.leave()}
      onNo={() => navigation.leaveGuard.stay()}
    />
  );
});
