import { resolve } from "node:path";
import { createVitest, type TestModule, type TestRunResult, type Vitest } from "vitest/node";
import type { TestsOfRow } from "./proofs";
import { type Failure, firstLine } from "./run-proofs";

/**
 * Runs unit tests in one Vitest instance, because starting Vitest takes longer than most tests. It reads a file again
 * after {@link UnitTests.invalidate}.
 */
export class UnitTests {
  private constructor(private readonly vitest: Vitest) {}

  static async start(): Promise<UnitTests> {
    const vitest = await createVitest("test", { watch: false, bail: 1, reporters: [{}] });
    // Vitest assigns files to projects while it searches for all of them.
    await vitest.globTestSpecifications();
    return new UnitTests(vitest);
  }

  invalidate(file: string): void {
    this.vitest.invalidateFile(resolve(file));
  }

  /** Runs the tests and returns the first failure. @throws if a test file cannot be loaded, or if no test ran */
  async failed({ files, pattern }: TestsOfRow): Promise<Failure | undefined> {
    this.vitest.setGlobalTestNamePattern(pattern);
    const specifications = files.flatMap((file) => this.vitest.getModuleSpecifications(resolve(file)));
    const { testModules } = await this.vitest.runTestSpecifications(specifications);
    const ran = testModules.filter(({ moduleId }) => specifications.some((each) => each.moduleId === moduleId));
    return firstFailure(ran, files);
  }

  close(): Promise<void> {
    return this.vitest.close();
  }
}

/** The result also contains the modules of earlier runs. */
function firstFailure(modules: TestRunResult["testModules"], files: readonly string[]): Failure | undefined {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const failed = tests.find((test) => test.result().state === "failed");
  if (failed) return { name: failed.fullName, error: firstLine(failed.result().errors?.[0]?.message) };
  const problem = modules.flatMap(errorsOf)[0];
  if (problem !== undefined) throw new Error(firstLine(problem));
  const hasRun = tests.some((test) => test.result().state === "passed");
  if (!hasRun) throw new Error(`No test ran of ${files.join(", ")}`);
  return undefined;
}

/** Errors outside of tests: a file that cannot be loaded, or a hook that failed. */
const errorsOf = (module: TestModule): string[] =>
  [module, ...module.children.allSuites()].flatMap((each) => each.errors().map(({ message }) => message));
