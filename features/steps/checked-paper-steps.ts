import assert from "node:assert/strict";
import { When } from "@cucumber/cucumber";
import { textOf } from "../support/files";
import type { Person } from "../support/person";

const LINE = /\/verify#([\w-]+)\.([\w-]+)\.([\w-]{86})/;
type Parts = readonly [head: string, content: string, signature: string];

/** Returns the parts of the signature that is printed on the last file that the person has downloaded. */
async function signatureOn(holder: Person): Promise<Parts> {
  const [, head = "", content = "", signature = ""] =
    LINE.exec((await textOf(await holder.keptDownload())).replaceAll(/\s/g, "")) ?? [];
  assert.ok(signature, "The receipt has no signed line");
  return [head, content, signature];
}

const contentIn = ([, content]: Parts) => JSON.parse(Buffer.from(content, "base64url").toString());

const openCode = async (person: Person, parts: Parts) => {
  // Another fragment of the same page loads nothing, so the page is left before.
  await person.page.goto("about:blank");
  await person.page.goto(`/verify#${parts.join(".")}`);
};

When("{visitor} opens the code of {operator}'s receipt with another amount", async (person: Person, holder: Person) => {
  const parts = await signatureOn(holder);
  const changed = JSON.stringify({ ...contentIn(parts), amount: 99_900 });
  await openCode(person, [parts[0], Buffer.from(changed).toString("base64url"), parts[2]]);
});
