import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { hasUnsyncedDisks, UnsyncedDisk } from "../chaos/power/unsynced-disk";

const LOSES_ALL = 2;
const BLOCK = 4096;
const BLOCKS = 200;

describe.skipIf(!hasUnsyncedDisks())("The disk of the power-cut campaign", () => {
  let disk: UnsyncedDisk;
  beforeEach(async () => {
    disk = new UnsyncedDisk();
    await disk.mount();
  });
  afterEach(() => disk.throwAway());

  const pathOf = (name: string): string => join(disk.folder, name);
  function write(name: string, content: string, isSynced: boolean): void {
    const file = openSync(pathOf(name), "w");
    writeSync(file, content);
    if (isSynced) fsyncSync(file);
    closeSync(file);
  }
  async function cutAndMount(seed: number): Promise<void> {
    await disk.cut(seed);
    await disk.mount();
  }

  it("the disk keeps a synced file and loses an unsynced one in a power cut", async () => {
    write("synced", "kept", true);
    write("unsynced", "lost", false);
    expect(readFileSync(pathOf("unsynced"), "utf8")).toBe("lost");
    await cutAndMount(LOSES_ALL);
    expect(readFileSync(pathOf("synced"), "utf8")).toBe("kept");
    expect(existsSync(pathOf("unsynced"))).toBe(false);
  });

  it("the disk loses a rename until the folder is synced", async () => {
    write("old", "kept", true);
    renameSync(pathOf("old"), pathOf("new"));
    await cutAndMount(LOSES_ALL);
    expect([existsSync(pathOf("old")), existsSync(pathOf("new"))]).toEqual([true, false]);
    renameSync(pathOf("old"), pathOf("new"));
    const folder = openSync(disk.folder, "r");
    fsyncSync(folder);
    closeSync(folder);
    await cutAndMount(LOSES_ALL);
    expect(readFileSync(pathOf("new"), "utf8")).toBe("kept");
  });

  it("the disk keeps some unsynced blocks and loses others with an odd seed", async () => {
    write("torn", "0".repeat(BLOCK * BLOCKS), true);
    const file = openSync(pathOf("torn"), "r+");
    writeSync(file, "1".repeat(BLOCK * BLOCKS));
    closeSync(file);
    await cutAndMount(11);
    const content = readFileSync(pathOf("torn"), "utf8");
    const blocks = Array.from({ length: BLOCKS }, (_, index) => content.slice(index * BLOCK, (index + 1) * BLOCK));
    expect(new Set(blocks)).toEqual(new Set(["0".repeat(BLOCK), "1".repeat(BLOCK)]));
  });
});
