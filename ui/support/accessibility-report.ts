/** How well the client meets a criterion, in the terms of OpenACR. */
export type Conformance = "supports" | "partially-supports" | "not-evaluated" | "not-applicable";

/** A success criterion of WCAG 2.2 at level A or AA. */
export type Criterion = {
  readonly id: string;
  readonly name: string;
  readonly level: "A" | "AA";
  readonly conformance: Conformance;
  /** An explanation for customers, with the reason if the criterion is not met. */
  readonly remark: string;
};

const supports = claimOf("supports");
const partially = claimOf("partially-supports");
const notEvaluated = claimOf("not-evaluated");
const notApplicable = claimOf("not-applicable");

/**
 * The accessibility conformance report: all 55 criteria in the order of WCAG 2.2. The tests that prove each row are in
 * `tests/accessibility/criteria.tsv`; docs/accessibility.md and the OpenACR file are written from both.
 */
export const criteria: readonly Criterion[] = [
  supports(
    "1.1.1",
    "Non-text Content",
    "A",
    "Icons have a name or are decoration. Charts have the same figures as a list.",
  ),
  notApplicable("1.2.1", "Audio-only and Video-only (Prerecorded)", "A", "There is no audio and no video."),
  notApplicable("1.2.2", "Captions (Prerecorded)", "A", "There is no audio and no video."),
  notApplicable(
    "1.2.3",
    "Audio Description or Media Alternative (Prerecorded)",
    "A",
    "There is no audio and no video.",
  ),
  notApplicable("1.2.4", "Captions (Live)", "AA", "There is no audio and no video."),
  notApplicable("1.2.5", "Audio Description (Prerecorded)", "AA", "There is no audio and no video."),
  supports("1.3.1", "Info and Relationships", "A", "Headings, lists, tables, groups and labels are marked up as such."),
  supports("1.3.2", "Meaningful Sequence", "A", "The order in which screens are read out is written down and tested."),
  notEvaluated("1.3.3", "Sensory Characteristics", "A", "No person has read all instructions with this question yet."),
  supports(
    "1.3.4",
    "Orientation",
    "AA",
    "Every screen works upright and lying; a turned device keeps what was entered.",
  ),
  supports(
    "1.3.5",
    "Identify Input Purpose",
    "AA",
    "Fields about the user say so to the browser, which can fill them in.",
  ),
  supports("1.4.1", "Use of Color", "A", "Links in text are underlined, and a status is a word."),
  notApplicable("1.4.2", "Audio Control", "A", "There is no audio and no video."),
  supports("1.4.3", "Contrast (Minimum)", "AA", "Text has at least 4.5:1 in the light and in the dark theme."),
  supports("1.4.4", "Resize Text", "AA", "Nothing is lost at a zoom of 200 %."),
  supports("1.4.5", "Images of Text", "AA", "There are no images of text."),
  supports("1.4.10", "Reflow", "AA", "Screens fit 320 x 256 px without scrolling sideways; wide tables may scroll."),
  supports(
    "1.4.11",
    "Non-text Contrast",
    "AA",
    "Edges of fields, icons of buttons and rings of focus have at least 3:1.",
  ),
  supports("1.4.12", "Text Spacing", "AA", "Nothing is lost with the spacing that the criterion names."),
  partially(
    "1.4.13",
    "Content on Hover or Focus",
    "AA",
    "Tips over icons and disabled buttons, and the figures over a chart, disappear when the pointer moves onto them, and Escape does not close them. They only repeat what names, descriptions and lists say too.",
  ),
  supports("2.1.1", "Keyboard", "A", "All functions work with a keyboard only."),
  supports("2.1.2", "No Keyboard Trap", "A", "Tab leads through every screen and dialog and back to the start."),
  supports("2.1.4", "Character Key Shortcuts", "A", "Shortcuts of single keys can be switched off."),
  supports("2.2.1", "Timing Adjustable", "A", "A minute before a session ends it can be extended, as often as wanted."),
  supports(
    "2.2.2",
    "Pause, Stop, Hide",
    "A",
    "The slogans of the sign-in page can be paused; nothing else moves by itself.",
  ),
  supports("2.3.1", "Three Flashes or Below Threshold", "A", "Nothing flashes."),
  supports(
    "2.4.1",
    "Bypass Blocks",
    "A",
    "The first Tab leads to Skip to content, and screens have landmarks and headings.",
  ),
  supports("2.4.2", "Page Titled", "A", "Every page has a title of its own."),
  supports("2.4.3", "Focus Order", "A", "The focus follows the order of the screen and returns when a dialog closes."),
  supports("2.4.4", "Link Purpose (In Context)", "A", "Links and buttons of rows name their row."),
  supports("2.4.5", "Multiple Ways", "AA", "Screens are reached by the menu, by Go to (Ctrl+K) and by shortcuts."),
  supports(
    "2.4.6",
    "Headings and Labels",
    "AA",
    "No heading level is skipped, and buttons of rows have names of their own.",
  ),
  supports(
    "2.4.7",
    "Focus Visible",
    "AA",
    "A ring of at least 2 px and 3:1 shows the focus, in both themes and in forced colours.",
  ),
  supports(
    "2.4.11",
    "Focus Not Obscured (Minimum)",
    "AA",
    "No bar and no dialog covers what has the focus, at 400 % zoom included.",
  ),
  supports("2.5.1", "Pointer Gestures", "A", "No action needs a gesture."),
  supports("2.5.2", "Pointer Cancellation", "A", "Actions happen when a pointer is released."),
  supports("2.5.3", "Label in Name", "A", "The name of a control contains the text that it shows."),
  notApplicable("2.5.4", "Motion Actuation", "A", "The motion of a device is not used."),
  supports(
    "2.5.7",
    "Dragging Movements",
    "AA",
    "A file can be chosen in place of being dragged; nothing else is dragged.",
  ),
  supports("2.5.8", "Target Size (Minimum)", "AA", "Targets have at least 24 x 24 px, or as much space around them."),
  supports("3.1.1", "Language of Page", "A", "Pages say that they are in English."),
  notApplicable("3.1.2", "Language of Parts", "AA", "All texts of the client are in English."),
  supports("3.2.1", "On Focus", "A", "A focus opens no page and sends nothing."),
  supports("3.2.2", "On Input", "A", "Input sends nothing by itself; a form is sent by its button."),
  supports("3.2.3", "Consistent Navigation", "AA", "The menu has the same order on every screen."),
  notEvaluated("3.2.4", "Consistent Identification", "AA", "No person has compared the names of all functions yet."),
  supports("3.2.6", "Consistent Help", "A", "FAQs, Contact Us and Complaint are at the same place of every page."),
  supports("3.3.1", "Error Identification", "A", "An error is text, named with its field and announced."),
  supports("3.3.2", "Labels or Instructions", "A", "Every field has a visible label."),
  supports("3.3.3", "Error Suggestion", "AA", "An error says what is expected."),
  supports(
    "3.3.4",
    "Error Prevention (Legal, Financial, Data)",
    "AA",
    "Each payment is shown before it is confirmed with a code.",
  ),
  supports(
    "3.3.7",
    "Redundant Entry",
    "A",
    "What was entered is kept after a failure, and after the end of a session.",
  ),
  supports(
    "3.3.8",
    "Accessible Authentication (Minimum)",
    "AA",
    "Passwords and codes can be pasted and filled in by a password manager.",
  ),
  supports(
    "4.1.2",
    "Name, Role, Value",
    "A",
    "Names, roles and states of all controls are given to assistive technology.",
  ),
  supports("4.1.3", "Status Messages", "AA", "Results, errors and progress are announced without moving the focus."),
];

function claimOf(conformance: Conformance) {
  return (id: string, name: string, level: Criterion["level"], remark: string): Criterion => ({
    id,
    name,
    level,
    conformance,
    remark,
  });
}
