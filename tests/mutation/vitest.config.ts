import { defineConfig } from "vitest/config";
import all from "../../vitest.config";

/** Set by `run.ts`. */
const { MUTATION_PROJECT: name, MUTATION_TESTS: tests = "" } = process.env;

/** One project of the whole configuration, with the chosen tests only. */
export default defineConfig({
  test: {
    ...all.test,
    projects: (all.test?.projects ?? []).flatMap((project) =>
      typeof project === "object" && "test" in project && project.test?.name === name
        ? [{ ...project, test: { ...project.test, include: tests.split(" ") } }]
        : [],
    ),
  },
});
