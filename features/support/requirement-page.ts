import type { BreakOutcome, BreakOutcomes } from "./breaks";
import { type Engine, engineLabels } from "./engine";
import { PAGE_SCRIPT, PAGE_STYLE } from "./requirement-page-assets";
import type { RequirementReport, RequirementResult } from "./requirement-report";
import type { Requirement } from "./requirements";

export type RunSummary = {
  /** Arguments of the run; empty if everything ran. */
  readonly selected: readonly string[];
  readonly at: Date;
  readonly scenarios: readonly { readonly engine: Engine; readonly passed: number; readonly failed: number }[];
  readonly unitTestsAt: Date | undefined;
  /** Picture and lesson by the scenario's name in the report. */
  readonly proofLinks?: ReadonlyMap<string, ProofLinks>;
  readonly breaks?: BreakOutcomes;
};

export type ProofLinks = {
  /** Path relative to the page; absent without a picture. */
  readonly picture?: string | undefined;
  /** The scenario's file and line. */
  readonly lesson: string;
};

const documents: Readonly<Record<string, string>> = {
  S1: "1. Shared foundation",
  S2: "2. Money out",
  S3: "3. Approvals, bills and reports",
};

const rowStatuses = ["red", "proved", "hollow", "failing", "unproved", "unneeded"] as const;
type RowStatus = (typeof rowStatuses)[number];
const statusLabels: Readonly<Record<RowStatus, string>> = {
  red: "broken and seen red",
  proved: "proved by a run only",
  hollow: "hollow",
  failing: "failing",
  unproved: "no proof",
  unneeded: "needs no proof",
};
/** A row with all its results. */
type Row = Requirement & {
  readonly result: RequirementResult | undefined;
  readonly breakOutcome: BreakOutcome | undefined;
};

/** Renders the register by document and section, with the proofs of each row and filters that a link can set. */
export function requirementPage(register: readonly Requirement[], report: RequirementReport, run: RunSummary): string {
  const rows = register.map((row) => ({ ...row, result: report.results[row.id], breakOutcome: run.breaks?.[row.id] }));
  const byDocument = groupBy(rows, ({ id }) => id.slice(0, 2));
  const parts = [...byDocument].map(([document, of]) => renderDocument(document, of, run));
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Acceptance</title><style>${PAGE_STYLE}</style></head>
<body>
<header><a href="/trainer">Trainer console</a> <a href="/trainer/lessons">Lessons</a></header>
<main>
<h1>Acceptance</h1>
${renderRun(run)}
${renderUnknownTags(report.unknownTags)}
${renderTotals(
  "Document",
  [...byDocument].map(([name, of]) => [documents[name] ?? name, of]),
)}
<details><summary>By area</summary>
${renderTotals("Area", [...groupBy(rows, ({ area }) => area)].sort(byName))}</details>
<p>“Broken and seen red”: the product was changed so that the requirement was false, and a scenario or test named beside it failed (<code>npm run prove</code>). “Hollow”: none failed, so the row is not proved.</p>
${renderFilters(register)}
<p id="count" role="status"></p>
${parts.join("\n")}
</main>
<script>${PAGE_SCRIPT}</script>
</body>
</html>
`;
}

function renderRun({ at, scenarios, selected, unitTestsAt }: RunSummary): string {
  const ran =
    selected.length > 0
      ? `<strong>Only “${escapeHtml(selected.join(" "))}” was run: rows proved by other scenarios have no proof here.</strong>`
      : "All scenarios were run.";
  const units = unitTestsAt
    ? `Unit tests of ${escapeHtml(unitTestsAt.toUTCString())} are joined in.`
    : "No results of unit tests were found; <code>npm test</code> makes them.";
  const counts = scenarios.map(
    ({ engine, passed, failed }) => `${passed} scenarios passed and ${failed} failed in ${engineLabels[engine]}`,
  );
  return `<p>Made by the run of ${escapeHtml(at.toUTCString())}: ${counts.join(", ")}.
${ran} ${units}</p>`;
}

function renderFilters(register: readonly Requirement[]): string {
  const areas = [...new Set(register.map(({ area }) => area))].sort();
  return `<form role="search" aria-label="Requirements">
<label>Find <input type="search" name="find" placeholder="S3-2.1-30, a word, a scenario"></label>
<label>Area <select name="area"><option value="">All</option>${areas.map((area) => `<option>${escapeHtml(area)}</option>`).join("")}</select></label>
<label>Status <select name="status"><option value="">All</option>${rowStatuses.map((status) => `<option value="${status}">${statusLabels[status]}</option>`).join("")}</select></label>
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
  return `<table class="totals"><thead><tr><th scope="col">${title}</th><th scope="col">Broken, seen red</th><th scope="col">Run only</th><th scope="col">Hollow</th><th scope="col">Failing</th><th scope="col">No proof</th><th scope="col">Needs none</th><th scope="col">Rows</th></tr></thead>
<tbody>${body.join("\n")}</tbody></table>`;
}

