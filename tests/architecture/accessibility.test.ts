import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { criteria } from "../../ui/support/accessibility-report";
import { MEASUREMENT, openAcr, parseProofs } from "../accessibility/report-files";

const proofs = parseProofs(readFileSync("tests/accessibility/criteria.tsv", "utf8"));
const measurements = readFileSync("features/support/wcag/measurements.ts", "utf8");
const inClient = ["ui", "client"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => `${folder}/${path.replaceAll("\\", "/")}`),
);
const sources = inClient
  .filter((file) => /\.(tsx?|css|html)$/.test(file))
  .map((file) => ({ file, source: readFileSync(file, "utf8") }));
const filesWith = (words: RegExp): string[] =>
  sources.filter(({ source }) => words.test(source)).map(({ file }) => file);

it("the accessibility report has each of the 55 criteria of WCAG 2.2 at the levels A and AA once", () => {
  expect(new Set(criteria.map(({ id }) => id)).size).toBe(55);
  expect(criteria).toHaveLength(55);
  expect(["A", "AA"].map((wanted) => criteria.filter(({ level }) => level === wanted).length)).toEqual([31, 24]);
});

it("every claim of the accessibility report has a proof, and a criterion that is not evaluated has none", () => {
  const proved = new Set(proofs.map(({ criterion }) => criterion));
  expect(criteria.filter(({ id, conformance }) => proved.has(id) === (conformance === "not-evaluated"))).toEqual([]);
  expect([...proved].filter((id) => !criteria.some((row) => row.id === id))).toEqual([]);
});

it("every proof of the accessibility report exists: its measurement, or its test with these words", () => {
  const isMeasured = (name: string) =>
    measurements.includes(`\n  ${name}: `) || measurements.includes(`\n  "${name}": `);
  const missing = proofs.filter(({ file, words }) =>
    file === MEASUREMENT ? !isMeasured(words) : !existsSync(file) || !readFileSync(file, "utf8").includes(words),
  );
  expect(missing).toEqual([]);
});

/** `npx vitest run --project unit tests/architecture/accessibility.test.ts -u` writes the file. */
it("docs/accessibility.openacr.yaml is written from the report and its proofs", async () => {
  await expect(openAcr(proofs)).toMatchFileSnapshot("../../docs/accessibility.openacr.yaml");
});

it("the client has no audio and no video", () => {
  expect(filesWith(/<(audio|video)\b|new Audio\(/)).toEqual([]);
});

it("the client has no image of text: its pictures are drawings, and icons without words", () => {
  expect(filesWith(/<img\b|<picture\b|background-image: url/)).toEqual([]);
  const pictures = inClient.filter((file) => /\.(png|jpe?g|gif|webp|avif|svg)$/.test(file));
  expect(pictures.filter((file) => file.endsWith(".svg") && readFileSync(file, "utf8").includes("<text"))).toEqual([]);
  // Logos for the home screen of a device; no page shows them.
  const logos = /\/(apple-touch-icon|icon(-maskable)?-\d+)\.png$/;
  expect(pictures.filter((file) => !file.endsWith(".svg") && !logos.test(file))).toEqual([]);
  expect(filesWith(/icon-(maskable-)?\d+\.png/)).toEqual([]);
});

it("no style and no script depends on the orientation of the device", () => {
  expect(filesWith(/orientation: ?(portrait|landscape)|screen\.orientation/)).toEqual([]);
});

it("no action needs a gesture, a drag, a pressed pointer or a moved device", () => {
  expect(filesWith(/onTouch|onPointer(Down|Move|Up)|onDragStart|ongesture|devicemotion|deviceorientation/)).toEqual([]);
  // The only handlers of a pressed mouse button keep the focus in its field.
  const held = sources.flatMap(({ source }) => source.match(/onMouseDown=\{.*\}/g) ?? []);
  expect(new Set(held)).toEqual(new Set(["onMouseDown={(event) => event.preventDefault()}"]));
});

it("the client names one language", () => {
  expect(sources.flatMap(({ source }) => source.match(/\blang="[^"]*"/g) ?? [])).toEqual(['lang="en"']);
});
