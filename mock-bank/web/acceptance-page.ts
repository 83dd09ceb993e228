import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { Router } from "express";
import { inlineHashes, policyOf, policyWith } from "./inline-policy";

const PAGE = "requirements.html";
const PICTURES = "acceptance-pictures";
const NONE_YET =
  "No acceptance run has left a page yet: `npm run features` runs the scenarios, `npm test` everything, and either makes it.";

/** Serves the product owner's report of the last scenario run, with its screenshots. */
export function acceptancePage(reportsFolder: string): Router {
  const router = Router();
  router.get("/acceptance", (_, response) => {
    const page = read(join(reportsFolder, PAGE))?.toString();
    if (page === undefined) return void response.status(404).type("text").send(NONE_YET);
    response.setHeader("Cache-Control", "no-store");
    response.setHeader("Content-Security-Policy", policyWith(inlineHashes(page), policyOf(response)));
    response.type("html").send(page);
  });
  router.get(`/${PICTURES}/:file`, ({ params }, response, next) => {
    // A file name only, never a path to another folder.
    const picture = read(join(reportsFolder, PICTURES, basename(params.file)));
    if (!picture || !/^[0-9a-f]{16}\.jpg$/.test(params.file)) return next();
    response.setHeader("Cache-Control", "no-cache");
    response.type("jpeg").send(picture);
  });
  return router;
}

function read(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
