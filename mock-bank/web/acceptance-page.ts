import { readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { type NextFunction, type Response, Router } from "express";
import { inlineHashes, policyOf, policyWith } from "./inline-policy";

const PAGE = "requirements.html";
const PICTURES = "acceptance-pictures";
/** Screenshots of scenarios that failed. */
const FAILURES = "failures";

/**
 * Serves the product owner's report of the last scenario run, with its screenshots. Before the first run, the console
 * says at that address how to make one.
 */
export function acceptancePage(reportsFolder: string): Router {
  const router = Router();
  // Kept until the file changes: reading the page and hashing its scripts takes 28 ms, and strangers may ask for it.
  let kept: KeptPage | undefined;
  router.get("/acceptance", (_, response, next) => {
    kept = current(kept, join(reportsFolder, PAGE));
    if (!kept) return next();
    response.setHeader("Cache-Control", "no-store");
    response.setHeader("Content-Security-Policy", policyWith(kept.hashes, policyOf(response)));
    response.type("html").send(kept.page);
  });
  router.get(`/${PICTURES}/:file`, ({ params }, response, next) => {
    if (!/^[0-9a-f]{16}\.jpg$/.test(params.file)) return next();
    sendPicture(response, join(reportsFolder, PICTURES, params.file), next);
  });
  router.get(`/${FAILURES}/:scenario/:file`, ({ params: { scenario, file } }, response, next) => {
    if (!/^[\w-]+$/.test(scenario) || !/^[\w ]+\.png$/.test(file)) return next();
    sendPicture(response, join(reportsFolder, FAILURES, scenario, file), next);
  });
  return router;
}

/** @param path made of names of one folder or file each, never of paths */
function sendPicture(response: Response, path: string, next: NextFunction): void {
  const picture = read(path);
  if (picture) response.setHeader("Cache-Control", "no-cache").type(extname(path)).send(picture);
  else next();
}

type KeptPage = { readonly writtenAt: number; readonly page: Buffer; readonly hashes: ReturnType<typeof inlineHashes> };

function current(kept: KeptPage | undefined, path: string): KeptPage | undefined {
  const writtenAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  if (writtenAt === undefined || kept?.writtenAt === writtenAt) return writtenAt === undefined ? undefined : kept;
  const page = read(path);
  return page && { writtenAt, page, hashes: inlineHashes(page.toString()) };
}

function read(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
