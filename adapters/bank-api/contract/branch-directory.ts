import * as z from "zod/mini";

/**
 * Where the client asks for the branches: on its own host, so that no policy opens the page to others. A bank may answer
 * from a public maps-data service; the form is the one of OpenStreetMap's Overpass API (decisions, Bank statements).
 */
export const BRANCH_DIRECTORY_PATH = "/branch-directory.json";

/** As much of an Overpass answer as is read: places with their tags. */
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
