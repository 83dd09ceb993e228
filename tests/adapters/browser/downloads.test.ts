import { strFromU8, unzipSync } from "fflate";
import { expect, it, vi } from "vitest";
import { downloads } from "../../../adapters/browser/downloads";

it("an archive has each file once, also files of accounts whose masked numbers are the same", async () => {
  const save = vi.spyOn(downloads, "save").mockReturnValue();
  const file = (text: string) => ({
    name: "10203040xxxxx_Operations.csv",
    mimeType: "text/csv",
    bytes: new TextEncoder().encode(text),
  });
  await downloads.saveArchive("Statements.zip", [file("one"), file("two")]);
  const [{ name, mimeType, bytes } = { name: "", mimeType: "", bytes: new Uint8Array() }] = save.mock.calls[0] ?? [];
  expect([name, mimeType]).toEqual(["Statements.zip", "application/zip"]);
  const found = Object.entries(unzipSync(bytes)).map(([path, content]) => [path, strFromU8(content)]);
  expect(found).toEqual([
    ["10203040xxxxx_Operations.csv", "one"],
    ["10203040xxxxx_Operations-2.csv", "two"],
  ]);
});
