import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import * as z from "zod/mini";
import { type Refusal, refuse } from "../core/handler";
import { snapshotLimits } from "../limits/limits";
import type { Dump } from "./dump";

/** Maximum size of a snapshot in bytes, compressed and uncompressed: some hundred classes. */

const file = z.object({
  format: z.literal("mock-bank-snapshot"),
  version: z.literal(1),
  migrations: z.array(z.string()),
  bankTime: z.iso.datetime(),
  tables: z.record(z.string(), z.string()),
  sequences: z.record(z.string(), z.nullable(z.string().check(z.regex(/^\d{1,18}$/)))),
});

const NO_SNAPSHOT = refuse("This file is no snapshot of a mock bank, or it is damaged. Nothing was changed.");

export const packSnapshot = (dump: Dump): Promise<Buffer> =>
  promisify(gzip)(JSON.stringify({ format: "mock-bank-snapshot", version: 1, ...dump }));

/** Decompresses an uploaded file within the size limit and parses it. */
export async function unpackSnapshot(content: Buffer): Promise<Dump | Refusal> {
  try {
    const text = await promisify(gunzip)(content, { maxOutputLength: snapshotLimits.unpackedBytes });
    const read = file.safeParse(JSON.parse(text.toString("utf8")));
    return read.success ? read.data : NO_SNAPSHOT;
  } catch {
    // The file is not compressed, cut short, too large, or no JSON.
    return NO_SNAPSHOT;
  }
}
