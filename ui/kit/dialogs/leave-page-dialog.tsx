import { observer } from "mobx-react-lite";
import { useNavigation } from "../navigation/use-navigation";
import { words } from "../words";
import { QuestionDialog } from "./question-dialog";

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