function renderCounts(rows: readonly Row[]): string {
  const counts = groupBy(rows, rowStatusOf);
  const cells = rowStatuses.map((status) => {
    const count = counts.get(status)?.length ?? 0;
    return `<td${count > 0 ? ` class="${status}"` : ""}>${count}</td>`;
  });
  return `${cells.join("")}<td>${rows.length}</td>`;
}

function renderDocument(document: string, rows: readonly Row[], { proofLinks }: RunSummary): string {
  const sections = [...groupBy(rows, ({ section }) => section)].map(
    ([
      section,
      of,
    ]) => `<details class="section"><summary>Section ${escapeHtml(section)} (${renderProgress(of)})</summary>
<table class="rows"><thead><tr><th scope="col">Row</th><th scope="col">Requirement</th><th scope="col">Shows in</th><th scope="col">Status</th><th scope="col">Scenarios and tests</th></tr></thead>
<tbody>${of.map((row) => renderRow(row, proofLinks)).join("\n")}</tbody></table></details>`,
  );
  return `<h2>${escapeHtml(documents[document] ?? document)}</h2>\n${sections.join("\n")}`;
}

function renderProgress(rows: readonly Row[]): string {
  const counts = groupBy(rows, rowStatusOf);
  const count = (status: RowStatus) => counts.get(status)?.length ?? 0;
  const bad = [
    ...(count("hollow") > 0 ? [`${count("hollow")} hollow`] : []),
    ...(count("failing") > 0 ? [`${count("failing")} failing`] : []),
    ...(count("unproved") > 0 ? [`${count("unproved")} without proof`] : []),
  ].join(", ");
  const needed = rows.length - count("unneeded");
  return `${count("red") + count("proved")} of ${needed} proved${bad && `, <span class="failing">${bad}</span>`}`;
}

function renderRow(row: Row, proofLinks: RunSummary["proofLinks"]): string {
  const status = rowStatusOf(row);
  const breakNote = row.breakOutcome ? `<small>${escapeHtml(row.breakOutcome.break)}</small>` : "";
  const engineNote = row.result?.engines.length ? `<small>in ${namesOf(row.result.engines)}</small>` : "";
  const proofs = (row.result?.scenarios ?? []).map((name) => renderProof(name, proofLinks?.get(name))).join("");
  return `<tr id="${row.id}" data-area="${escapeHtml(row.area)}" data-status="${status}"><th scope="row">${row.id}</th><td>${escapeHtml(row.text)}<small>${escapeHtml(row.area)}, ${escapeHtml(row.kind)}</small></td>
<td>${escapeHtml(row.verify)}</td><td class="${status}">${statusLabels[status]}${breakNote}${engineNote}</td><td>${proofs}</td></tr>`;
}

const namesOf = (of: readonly Engine[]): string => of.map((engine) => engineLabels[engine]).join(", ");

function renderProof(name: string, links: ProofLinks | undefined): string {
  if (!links) return `<small>${escapeHtml(name)}</small>`;
  const lesson = `<a href="/trainer/lessons?lesson=${encodeURIComponent(links.lesson)}">${escapeHtml(name)}</a>`;
  const picture = links.picture
    ? `<a href="${escapeHtml(links.picture)}"><img src="${escapeHtml(links.picture)}" loading="lazy" width="160" height="100" alt="The last screen of ${escapeHtml(name)}"></a>`
    : "";
  return `<small>${lesson}${picture}</small>`;
}

/** Distinguishes requirements that cannot be proved by a test from those without a proof so far. */
function rowStatusOf({ verify, result, breakOutcome }: Row): RowStatus {
  const status = result?.status ?? "unproved";
  if (status === "proved") return breakOutcome?.result ?? "proved";
  return verify === "none" && status === "unproved" ? "unneeded" : status;
}

function groupBy<Item, Key extends string>(items: readonly Item[], key: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group) group.push(item);
    else groups.set(key(item), [item]);
  }
  return groups;
}

const escapeHtml = (value: string): string =>
  value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
