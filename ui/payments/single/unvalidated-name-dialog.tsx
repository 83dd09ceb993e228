import { observer } from "mobx-react-lite";
import { QuestionDialog } from "../../kit/dialogs/question-dialog";
import { walletWords } from "../words";

type Props = {
  store: {
    readonly unvalidatedPayment: object | undefined;
    payUnvalidated(): void | Promise<void>;
    setUnvalidatedPayment(payment: undefined): void;
  };
};

/** Asks whether to pay although the bank did not validate the name of a wallet (specification 2, section 2.2). */
export const UnvalidatedNameDialog = observer(function UnvalidatedNameDialog({ store }: Props) {
  if (!store.unvalidatedPayment) return null;
  const { title, question, yes, no } = walletWords.unvalidated;
  return (
    <QuestionDialog
      title={title}
      question={question}
      yes={yes}
      no={no}
      onYes={() => void store.payUnvalidated()}
      onNo={() => store.setUnvalidatedPayment(undefined)}
    />
  );
});
