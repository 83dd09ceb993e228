import { createHash } from "node:crypto";
import { existsSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { engine } from "./engine";
import type { Person } from "./person";
import type { Pickle } from "./run-record";

type ScenarioSteps = Pick<Pickle, "uri" | "name" | "steps">;

/** Folder below `reports`; the page of requirements links to it and the bank serves both. */
export const PICTURES_FOLDER = "acceptance-pictures";
const QUALITY = 35;
/** Larger pictures of very long pages are not kept. */
const BYTES_MAX = 200_000;
const TIMEOUT_MS = 2_000;

/** File name of a scenario's picture, the same in every run. */
const fileOf = ({ uri, name, steps }: ScenarioSteps): string => {
  const key = [uri, name, ...steps.map(({ text }) => text)].join("\n");
  return join(PICTURES_FOLDER, `${createHash("sha256").update(key).digest("hex").slice(0, 16)}.jpg`);
};

/** Saves the last screen of the person who acted last. A picture that takes too long is skipped. */
export async function takePicture(pickle: ScenarioSteps, people: readonly Person[]): Promise<void> {
  const last = people.at(-1);
  if (!last || engine !== "chromium" || process.env.PICTURES === "off") return;
  const picture = await last.page
    .screenshot({ type: "jpeg", quality: QUALITY, scale: "css", timeout: TIMEOUT_MS })
    .catch(() => undefined);
  if (!picture || picture.length > BYTES_MAX) return;
  mkdirSync(join("reports", PICTURES_FOLDER), { recursive: true });
  writeFileSync(join("reports", fileOf(pickle)), picture);
}

/** Path of a scenario's picture for the page of requirements; undefined if it is older than this run. */
export function pictureOf(pickle: ScenarioSteps, since: Date): string | undefined {
  const file = fileOf(pickle);
  const path = join("reports", file);
  return existsSync(path) && statSync(path).mtime >= since ? file.replaceAll("\\", "/") : undefined;
}
