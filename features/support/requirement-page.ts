import type { RequirementReport, Standing } from "./requirement-report";
import type { Requirement } from "./requirements";

export type RunNotes = {
  /** What was asked for; empty when everything ran. */
  readonly asked: readonly string[];
  readonly at: Date;
  readonly scenarios: { readonly passed: number; readonly failed: number };
  readonly unitTestsAt: Date | undefined;
};

const documents: Readonly<Record<string, string>> = {
  S1: "1. Shared foundation",
  S2: "2. Money out",
  S3: "3. Approvals, bills and reports",
};

const style = `
  body { font: 15px/1.45 system-ui, sans-serif; margin: 2rem auto; max-width: 75rem; padding: 0 1rem; color: #1c2127; }
  table { border-collapse: collapse; width: 100%; margin: 0.5rem 0 1.5rem; }
  th, td { border-bottom: 1px solid #d3d8de; padding: 0.3rem 0.6rem; text-align: left; vertical-align: top; }
  td:first-child { white-space: nowrap; font-variant-numeric: tabular-nums; }
  summary { cursor: pointer; padding: 0.3rem 0; font-weight: 600; }
  small { color: #5f6b7c; display: block; }
  .proved { color: #165a36; } .failing, .unknown { color: #ac2f33; font-weight: 600; } .unproved { color: #935610; }
  .unneeded { color: #5f6b7c; }
`;

/** The register as a page to read: by document and section, with what proves each row. */
export function requirementPage(
  register: readonly Requirement[],
  report: RequirementReport,
  { asked, at, scenarios, unitTestsAt }: RunNotes,
): string {
  const byDocument = groupBy(register, ({ id }) => id.slice(0, 2));
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Requirements</title><style>${style}</style></head>
<body>
<h1>Requirements</h1>
<p>Made by the run of ${text(at.toISOString())}: ${scenarios.passed} scenarios passed, ${scenarios.failed} failed.
${asked.length > 0 ? `<strong>Only “${text(asked.join(" "))}” was run: rows proved by other scenarios count as unproved here.</strong>` : "All scenarios were run."}
${unitTestsAt ? `Unit tests of ${text(unitTestsAt.toISOString())} are joined in.` : "No results of unit tests were found; <code>npm test</code> makes them."}</p>
${unknownList(report.unknown)}
${totals(byDocument, report)}
${[...byDocument].map(([document, rows]) => documentPart(document, rows, report)).join("\n")}
</body>
</html>
`;
}

function unknownList(unknown: readonly string[]): string {
  if (unknown.length === 0) return "";
  const items = unknown.map((tag) => `<li>${text(tag)}</li>`).join("");
  return `<h2 class="unknown">Tags that name no row of the register</h2><ul class="unknown">${items}</ul>`;
}

function totals(byDocument: ReadonlyMap<string, readonly Requirement[]>, report: RequirementReport): string {
  const rows = [...byDocument].map(([document, of]) => [documents[document] ?? document, of] as const);
  const all = ["All", [...byDocument.values()].flat()] as const;
  const body = [...rows, all]
    .map(([name, of]) => `<tr><th>${text(name)}</th>${countCells(of, report)}</tr>`)
    .join("\n");
  return `<table><thead><tr><th>Document</th><th>Proved</th><th>Failing</th><th>Unproved</th><th>Needs no proof</th><th>Rows</th></tr></thead>
<tbody>${body}</tbody></table>`;
}

function countCells(rows: readonly Requirement[], report: RequirementReport): string {
  const counts = groupBy(rows, (row) => mark(row, report.standings[row.id]));
  const marks = ["proved", "failing", "unproved", "unneeded"];
  const cells = marks.map((name) => `<td class="${name}">${counts.get(name)?.length ?? 0}</td>`);
  return `${cells.join("")}<td>${rows.length}</td>`;
}

function documentPart(document: string, rows: readonly Requirement[], report: RequirementReport): string {
  const sections = [...groupBy(rows, ({ section }) => section)].map(
    ([section, of]) => `<details><summary>Section ${text(section)} (${progress(of, report)})</summary>
<table><thead><tr><th>Row</th><th>Requirement</th><th>Shows in</th><th>Status</th><th>Scenarios and tests</th></tr></thead>
<tbody>${of.map((row) => rowPart(row, report.standings[row.id])).join("\n")}</tbody></table></details>`,
  );
  return `<h2>${text(documents[document] ?? document)}</h2>\n${sections.join("\n")}`;
}

function progress(rows: readonly Requirement[], report: RequirementReport): string {
  const counts = groupBy(rows, (row) => mark(row, report.standings[row.id]));
  const proved = counts.get("proved")?.length ?? 0;
  const failing = counts.get("failing")?.length ?? 0;
  const needed = rows.length - (counts.get("unneeded")?.length ?? 0);
  return `${proved} of ${needed} proved${failing > 0 ? `, <span class="failing">${failing} failing</span>` : ""}`;
}

function rowPart(row: Requirement, standing: Standing | undefined): string {
  const status = mark(row, standing);
  const scenarios = (standing?.scenarios ?? []).map((name) => `<small>${text(name)}</small>`).join("");
  const told = status === "unneeded" ? "needs no proof" : status;
  return `<tr><td>${row.id}</td><td>${text(row.text)}<small>${text(row.area)}, ${text(row.kind)}</small></td>
<td>${text(row.verify)}</td><td class="${status}">${told}</td><td>${scenarios}</td></tr>`;
}

/** Rows that nothing can show are told apart from rows that nothing has shown yet. */
function mark({ verify }: Requirement, standing: Standing | undefined): string {
  const status = standing?.status ?? "unproved";
  return verify === "none" && status === "unproved" ? "unneeded" : status;
}

function groupBy<Row>(rows: readonly Row[], key: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(key(row));
    if (group) group.push(row);
    else groups.set(key(row), [row]);
  }
  return groups;
}

const text = (value: string): string =>
  value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
