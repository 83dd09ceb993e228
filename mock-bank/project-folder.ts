import { join } from "node:path";

/** The folder of the project. Built and unbuilt, the code of the bank is in a folder of it: `dist-bank` or `mock-bank`. */
export const projectFolder = join(import.meta.dirname, "..");
