import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const inClient = ["ui", "client"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => `${folder}/${path.replaceAll("\\", "/")}`),
);
const sources = inClient
  .filter((file) => /\.(tsx?|css|html)$/.test(file))
  .map((file) => ({ file, source: readFileSync(file, "utf8") }));
const filesWith = (words: RegExp): string[] =>
  sources.filter(({ source }) => words.test(source)).map(({ file }) => file);

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
