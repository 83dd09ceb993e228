import { basename, join } from "node:path";

const { dirname } = import.meta;

/** The folder of the project. The built bank is one file in a folder of it, `dist-bank`; this module is in `mock-bank/system`. */
export const projectFolder = join(dirname, basename(dirname) === "system" ? "../.." : "..");
