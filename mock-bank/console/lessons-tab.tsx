import { HTMLSelect, InputGroup } from "@blueprintjs/core";
import { useDeferredValue, useEffect, useMemo, useRef } from "react";
import { Link, useSearchParams } from "wouter";
import type { Lesson, Lessons } from "../control-api/answers";
import { plainText } from "../wire/plain-text";
import { CoursePlace, CoursesPanel } from "./courses-panel";
import type { Desk } from "./desk";
import { LessonPanel } from "./lesson-panel";
import { ProblemCallout } from "./problem-callout";
import { useLoaded } from "./use-loaded";

/** The lessons of the courses by area and requirement; the selected one is open next to the list. */
export function LessonsTab({ desk }: { desk: Desk }) {
  const { answer, reload } = useLoaded(desk.api.lessons);
  if (!answer) return <p className="quiet">Reading the scenarios…</p>;
  if (!answer.ok)
    return <ProblemCallout problem={answer.problem} onRetry={() => void reload()} onToken={desk.giveToken} />;
  return <Catalogue desk={desk} catalogue={answer.value} />;
}

function Catalogue({ desk, catalogue }: { desk: Desk; catalogue: Lessons }) {
  const [search, setSearch] = useSearchParams();
  const find = search.get("find") ?? "";
  const area = search.get("area") ?? "";
  const open = catalogue.lessons.find(({ id }) => id === search.get("lesson"));
  const wanted = useDeferredValue(plainText(find).replace(/^@/, "").toLowerCase());
  const areas = useMemo(() => [...new Set(catalogue.lessons.map((lesson) => lesson.area))].sort(), [catalogue]);
  const found = useMemo(
    () => catalogue.lessons.filter((lesson) => (!area || lesson.area === area) && fits(lesson, wanted)),
    [catalogue, area, wanted],
  );
  const ask = (name: "find" | "area", value: string) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (value) after.set(name, value);
        else after.delete(name);
        return after;
      },
      { replace: true },
    );
  const hrefOf = (id: string) => lessonHref(search, id);
  const list = useScrolledToCurrent();
  return (
    <div className="lessons">
      <section ref={list} className="panel catalogue" aria-labelledby="catalogue-title">
        <h2 id="catalogue-title">Lessons</h2>
        <div className="lesson-filters">
          <InputGroup
            type="search"
            aria-label="Find a lesson"
            placeholder="A word, a step, S3-2.1-30"
            value={find}
            onValueChange={(value) => ask("find", value)}
          />
          <HTMLSelect aria-label="Area" value={area} onChange={({ target }) => ask("area", target.value)}>
            <option value="">All areas</option>
            {areas.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </HTMLSelect>
        </div>
        <p className="quiet" role="status">
          {found.length === 1 ? "1 lesson" : `${found.length} lessons`}
        </p>
        {areas.map((name) => (
          <AreaLessons key={name} area={name} lessons={found} isOpen={wanted !== "" || area !== ""} open={open} />
        ))}
      </section>
      {open ? (
        <LessonPanel key={open.id} desk={desk} lesson={open} catalogue={catalogue}>
          <CoursePlace catalogue={catalogue} hrefOf={hrefOf} lessonId={open.id} />
        </LessonPanel>
      ) : (
        <CoursesPanel catalogue={catalogue} hrefOf={hrefOf} />
      )}
    </div>
  );
}

/** Scrolls a list to the current lesson if the page was opened by a link to it. */
function useScrolledToCurrent() {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>("a[aria-current]");
    if (list.current && current) list.current.scrollTop = current.offsetTop - list.current.clientHeight / 2;
  }, []);
  return list;
}

type AreaProps = {
  readonly area: string;
  readonly lessons: readonly Lesson[];
  readonly isOpen: boolean;
  readonly open: Lesson | undefined;
};

function AreaLessons({ area, lessons, isOpen, open }: AreaProps) {
  const [search] = useSearchParams();
  const own = lessons.filter((lesson) => lesson.area === area);
  if (own.length === 0) return null;
  return (
    <details className="lesson-area" open={isOpen || open?.area === area}>
      <summary>
        <h3>
          {area} <span className="quiet">{own.length}</span>
        </h3>
      </summary>
      <ul>
        {own.map(({ id, name }) => (
          <li key={id}>
            <Link href={lessonHref(search, id)} aria-current={id === open?.id ? "true" : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Keeps the filters of the list. */
function lessonHref(search: URLSearchParams, id: string): string {
  const query = new URLSearchParams(search);
  query.set("lesson", id);
  return `/lessons?${query}`;
}

const fits = ({ id, name, requirements, steps }: Lesson, wanted: string): boolean =>
  wanted === "" ||
  [id, name, ...steps.map(({ text }) => text)].some((text) => text.toLowerCase().includes(wanted)) ||
  requirements.some((requirement) => requirement.toLowerCase() === wanted);
