import { courseLessonOf } from "../lessons/courses";
import type { Lesson, LessonStep } from "../lessons/lesson";
import { DAILY, type ScenarioOutcome } from "./acceptance-record";
import { type Engine, engineLabels } from "./engine";
import { groupBy } from "./group-by";
import { PAGE_SCRIPT, PAGE_STYLE } from "./requirement-page-assets";
import type { RequirementReport, RequirementResult } from "./requirement-report";
import { type Requirement, sectionNames } from "./requirements";
import { markOf, type RowMark, type RowNotes, rowMarks } from "./row-notes";
import type { RowSignOff } from "./sign-offs";

export type RunSummary = {
  /** Arguments of the run; empty if everything ran. */
  readonly selected: readonly string[];
  readonly at: Date;
  readonly scenarios: readonly { readonly engine: Engine; readonly passed: number; readonly failed: number }[];
  readonly unitTestsAt: Date | undefined;
  /** Version and commit of the product. */
  readonly of?: string | undefined;
  readonly stories: readonly Story[];
  /** The last run of all scenarios. */
  readonly fullRunAt?: Date | undefined;
  /** The full run before, with which the rows are compared. */
  readonly comparedWith?: Date | undefined;
  readonly notes?: ReadonlyMap<string, RowNotes>;
};

/** A scenario with its steps and its last results. Pictures are paths relative to the page. */
export type Story = Pick<ScenarioOutcome, "passedIn" | "picture" | "failure"> & {
  readonly key: string;
  /** Its name in the report. */
  readonly name: string;
  readonly lesson: Lesson;
};

const documents: Readonly<Record<string, string>> = {
  S1: "1. Shared foundation",
  S2: "2. Money out",
  S3: "3. Approvals, bills and reports",
};

const rowStatuses = ["proved", "failing", "unproved", "unneeded"] as const;
type RowStatus = (typeof rowStatuses)[number];
const statusLabels: Readonly<Record<RowStatus, string>> = {
  proved: "proved",
  failing: "failing",
  unproved: "not proved",
  unneeded: "needs no proof",
};
/** A row with all its results. */
type Row = Requirement & {
  readonly result: RequirementResult | undefined;
  readonly notes: RowNotes | undefined;
};

const markLabels: Readonly<Record<RowMark, string>> = {
  newer: "run after the last full run",
  "newly-red": "newly red",
  "newly-proved": "newly proved",
  "texts-changed": "texts changed",
  "signed-off": "signed off",
  rejected: "rejected",
  void: "sign-off void",
};

