import { readdirSync, readFileSync } from "node:fs";
import { idsNamedBy, requirementTags } from "./requirements";

/** What `npm run features -- …` asked for, as Cucumber takes it. */
export type Selection = { readonly paths: string[]; readonly names: string[]; readonly tags: string };

/**
 * A word is part of a feature's path (`approvals`), else of a scenario's name; `@mobile` is a tag;
 * `S3-2.1-30` is every scenario whose tags name that requirement, ranges included.
 */
export function select(asked: readonly string[]): Selection {
  const features = featureFiles();
  const wanted = asked.map((word) => ({ word, tags: tagsFor(word, features) }));
  const words = wanted.filter(({ tags }) => tags === undefined).map(({ word }) => word);
  const paths = features.filter((path) => words.some((word) => path.includes(word)));
  const names = words.filter((word) => !features.some((path) => path.includes(word)));
  return {
    paths: paths.length > 0 ? paths : features,
    names: names.map(escaped),
    tags: wanted.flatMap(({ tags }) => tags ?? []).join(" or "),
  };
}

export function featureFiles(): string[] {
  const inFolder = readdirSync("features", { recursive: true, encoding: "utf8" });
  const features = inFolder.filter((path) => path.endsWith(".feature"));
  return features.map((path) => `features/${path.replaceAll("\\", "/")}`).sort();
}

function tagsFor(word: string, features: readonly string[]): readonly string[] | undefined {
  const [id] = idsNamedBy(word.startsWith("@") ? word : `@${word}`);
  if (id === undefined) return word.startsWith("@") ? [word] : undefined;
  const written = new Set(features.flatMap((path) => requirementTags(readFileSync(path, "utf8"))));
  const naming = [...written].filter((tag) => idsNamedBy(tag).includes(id));
  return naming.length > 0 ? naming : [`@${id}`];
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
