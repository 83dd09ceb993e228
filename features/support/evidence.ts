import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Person } from "./person";
import type { Pickle } from "./run-record";
import type { BankWorld } from "./world";

type Scenario = Pick<Pickle, "id" | "name">;

/** Folder below `reports`. */
export const FAILURES_FOLDER = "failures";

const folderOf = ({ id, name }: Scenario): string =>
  join(FAILURES_FOLDER, `${name.replace(/[^\w]+/g, "-")}-${id.slice(0, 8)}`);

/**
 * Saves evidence of a failed scenario, in the report and in `reports/failures`: screenshots, pages and the bank's last
 * calls.
 */
export async function saveEvidence(world: BankWorld, scenario: Scenario, people: readonly Person[]): Promise<void> {
  const folder = join("reports", folderOf(scenario));
  mkdirSync(folder, { recursive: true });
  const save = (content: Buffer | string, fileName: string, mediaType: string) => {
    writeFileSync(join(folder, fileName), content);
    if (typeof content === "string") world.attach(content, { mediaType, fileName });
    else world.attach(content, { mediaType, fileName });
  };
  for (const { page, name: person } of people) {
    save(await page.screenshot(), `${person}.png`, "image/png");
    save(await page.content(), `${person}.html`, "text/html");
  }
  save(JSON.stringify(await world.bank.traffic(), null, 2), "traffic.json", "application/json");
}

/** Paths of the screenshots of a failed scenario, relative to `reports`. */
export function picturesOfFailure(scenario: Scenario): readonly string[] {
  const folder = folderOf(scenario);
  if (!existsSync(join("reports", folder))) return [];
  const files = readdirSync(join("reports", folder)).filter((file) => file.endsWith(".png"));
  return files.map((file) => `${folder}/${file}`.replaceAll("\\", "/"));
}