/** Renders the register by document and section, with the proofs of each row and filters that a link can set. */
export function requirementPage(register: readonly Requirement[], report: RequirementReport, run: RunSummary): string {
  const rows = register.map((row) => ({
    ...row,
    result: report.results[row.id],
    notes: run.notes?.get(row.id),
  }));
  const byDocument = groupBy(rows, ({ id }) => id.slice(0, 2));
  const stories = new Map(run.stories.map((story) => [story.name, story]));
  const parts = [...byDocument].map(([document, of]) => renderDocument(document, of, stories));
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Acceptance</title><style>${PAGE_STYLE}</style></head>
<body>
<header data-served hidden><a href="/trainer">Trainer console</a> <a href="/trainer/lessons">Lessons</a></header>
<main>
<h1>Acceptance</h1>
${renderRun(run)}
${renderFailures(run.stories)}
${renderMarks(rows, run)}
${renderUnknownTags(report.unknownTags)}
${renderTotals(
  "Document",
  [...byDocument].map(([name, of]) => [documents[name] ?? name, of]),
)}
<details><summary>By area</summary>
${renderTotals("Area", [...groupBy(rows, ({ area }) => area)].sort(byName))}</details>
<p>A row is <em>proved</em> when all scenarios and tests that name it passed, <em>failing</em> when one of them failed, and
<em>not proved</em> when none has run.</p>
${renderFilters(register)}
<p id="count" role="status"></p>
${parts.join("\n")}
<h2>All scenarios</h2>
${[...groupBy(run.stories, ({ lesson }) => lesson.area)].map(([area, of]) => renderStories(area, of)).join("\n")}
</main>
<script>${PAGE_SCRIPT}</script>
</body>
</html>
`;
}

function renderRun({ of, at, scenarios, selected, unitTestsAt, fullRunAt }: RunSummary): string {
  const others = fullRunAt
    ? `the other scenarios as the full run of ${utc(fullRunAt)}, or a run since, left them. Rows with newer results are marked`
    : "rows proved by other scenarios have no proof here, because there was no full run yet";
  const what = selected.join(" ");
  const part = what === DAILY ? "The daily scenarios were run" : `Only “${escapeHtml(what)}” was run`;
  const ran = what ? `<strong>${part}</strong>: ${others}.` : "All scenarios were run.";
  const units = unitTestsAt
    ? `Unit tests of ${utc(unitTestsAt)} are joined in.`
    : "No results of unit tests were found; <code>npm test</code> makes them.";
  const counts = scenarios.map(
    ({ engine, passed, failed }) => `${passed} scenarios passed and ${failed} failed in ${engineLabels[engine]}`,
  );
  const product = of ? ` of version ${escapeHtml(of)}` : "";
  return `<p>Made by the run${product} on ${utc(at)}: ${counts.join(", ")}.
${ran} ${units}</p>`;
}

/** Counts what changed since the full run before and what is signed off, as links to the rows. */
function renderMarks(rows: readonly Row[], { comparedWith }: RunSummary): string {
  const items = rowMarks.flatMap((mark) => {
    const count = rows.filter(({ notes }) => notes?.marks.includes(mark)).length;
    return count > 0 ? [`<li><a href="?mark=${mark}">${count} ${markLabels[mark]}</a></li>`] : [];
  });
  const compared = comparedWith
    ? `Compared with the full run of ${utc(comparedWith)}:`
    : "There is no earlier full run to compare with.";
  const list = items.length > 0 ? `<ul>${items.join("")}</ul>` : comparedWith ? "<p>No row has changed.</p>" : "";
  return `<p>${compared}</p>${list}
<p>To sign off a row or an area: <code>npm run sign-off -- otp --by "Ama Mensah" --remark "seen on the training bank"</code>. A sign-off is void when the statement or a scenario of its row changes.</p>`;
}

function renderFilters(register: readonly Requirement[]): string {
  const areas = [...new Set(register.map(({ area }) => area))].sort();
  return `<form role="search" aria-label="Requirements">
<label>Find <input type="search" name="find" placeholder="S3-2.1-30, a word, a scenario"></label>
<label>Area <select name="area"><option value="">All</option>${areas.map((area) => `<option>${escapeHtml(area)}</option>`).join("")}</select></label>
<label>Status <select name="status"><option value="">All</option>${rowStatuses.map((status) => `<option value="${status}">${statusLabels[status]}</option>`).join("")}</select></label>
<label>Mark <select name="mark"><option value="">All</option>${rowMarks.map((mark) => `<option value="${mark}">${markLabels[mark]}</option>`).join("")}</select></label>
</form>`;
}

function renderUnknownTags(unknown: readonly string[]): string {
  if (unknown.length === 0) return "";
  const items = unknown.map((tag) => `<li>${escapeHtml(tag)}</li>`).join("");
  return `<h2 class="unknown">Tags that name no row of the register</h2><ul class="unknown">${items}</ul>`;
}

type Group = readonly [string, readonly Row[]];
const byName = ([one]: Group, [other]: Group): number => one.localeCompare(other);

function renderTotals(title: string, groups: readonly Group[]): string {
  const all: Group = ["All", groups.flatMap(([, rows]) => rows)];
  const body = [...groups, all].map(
    ([name, rows]) => `<tr><th scope="row">${escapeHtml(name)}</th>${renderCounts(rows)}</tr>`,
  );
  return `<table class="totals"><thead><tr><th scope="col">${title}</th><th scope="col">Proved</th><th scope="col">Failing</th><th scope="col">Not proved</th><th scope="col">Needs none</th><th scope="col">Rows</th><th scope="col">Signed off</th></tr></thead>
<tbody>${body.join("\n")}</tbody></table>`;
}

function renderCounts(rows: readonly Row[]): string {
  const counts = groupBy(rows, rowStatusOf);
  const cells = rowStatuses.map((status) => {
    const count = counts.get(status)?.length ?? 0;
    return `<td${count > 0 ? ` class="${status}"` : ""}>${count}</td>`;
  });
  const signed = rows.filter(({ notes }) => notes?.marks.includes("signed-off")).length;
  return `${cells.join("")}<td>${rows.length}</td><td>${signed}</td>`;
}

type Stories = ReadonlyMap<string, Story>;

function renderDocument(document: string, rows: readonly Row[], stories: Stories): string {
  const names = sectionNames();
  const nameOf = (section: string) => names.get(`${document}-${section}`) ?? "";
  const sections = [...groupBy(rows, ({ section }) => section)].map(
    ([
      section,
      of,
    ]) => `<details class="section"><summary>${escapeHtml(`${section} ${nameOf(section)}`)} (${renderProgress(of)})</summary>
<table class="rows"><thead><tr><th scope="col">Row</th><th scope="col">Requirement</th><th scope="col">Shows in</th><th scope="col">Status</th><th scope="col">Scenarios and tests</th></tr></thead>
<tbody>${of.map((row) => renderRow(row, stories)).join("\n")}</tbody></table></details>`,
  );
  return `<h2>${escapeHtml(documents[document] ?? document)}</h2>\n${sections.join("\n")}`;
}

function renderProgress(rows: readonly Row[]): string {
  const counts = groupBy(rows, rowStatusOf);
  const count = (status: RowStatus) => counts.get(status)?.length ?? 0;
  const bad = [
    ...(count("failing") > 0 ? [`${count("failing")} failing`] : []),
    ...(count("unproved") > 0 ? [`${count("unproved")} not proved`] : []),
  ].join(", ");
  const needed = rows.length - count("unneeded");
  return `${count("proved")} of ${needed} proved${bad && `, <span class="failing">${bad}</span>`}`;
}

function renderRow(row: Row, stories: Stories): string {
  const status = rowStatusOf(row);
  const engineNote = row.result?.engines.length ? `<small>in ${namesOf(row.result.engines)}</small>` : "";
  const proofs = (row.result?.scenarios ?? []).map((name) => renderProof(name, stories.get(name))).join("");
  return `<tr id="${row.id}" data-area="${escapeHtml(row.area)}" data-status="${status}" data-marks="${row.notes?.marks.join(" ") ?? ""}"><th scope="row">${row.id}</th><td>${escapeHtml(row.text)}<small>${escapeHtml(row.area)}, ${escapeHtml(row.kind)}</small></td>
<td>${escapeHtml(row.verify)}</td><td class="${status}">${statusLabels[status]}${engineNote}${renderNotes(row.notes)}</td><td>${proofs}</td></tr>`;
}

function renderNotes(notes: RowNotes | undefined): string {
  if (!notes) return "";
  const { marks, newerAt, signOff } = notes;
  const changes = marks.filter((mark) => mark === "newly-red" || mark === "newly-proved" || mark === "texts-changed");
  const lines = [
    ...changes.map((mark) => ({ mark, text: markLabels[mark] })),
    ...(newerAt ? [{ mark: "newer", text: `run after the last full run, on ${utc(new Date(newerAt))}` }] : []),
    ...(signOff ? [{ mark: markOf(signOff), text: signOffText(signOff) }] : []),
  ];
  return lines.map(({ mark, text }) => `<small class="mark ${mark}">${text}</small>`).join("");
}

function signOffText({ by, on, remark, isVoid, verdict, version }: RowSignOff): string {
  const done = verdict === "rejected" ? "rejected" : "signed off";
  const signed = escapeHtml(`${done} by ${by} on ${on}${version ? ` (${version})` : ""}${remark && `: ${remark}`}`);
  return isVoid ? `void, because the texts changed: ${signed}` : signed;
}

const namesOf = (of: readonly Engine[]): string => of.map((engine) => engineLabels[engine]).join(", ");

function renderProof(name: string, story: Story | undefined): string {
  if (!story) return `<small>${escapeHtml(name)}</small>`;
  return `<small class="${outcomeOf(story)}"><a href="#${story.key}">${escapeHtml(name)}</a></small>`;
}

type Outcome = "passed" | "failing" | "has not run";

function outcomeOf({ passedIn }: Story): Outcome {
  const results = Object.values(passedIn);
  if (results.length === 0) return "has not run";
  return results.every(Boolean) ? "passed" : "failing";
}

/** Scenarios that failed come first, also those that name no row. */
function renderFailures(stories: readonly Story[]): string {
  const failed = stories.filter((story) => outcomeOf(story) === "failing");
  if (failed.length === 0) return "";
  const items = failed.map(
    (story) => `<li><a href="#${story.key}">${escapeHtml(story.lesson.name)}</a>
<small>${namedRows(story)}</small>${renderFailure(story)}</li>`,
  );
  return `<h2 class="failing">${failed.length === 1 ? "A scenario" : `${failed.length} scenarios`} failed</h2><ul class="failures">${items.join("\n")}</ul>`;
}

function namedRows({ lesson }: Story): string {
  if (lesson.requirements.length === 0) return "names no row of the register";
  return lesson.requirements.map((id) => `<a href="#${id}">${id}</a>`).join(" ");
}

function renderFailure({ failure, lesson }: Story): string {
  if (!failure) return "";
  const pictures = failure.pictures.map((path) => renderPicture(path, `The screen when ${lesson.name} failed`));
  return `<p>${escapeHtml(failure.step || "Outside of its steps")} <small>in ${engineLabels[failure.engine]}</small></p><pre>${escapeHtml(failure.message)}</pre>${pictures.join("")}`;
}

const renderPicture = (path: string, text: string): string =>
  `<a href="${escapeHtml(encodeURI(path))}"><img src="${escapeHtml(encodeURI(path))}" loading="lazy" width="320" height="200" alt="${escapeHtml(text)}"></a>`;

function renderStories(area: string, stories: readonly Story[]): string {
  return `<details class="stories"><summary>${escapeHtml(area)} (${stories.length})</summary>
${stories.map(renderStory).join("\n")}</details>`;
}

function renderStory(story: Story): string {
  const { key, lesson, passedIn, picture } = story;
  const outcome = outcomeOf(story);
  const ran = Object.keys(passedIn) as Engine[];
  const where = ran.length > 0 ? ` in ${namesOf(ran)}` : "";
  const status = `<small><span class="${outcome}">${outcome}</span>${where}; ${namedRows(story)}; ${escapeHtml(lesson.id)}</small>`;
  return `<section id="${key}"><h3>${escapeHtml(lesson.name)}</h3>${status}
${renderSteps(lesson.steps, story.failure?.step)}${renderFailure(story)}${picture ? renderPicture(picture, `The last screen of ${lesson.name}`) : ""}
${linkToLesson(lesson)}</section>`;
}

/** Repeated keywords are written as “And”, as authors do. */
function renderSteps(steps: readonly LessonStep[], failed: string | undefined): string {
  const items = steps.map(({ keyword, text, table }, at) => {
    const word = steps[at - 1]?.keyword === keyword ? "And" : keyword;
    return `<li${text === failed ? ` class="failing"` : ""}><b>${word}</b> ${escapeHtml(text)}${table ? renderCells(table) : ""}</li>`;
  });
  return `<ol class="steps">${items.join("")}</ol>`;
}

const renderCells = (rows: readonly (readonly string[])[]): string =>
  `<table class="cells"><tbody>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join("")}</tr>`).join("")}</tbody></table>`;

/** Distinguishes requirements that cannot be proved by a test from those without a proof so far. */
function rowStatusOf({ verify, result }: Row): RowStatus {
  const status = result?.status ?? "unproved";
  return verify === "none" && status === "unproved" ? "unneeded" : status;
}

const utc = (time: Date): string => escapeHtml(time.toUTCString());

const escapeHtml = (value: string): string =>
  value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** Only the courses have lessons. */
function linkToLesson(lesson: Lesson): string {
  const id = courseLessonOf(lesson);
  return id ? `<p data-served hidden><a href="/trainer/lessons?lesson=${id}">Open as a lesson</a></p>` : "";
}
