import { brand } from "../kit/brand";

/** Texts of the accessibility statement. */
export const accessibilityWords = {
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
