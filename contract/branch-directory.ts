import * as z from "zod/mini";

/**
 * The path from which the client reads the branches. It is on the client's own host, so the Content Security Policy
 * needs no other host.
 * A bank can fill it from a public map service; the format is that of OpenStreetMap's Overpass API (spec gaps, Bank
 * statements).
 */
export const BRANCH_DIRECTORY_PATH = "/branch-directory.json";

/** The part of an Overpass answer that is read: places with their tags. */
export const branchDirectory = z.looseObject({
  elements: z.array(
    z.looseObject({
      type: z.string(),
      id: z.number(),
      tags: z.optional(z.record(z.string(), z.string())),
    }),
  ),
});
export type BranchDirectoryAnswer = z.input<typeof branchDirectory>;
