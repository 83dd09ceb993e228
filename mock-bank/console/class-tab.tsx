import { Button, Callout, FormGroup, HTMLSelect, TextArea } from "@blueprintjs/core";
import { Print } from "@blueprintjs/icons";
import { type FormEvent, useId, useState } from "react";
import type { Board, Lessons } from "../control-api/answers";
import { ClassSheet } from "./class-sheet";
import { type Answer, explain } from "./control-api";
import type { Desk } from "./desk";
import { ProblemCallout } from "./problem-callout";
import { QuestionDialog } from "./question-dialog";
import { useClassAddress } from "./use-class-address";
import { useLoaded } from "./use-loaded";

/** Names and a course make a class: a card for each trainee, with a short address and its QR code. */
export function ClassTab({ desk }: { desk: Desk }) {
  const { answer, reload } = useLoaded(desk.api.board);
  const { answer: catalogue } = useLoaded(desk.api.lessons);
  const address = useClassAddress(desk);
  const [problem, setProblem] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  if (!answer) return <p className="quiet">Loading…</p>;
  if (!answer.ok)
    return <ProblemCallout problem={answer.problem} onRetry={() => void reload()} onToken={desk.giveToken} />;
  const { trainees: all } = answer.value;
  // A trainee who only has a lesson that the trainer set has a link, and no card.
  const trainees = all.filter(({ course }) => course !== "");
  const take = async (changed: Answer<Board>) => {
    setProblem(changed.ok ? undefined : explain(changed.problem));
    await reload();
  };
  return (
    <div className="side class">
      <section className="panel no-print" aria-labelledby="class-title">
        <h2 id="class-title">A class</h2>
        <ClassForm
          courses={catalogue?.ok ? catalogue.value.courses : []}
          onMake={async (names, course) => {
            const made = await desk.api.newClass(names, course);
            await take(made);
            return made.ok;
          }}
        />
        {problem && (
          <Callout intent="danger" role="alert">
            {problem}
          </Callout>
        )}
        {trainees.length > 0 && (
          <p role="status">
            {trainees.length === 1 ? "1 trainee has a card." : `${trainees.length} trainees have cards.`}
            {address.isOnlyHere && ONLY_HERE}
          </p>
        )}
        <div className="buttons">
          {trainees.length > 0 && address.all.length > 1 && <AddressField {...address} />}
          {trainees.length > 0 && <Button icon={<Print />} text="Print the cards" onClick={() => window.print()} />}
          {all.length > 0 && <Button text="Remove the class…" onClick={() => setAsking(true)} />}
        </div>
      </section>
      {trainees.length > 0 && <ClassSheet trainees={trainees} address={address.chosen} />}
      {isAsking && (
        <RemoveQuestion
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            void desk.api.removeClass().then(take);
          }}
        />
      )}
    </div>
  );
}

const RemoveQuestion = (decide: { onCancel: () => void; onConfirm: () => void }) => (
  <QuestionDialog
    title="Remove the class?"
    text="The links of all trainees end, also of those whose stage you set, and their results leave the board."
    action="Remove"
    {...decide}
  />
);

const ONLY_HERE =
  " The cards name an address that only this computer can reach: for a room, start the bank with HOST=0.0.0.0.";

type AddressProps = { all: readonly string[]; chosen: string; choose: (address: string) => void };

/** A computer may have several addresses, and only the trainer knows which network the trainees use. */
function AddressField({ all, chosen, choose }: AddressProps) {
  const id = useId();
  return (
    <FormGroup label="Address on the cards" labelFor={id} inline>
      <HTMLSelect id={id} value={chosen} options={all} onChange={({ currentTarget }) => choose(currentTarget.value)} />
    </FormGroup>
  );
}

type FormProps = {
  courses: Lessons["courses"];
  onMake: (names: readonly string[], course: string) => Promise<boolean>;
};

function ClassForm({ courses, onMake }: FormProps) {
  const id = useId();
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState("");
  // Passwords are hashed, which takes some seconds for a class: a second press would make it twice.
  const [isBusy, setBusy] = useState(false);
  const course = chosen || (courses[0]?.title ?? "");
  const names = text
    .split(/[\n,;]/)
    .map((name) => name.trim())
    .filter(Boolean);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    if (await onMake(names, course)) setText("");
    setBusy(false);
  };
  return (
    <form className="class-form" onSubmit={(event) => void submit(event)}>
      <FormGroup label="Names, one a line" labelFor={`${id}-names`}>
        <TextArea
          id={`${id}-names`}
          fill
          rows={6}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </FormGroup>
      <FormGroup label="Course" labelFor={`${id}-course`}>
        <HTMLSelect
          id={`${id}-course`}
          value={course}
          options={courses.map(({ title }) => title)}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        />
      </FormGroup>
      <Button
        type="submit"
        intent="primary"
        text="Make the class"
        loading={isBusy}
        disabled={names.length === 0 || course === ""}
      />
    </form>
  );
}
