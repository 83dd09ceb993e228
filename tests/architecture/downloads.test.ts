import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type SavedFile, watchFolder } from "../../features/support/downloads";

describe("The folder where Firefox and WebKit save files", () => {
  let folder: string;
  let saved: SavedFile[];

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "downloads-test-"));
    saved = [];
    watchFolder(folder, (file) => saved.push(file));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const save = async (name: string, text: string) => {
    const count = saved.length;
    writeFileSync(join(folder, `${name}.part`), text);
    renameSync(join(folder, `${name}.part`), join(folder, name));
    await vi.waitFor(() => expect(saved).toHaveLength(count + 1));
  };

  it("each file is reported once and kept apart from the next one of the same name", async () => {
    await save("statement.pdf", "first");
    await save("statement.pdf", "second");
    expect(saved.map((file) => file.suggestedFilename())).toEqual(["statement.pdf", "statement.pdf"]);
    const texts = await Promise.all(saved.map(async (file) => readFileSync(await file.path(), "utf8")));
    expect(texts).toEqual(["first", "second"]);
    expect(existsSync(join(folder, "statement.pdf"))).toBe(false);
  });

  // A folder that is moved into a new folder is an event too, so that moving never ends.
  it("a folder in it is not a saved file and stays where it is", async () => {
    mkdirSync(join(folder, "another"));
    await save("statement.pdf", "first");
    expect(readdirSync(folder).sort()).toEqual(["another", "complete"]);
    expect(saved).toHaveLength(1);
  });
});
