import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ITestCaseHookParameter } from "@cucumber/cucumber";
import type { Person } from "./person";
import type { BankWorld } from "./world";

/**
 * Saves evidence of a failed scenario, in the report and in `reports/failures`: screenshots, pages and the bank's last
 * calls.
 */
export async function saveEvidence(
  world: BankWorld,
  { id, name }: ITestCaseHookParameter["pickle"],
  people: readonly Person[],
): Promise<void> {
  const folder = join("reports", "failures", `${name.replace(/[^\w]+/g, "-")}-${id.slice(0, 8)}`);
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
