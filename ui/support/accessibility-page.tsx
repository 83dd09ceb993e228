import { PageLink } from "../kit/front-door/page-link";
import { type Conformance, criteria } from "./accessibility-report";
import { accessibilityWords as words } from "./accessibility-words";
import { PublicPage } from "./public-page";

/** The accessibility statement for customers, made from the conformance report. */
export function AccessibilityPage() {
  const met = criteriaWith("supports").length;
  return (
    <PublicPage title={words.title}>
      <p>{words.aim}</p>
      <h2>{words.result}</h2>
      <p>{words.summary(met, criteriaWith("not-applicable").length, criteria.length)}</p>
      <Exceptions title={words.partially} conformance="partially-supports" />
      <Exceptions title={words.notEvaluated} conformance="not-evaluated" />
      <h2>{words.testing}</h2>
      <p>{words.tests}</p>
      <h2>{words.help}</h2>
      <p>{words.tellUs}</p>
      <PageLink className="back-link" href="/contact-us">
        {words.contactUs}
      </PageLink>
    </PublicPage>
  );
}

function Exceptions({ title, conformance }: { title: string; conformance: Conformance }) {
  const found = criteriaWith(conformance);
  if (found.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {found.map(({ id, name, level, remark }) => (
          <li key={id}>
            {id} {name} ({level}): {remark}
          </li>
        ))}
      </ul>
    </>
  );
}

function criteriaWith(conformance: Conformance) {
  return criteria.filter((criterion) => criterion.conformance === conformance);
}
