import { replySchemaOf, type Schema } from "../../../contract/description/json-schema";
import { relations } from "../../../contract/description/relations";
import type { Endpoint } from "../../../contract/endpoint";
import { nameOf } from "../examine";
import { type CallReport, effects, summaryOf } from "../finding";
import { escaped } from "./escaped";

const STYLE = `
  body { font: 15px/1.45 system-ui, sans-serif; margin: 2rem auto; max-width: 76rem; padding: 0 1rem; color: #1b2430; }
  h1 { font-size: 1.4rem } h2 { font-size: 1.05rem; margin: 2rem 0 .5rem }
  table { border-collapse: collapse; width: 100%; margin: .5rem 0 }
  th, td { text-align: left; vertical-align: top; padding: .3rem .6rem; border-bottom: 1px solid #d5dbe3 }
  pre { background: #f3f5f8; padding: .6rem; overflow: auto; max-height: 24rem; font-size: .8rem }
  details { border: 1px solid #d5dbe3; border-radius: 4px; margin: .35rem 0; padding: .35rem .6rem }
  summary { cursor: pointer } code { font-size: .85em }
  .sides { display: grid; grid-template-columns: repeat(auto-fit, minmax(24rem, 1fr)); gap: 1rem }
  .verdict { display: inline-block; min-width: 5.5rem; font-weight: 600 }
  .deviates .verdict { color: #a3130b } .ok .verdict { color: #1a6b3c } .refused .verdict, .skipped .verdict { color: #5b6675 }
  .quiet { color: #5b6675 }
`;
const verdicts = { ok: "ok", refused: "refused", deviates: "deviates", skipped: "not made" } as const;

type Page = {
  readonly bank: string;
  readonly at: Date;
  readonly reports: readonly CallReport[];
  readonly compared: readonly string[] | undefined;
};

/** Returns one HTML file without scripts: each check with its masked exchange next to the contract's words. */
export function pageOf({ bank, at, reports, compared }: Page): string {
  const calls = reports.filter(({ endpoint }) => endpoint);
  const behaviour = reports.filter(({ endpoint }) => !endpoint);
  const body = [
    "<h1>Verification of a bank</h1>",
    `<p>${escaped(bank)}, ${at.toISOString().slice(0, 16).replace("T", " ")} UTC. ${escaped(summaryOf(reports))}.</p>`,
    '<p class="quiet">Values are masked: 9 is a digit, a and A are letters. Codes of the contract are shown.</p>',
    ...(compared ? [comparison(compared)] : []),
    "<h2>Calls</h2>",
    ...calls.map(section),
    "<h2>Behaviour</h2>",
    ...behaviour.map(section),
  ].join("\n");
  return `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>Verification of a bank</title><style>${STYLE}</style></head>\n<body>\n${body}\n</body></html>\n`;
}

function comparison(lines: readonly string[]): string {
  const list = lines.map((line) => `<li>${escaped(line)}</li>`).join("");
  return `<h2>Since the last report</h2>${lines.length > 0 ? `<ul>${list}</ul>` : "<p>Nothing has changed.</p>"}`;
}

function section(report: CallReport): string {
  const { name, endpoint, verdict, deviations, notes } = report;
  const call = endpoint ? ` <code>${endpoint.method} ${escaped(endpoint.path)}</code>` : "";
  return [
    `<details class="${verdict}"${verdict === "deviates" ? " open" : ""}>`,
    `<summary><span class="verdict">${verdicts[verdict]}</span> ${escaped(name)}${call}</summary>`,
    ...(deviations.length > 0 ? [table(deviations)] : []),
    ...notes.map((note) => `<p class="quiet">${escaped(note)}</p>`),
    `<div class="sides">${exchange(report)}${endpoint ? contractOf(endpoint) : ""}</div>`,
    "</details>",
  ].join("\n");
}

function table(deviations: CallReport["deviations"]): string {
  const rows = deviations.map(({ part, place = "", expected, came, specification, effect }) => {
    const cells = [`${part}${place ? ` ${place}` : ""}`, expected, came, specification, effects[effect]];
    return `<tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join("")}</tr>`;
  });
  const heads = ["where", "expected", "came", "specification", "effect"].map((head) => `<th scope="col">${head}</th>`);
  return `<table><thead><tr>${heads.join("")}</tr></thead><tbody>${rows.join("")}</tbody></table>`;
}

function exchange({ exchange: made }: CallReport): string {
  if (!made) return "<div></div>";
  const { request, status, answer, milliseconds } = made;
  const answered = status === undefined ? "no answer" : `HTTP ${status}, ${milliseconds} ms`;
  return `<div><p>Request</p>${json(request)}<p>Answer <span class="quiet">${answered}</span></p>${json(answer)}</div>`;
}

const json = (value: unknown): string => `<pre>${escaped(JSON.stringify(value, undefined, 2) ?? "none")}</pre>`;

function contractOf(endpoint: Endpoint): string {
  const held = relations[nameOf(endpoint) as keyof typeof relations] ?? [];
  const fields = endpoint.answer === "file" ? [] : fieldsOf(replySchemaOf(endpoint.reply));
  const rows = fields.map(
    ([name, words]) => `<tr><td><code>${escaped(name)}</code></td><td>${escaped(words)}</td></tr>`,
  );
  return [
    `<div><p>${escaped(endpoint.summary)} <span class="quiet">(specification ${escaped(endpoint.specification)})</span></p>`,
    held.length > 0 ? `<ul>${held.map(({ words }) => `<li>${escaped(words)}</li>`).join("")}</ul>` : "",
    rows.length > 0 ? `<table><tbody>${rows.join("")}</tbody></table>` : "<p>A file.</p>",
    "</div>",
  ].join("");
}

/** Returns the fields of an answer in words, such as `transactions[].workFlowStatus`: "one of PENDING, …". */
function fieldsOf(schema: Schema, place = ""): [string, string][] {
  const { properties, items, additionalProperties: rest, anyOf } = schema;
  const parts: [string, unknown, boolean][] = [
    ...Object.entries(properties ?? {}).map(([name, held]): [string, unknown, boolean] => {
      return [place ? `${place}.${name}` : name, held, schema.required?.includes(name) ?? false];
    }),
    ...(items ? [[`${place}[]`, items, true] as [string, unknown, boolean]] : []),
    ...(typeof rest === "object" && Object.keys(rest).length > 0
      ? [[`${place}.*`, rest, true] as [string, unknown, boolean]]
      : []),
  ];
  const inner = parts.flatMap(([name, held, isRequired]): [string, string][] => {
    const words = wordsFor(held as Schema);
    const own: [string, string][] = words ? [[name, isRequired ? words : `${words} (optional)`]] : [];
    return [...own, ...fieldsOf(held as Schema, name)];
  });
  return [...inner, ...(anyOf ?? []).flatMap((each) => fieldsOf(each as Schema, place))];
}

function wordsFor(schema: Schema): string {
  if (schema.description) return schema.description;
  if (schema.enum) return `one of ${schema.enum.filter(Boolean).join(", ")}`;
  const parts = (schema.anyOf ?? []).map((each) => wordsFor(each as Schema)).filter(Boolean);
  if (parts.length > 0) return [...new Set(parts)].join(", or ");
  return schema.type === "boolean" || schema.type === "string" ? schema.type : "";
}
