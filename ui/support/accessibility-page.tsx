import { brand } from "../kit/brand";
import { PageLink } from "../kit/navigation/location";
import { type Conformance, criteria } from "./accessibility-report";
import { PublicPage } from "./public-page";

/** Texts of the accessibility statement. */
const words = {
  title: "Accessibility",
  aim: `${brand.name} wants every customer to be able to use ${brand.product}, with a keyboard, a screen reader, a large text or a high contrast too. The measure is WCAG 2.2 at the levels A and AA.`,
  result: "How far we are",
  summary: (met: number, notApplicable: number, all: number) =>
    `Of the ${all} criteria, ${met} are met and ${notApplicable} do not apply here.`,
  partially: "Partially met",
  notEvaluated: "Not evaluated yet",
  testing: "How we know",
  tests:
    "Every screen and dialog is tested before each release: with two engines for rules, with a keyboard only, at 400 % zoom, with wider spacing, in the light and the dark theme, and with what a screen reader reads out. No test with people who use assistive technology has been made yet.",
  help: "If something stands in your way",
  tellUs: "Write to us or call us, and say which screen it was. We answer, and help you to do what you wanted to do.",
  contactUs: "Contact Us",
};

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
