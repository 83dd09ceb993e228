import { brand } from "../../ui/kit/brand";
import { contact } from "../../ui/kit/contact";
import { type Criterion, criteria } from "../../ui/support/accessibility-report";

/** A test that proves a claim: a file with words of its title, or a measurement by its name. */
export type Proof = { readonly criterion: string; readonly file: string; readonly words: string };

export function parseProofs(table: string): Proof[] {
  const [, ...lines] = table.trimEnd().split("\n");
  return lines.map((line) => {
    const [criterion = "", file = "", words = ""] = line.split("\t");
    return { criterion, file, words };
  });
}

/** Returns the report in the format of OpenACR, for its catalogue `2.5-edition-wcag-2.2-en`. */
export function openAcr(proofs: readonly Proof[]): string {
  const chapters = (["A", "AA"] as const).flatMap((level) => [
    `  success_criteria_level_${level.toLowerCase()}:`,
    "    criteria:",
    ...criteria.filter((row) => row.level === level).flatMap((row) => openAcrRow(row, proofs)),
  ]);
  return [
    `title: ${text(`${brand.product} of ${brand.name}`)}`,
    "product:",
    `  name: ${text(brand.product)}`,
    `  description: ${text("Web client for business customers of a bank")}`,
    "author:",
    `  name: ${text(brand.name)}`,
    `  email: ${text(contact.contactCenter.email)}`,
    `catalog: ${text("2.5-edition-wcag-2.2-en")}`,
    `evaluation_methods_used: ${text(METHODS)}`,
    "chapters:",
    ...chapters,
    "  success_criteria_level_aaa:",
    "    disabled: true",
    "",
  ].join("\n");
}

const METHODS =
  "Two rule engines (axe, IBM Equal Access), measurements in Chromium, scenarios with a keyboard only, and written expectations of the accessibility tree. No evaluation with users of assistive technology.";

function openAcrRow({ id, conformance, remark }: Criterion, proofs: readonly Proof[]): string[] {
  const proof = proofsOf(id, proofs).map(({ file, words }) => `${file}: ${words}`);
  const notes = proof.length > 0 ? `${remark} Proof: ${proof.join("; ")}.` : remark;
  return [
    `      - num: ${text(id)}`,
    "        components:",
    "          - name: web",
    "            adherence:",
    `              level: ${conformance}`,
    `              notes: ${text(notes)}`,
  ];
}

function proofsOf(id: string, proofs: readonly Proof[]): Proof[] {
  return proofs.filter(({ criterion }) => criterion === id);
}

/** A JSON string is a YAML string too. */
function text(value: string): string {
  return JSON.stringify(value);
}
