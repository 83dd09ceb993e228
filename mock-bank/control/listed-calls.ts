import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Endpoint } from "../../contract/endpoint";
import { bankApi } from "../../contract/index";
import { projectFolder } from "../system/project-folder";

const registerFolder = join(projectFolder, "features", "requirements");

type Requirement = { readonly id: string; readonly text: string };

let listed: ReturnType<typeof read> | undefined;

/** Returns every call of the contract, with the requirements of the register that mention it. */
export function listedCalls() {
  listed ??= read();
  return listed;
}

function read() {
  const rows = register();
  return Object.entries<Record<string, Endpoint>>(bankApi).flatMap(([noun, calls]) =>
    Object.entries(calls).map(([name, { method, path, alternativePath, summary, specification, effect }]) => ({
      name: `${noun}.${name}`,
      method,
      path,
      summary,
      effect,
      specification,
      requirements: rows.filter(
        ({ text }) => speaksOf(text, path) || (alternativePath && speaksOf(text, alternativePath)),
      ),
    })),
  );
}

/**
 * Whether the text of a requirement names this path. The text may write `{otp}` for `:otp`. A longer path that begins
 * with this one is another call and does not count.
 */
function speaksOf(text: string, path: string): boolean {
  const written = path.slice(1).split("/:")[0] ?? "";
  const at = text.indexOf(written);
  if (at < 0) return false;
  const before = text[at - 1] ?? " ";
  const after = text.slice(at + written.length);
  const isWhole = path.includes("/:") ? after.startsWith("/{") || !/^[\w/-]/.test(after) : !/^[\w/-]/.test(after);
  return isWhole && !/\w/.test(before);
}

/** Returns an empty list if the bank was installed without the register. */
function register(): Requirement[] {
  return filesIn(registerFolder).flatMap((file) =>
    readFileSync(join(registerFolder, file), "utf8")
      .split("\n")
      .slice(1)
      .flatMap((line) => {
        const [id = "", , , , text = ""] = line.split("\t");
        return text ? [{ id, text }] : [];
      }),
  );
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith(".tsv"));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}
