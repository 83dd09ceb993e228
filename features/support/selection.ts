import { readdirSync, readFileSync } from "node:fs";
import { loadSources } from "@cucumber/cucumber/api";
import { idsNamedBy, requirementTags } from "./requirements";

/**
 * Returns the scenarios that match any of the words, as Cucumber paths with lines. `approvals` matches feature paths,
 * otherwise scenario names. `features/otp/x.feature:12` is the scenario at that line. `@mobile` is a tag. `S3-2.1-30`
 * matches all scenarios whose tags name that requirement, ranges included.
 */
export async function select(selected: readonly string[]): Promise<string[]> {
  const features = featureFiles();
  const linesOf = new Map<string, Set<number>>();
  for (const word of selected)
    for (const { uri, location } of await planFor(word, features))
      linesOf.set(uri, (linesOf.get(uri) ?? new Set()).add(location.line));
  return [...linesOf].map(([path, lines]) => [path, ...lines].join(":"));
}

/** Splits paths with several lines into one path for each scenario, such as `features/otp/x.feature:12`. */
export function placesOf(paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    const [feature, ...lines] = path.split(":");
    return lines.map((line) => `${feature}:${line}`);
  });
}

/** The paths of all features. */
export function featureFiles(): string[] {
  const inFolder = readdirSync("features", { recursive: true, encoding: "utf8" });
  const features = inFolder.filter((path) => path.endsWith(".feature"));
  return features.map((path) => `features/${path.replaceAll("\\", "/")}`).sort();
}

async function planFor(word: string, features: readonly string[]) {
  const tags = tagsFor(word, features);
  const inPath = tags ? [] : isPlace(word) ? [word] : features.filter((path) => path.includes(word));
  const { plan } = await loadSources({
    defaultDialect: "en",
    order: "defined",
    paths: inPath.length > 0 ? inPath : [...features],
    names: tags || inPath.length > 0 ? [] : [escaped(word)],
    tagExpression: tags?.join(" or ") ?? "",
  });
  return plan;
}

function tagsFor(word: string, features: readonly string[]): readonly string[] | undefined {
  const [id] = idsNamedBy(word.startsWith("@") ? word : `@${word}`);
  if (id === undefined) return word.startsWith("@") ? [word] : undefined;
  const written = new Set(features.flatMap((path) => requirementTags(readFileSync(path, "utf8"))));
  const naming = [...written].filter((tag) => idsNamedBy(tag).includes(id));
  return naming.length > 0 ? naming : [`@${id}`];
}

const isPlace = (word: string): boolean => /\.feature(:\d+)+$/.test(word);

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
