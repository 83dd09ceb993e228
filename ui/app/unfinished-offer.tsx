import { useEffect, useState } from "react";
import type { UnfinishedForm } from "../../application/session/unfinished-form";
import { QuestionDialog } from "../kit/dialogs/question-dialog";
import { useNavigation } from "../kit/navigation/use-navigation";
import { useServices } from "../services";
import { routes } from "./routes";
import { words } from "./shell-words";

/** Offers the texts typed before a time-out to the same user once, and deletes them after any answer. */
export function UnfinishedOffer() {
  const { unfinished } = useServices();
  const navigation = useNavigation();
  const [form, setForm] = useState<UnfinishedForm>();
  useEffect(() => void unfinished.findMine().then(setForm), [unfinished]);
  if (!form) return null;

  const answer = () => {
    setForm(undefined);
    void unfinished.clear();
  };
  const page = routes.find(({ path }) => path === form.path)?.title ?? form.path;
  return (
    <QuestionDialog
      title={words.unfinished.title}
      question={words.unfinished.question(page)}
      yes={words.unfinished.goOn}
      no={words.unfinished.discard}
      onYes={() => {
        answer();
        navigation.resume(form);
      }}
      onNo={answer}
    />
  );
}
