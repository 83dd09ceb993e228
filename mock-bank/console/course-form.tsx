import { Button, Callout, FormGroup, HTMLSelect, InputGroup } from "@blueprintjs/core";
import { type FormEvent, useId, useState } from "react";
import type { Lessons } from "../control-api/answers";
import { OWN_AREA, OWN_COURSE } from "../control-api/lesson-data";
import { type Answer, type ControlApi, explain } from "./control-api";
import { useLoaded } from "./use-loaded";

type Props = {
  readonly api: ControlApi;
  readonly draft: string;
  /** Every line of the draft is one that a scenario can have. */
  readonly isReadable: boolean;
};

/** Adds the scenarios of the draft to a course, and lists the lessons that were added. */
export function CourseForm({ api, draft, isReadable }: Props) {
  const loaded = useLoaded(api.lessons);
  const [changed, setChanged] = useState<Lessons>();
  const [said, setSaid] = useState<{ readonly isDone: boolean; readonly words: string }>();
  const catalogue = changed ?? (loaded.answer?.ok ? loaded.answer.value : undefined);
  if (!catalogue) return null;
  const take = (answer: Answer<Lessons>, words: string) => {
    if (answer.ok) setChanged(answer.value);
    setSaid({ isDone: answer.ok, words: answer.ok ? words : explain(answer.problem) });
  };
  const add = async (place: Place) => {
    if (!isReadable) return setSaid({ isDone: false, words: "Correct the marked lines first." });
    take(await api.addLessons({ text: draft, ...place }), `Added to “${place.course}”.`);
  };
  return (
    <section aria-labelledby="course-form">
      <h3 id="course-form">Add to a course</h3>
      <PlaceForm courses={titlesOf(catalogue)} onAdd={add} />
      {said && (
        <Callout intent={said.isDone ? "success" : "danger"} role={said.isDone ? "status" : "alert"}>
          {said.words}
        </Callout>
      )}
      <ul className="phrases">
        {catalogue.lessons
          .filter(({ area }) => area === OWN_AREA)
          .map(({ id, name }) => (
            <li key={id} className="lesson-actions">
              <a href={`/trainer/lessons?lesson=${id}`}>{name}</a>
              <Button
                size="small"
                text="Remove"
                aria-label={`Remove ${name}`}
                onClick={() => void api.removeLesson(id).then((answer) => take(answer, `“${name}” is removed.`))}
              />
            </li>
          ))}
      </ul>
    </section>
  );
}

const titlesOf = ({ courses }: Lessons): readonly string[] => [
  ...courses.map(({ title }) => title).filter((title) => title !== OWN_COURSE),
  OWN_COURSE,
];

type Place = { readonly course: string; readonly minutes: number; readonly learned: string };
type PlaceFormProps = { readonly courses: readonly string[]; readonly onAdd: (place: Place) => Promise<void> };

function PlaceForm({ courses, onAdd }: PlaceFormProps) {
  const id = useId();
  const [course, setCourse] = useState(OWN_COURSE);
  const [minutes, setMinutes] = useState("5");
  const [learned, setLearned] = useState("");
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    await onAdd({ course, minutes: Number(minutes), learned });
    setBusy(false);
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <FormGroup label="Course" labelFor={`${id}-course`}>
        <HTMLSelect
          id={`${id}-course`}
          value={course}
          options={courses}
          onChange={({ currentTarget }) => setCourse(currentTarget.value)}
        />
      </FormGroup>
      <FormGroup label="Minutes" labelFor={`${id}-minutes`}>
        <InputGroup
          id={`${id}-minutes`}
          type="number"
          min={1}
          max={120}
          required
          value={minutes}
          onValueChange={setMinutes}
        />
      </FormGroup>
      <FormGroup
        label="What is learned"
        labelFor={`${id}-learned`}
        helperText="Such as: refuse a payment, with a reason"
      >
        <InputGroup id={`${id}-learned`} required maxLength={100} value={learned} onValueChange={setLearned} />
      </FormGroup>
      <Button type="submit" loading={isBusy} text="Add to a course" />
    </form>
  );
}
