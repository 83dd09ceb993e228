import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { Router } from "express";
import { inlineHashes, policyOf, policyWith } from "./inline-policy";

const PAGE = "requirements.html";
const PICTURES = "acceptance-pictures";

/**
 * Serves the product owner's report of the last scenario run, with its screenshots. Before the first run, the console
 * says at that address how to make one.
 */
export function acceptancePage(reportsFolder: string): Router {
  const router = Router();
  router.get("/acceptance", (_, response, next) => {
    const page = read(join(reportsFolder, PAGE))?.toString();
    if (page === undefined) return next();
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
