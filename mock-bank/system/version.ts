import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "./project-folder";

/** The version of the archive that this bank was unpacked from, or of the sources. */
export const version = (JSON.parse(readFileSync(join(projectFolder, "package.json"), "utf8")) as { version: string })
  .version;
