import type { Law } from "./law";

/** All laws, each in a file of its own in this folder. */
export const laws: readonly Law[] = [];
