import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { types } from "../../mock-bank/web/client-files";
import { brand, purple } from "../../ui/kit/brand";

type Icon = { readonly src: string; readonly sizes: string; readonly type: string; readonly purpose?: string };

const fileOf = (path: string): Buffer => readFileSync(`ui/public${path}`);
// The manifest is our own file; each test checks the fields that it reads.
const manifest = JSON.parse(fileOf("/manifest.webmanifest").toString()) as Readonly<Record<string, unknown>> & {
  readonly icons: readonly Icon[];
};

/** Reads width and height from the first chunk of a PNG file. */
function sizeOf(png: Buffer): string {
  expect(png.subarray(0, 8).toString("latin1")).toBe("\x89PNG\r\n\x1a\n");
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

it("the manifest names the bank and its colour, and opens the whole client in a window of its own", () => {
  expect(manifest).toMatchObject({
    name: `${brand.name} ${brand.product}`,
    short_name: brand.name,
    start_url: "/",
    scope: "/",
    display: "standalone",
    theme_color: purple[2],
  });
});

it("the manifest has the icons that browsers require to install it, one of them without corners", () => {
  const png = manifest.icons.filter(({ type }) => type === "image/png");
  expect(png.map(({ sizes, purpose = "any" }) => `${sizes} ${purpose}`)).toEqual([
    "192x192 any",
    "512x512 any",
    "512x512 maskable",
  ]);
  for (const { src, sizes } of png) expect([src, sizeOf(fileOf(src))]).toEqual([src, sizes]);
});

it("the web servers know the type of the manifest and of every icon", () => {
  const endings = manifest.icons.map(({ src, type }) => [src.slice(src.lastIndexOf(".")), type]);
  for (const [ending = "", type] of [...endings, [".webmanifest", "application/manifest+json"]])
    expect([ending, types[ending]]).toEqual([ending, type]);
});

it("the first page links the manifest, and an icon of 180 pixels for Apple's home screen", () => {
  const page = readFileSync("client/index.html", "utf8");
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
  expect(page).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png" />');
  expect(sizeOf(fileOf("/apple-touch-icon.png"))).toBe("180x180");
});
