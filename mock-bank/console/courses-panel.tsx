import { Link } from "wouter";
import type { Course, Lessons } from "../control-api/answers";

type Props = { catalogue: Lessons; hrefOf: (lessonId: string) => string };

/** The first page of the lessons: a course for each kind of trainee, its lessons in the order of teaching. */
export function CoursesPanel({ catalogue, hrefOf }: Props) {
  return (
    <section className="panel" aria-labelledby="courses-title">
      <h2 id="courses-title">Courses</h2>
      <p className="quiet">Choose a lesson. The bank sets its stage; you do the rest.</p>
      <div className="courses">
        {catalogue.courses.map((course) => (
          <article key={course.title} aria-label={course.title}>
            <h3>{course.title}</h3>
            <p className="quiet">
              For a person {course.audience}. {course.lessons.length} lessons, {minutesOf(course)} minutes.
            </p>
            <ol>
              {course.lessons.map(({ id, minutes, learned }) => (
                <li key={id}>
                  <Link href={hrefOf(id)}>{nameOf(catalogue, id)}</Link>
                  <span className="quiet">
                    {minutes} min: {learned}
                  </span>
                </li>
              ))}
            </ol>
          </article>
        ))}
      </div>
    </section>
  );
}

/** The place of the open lesson in its course, and the next lesson. */
export function CoursePlace({ catalogue, hrefOf, lessonId }: Props & { lessonId: string }) {
  const course = catalogue.courses.find(({ lessons }) => lessons.some(({ id }) => id === lessonId));
  if (!course) return null;
  const at = course.lessons.findIndex(({ id }) => id === lessonId);
  const next = course.lessons[at + 1];
  return (
    <nav className="course-place" aria-label="Course">
      <Link href="/lessons">{course.title}</Link>, lesson {at + 1} of {course.lessons.length}.{" "}
      {next && (
        <>
          Next: <Link href={hrefOf(next.id)}>{nameOf(catalogue, next.id)}</Link>
        </>
      )}
    </nav>
  );
}

const minutesOf = ({ lessons }: Course): number => lessons.reduce((sum, { minutes }) => sum + minutes, 0);
const nameOf = ({ lessons }: Lessons, wanted: string): string =>
  lessons.find(({ id }) => id === wanted)?.name ?? wanted;
