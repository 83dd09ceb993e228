import type { RequestHandler } from "express";
import type { Bank } from "../calls/bank";
import { publishedKeys } from "../signing/signing-keys";

const KEPT_MS = 10_000;

/** Serves the public keys to anyone. The database is asked once in ten seconds. */
export function keySet({ db }: Bank): RequestHandler {
  let kept: { readonly set: string; readonly until: number } | undefined;
  return async (_, response) => {
    if (!kept || Date.now() > kept.until)
      kept = { set: JSON.stringify(await publishedKeys(db)), until: Date.now() + KEPT_MS };
    response.setHeader("Cache-Control", "public, max-age=60");
    response.type("application/jwk-set+json").send(kept.set);
  };
}
