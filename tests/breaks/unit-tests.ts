import { resolve } from "node:path";
import { createVitest, type TestModule, type Vitest } from "vitest/node";
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
    const ran: TestModule[] = [];
    // In the order of the configuration, because tests of the first projects are the quickest ones.
    for (const project of this.vitest.projects) {
      const ofProject = specifications.filter((each) => each.project === project);
      if (ofProject.length === 0) continue;
      const { testModules } = await this.vitest.runTestSpecifications(ofProject);
      ran.push(...testModules.filter(({ moduleId }) => ofProject.some((each) => each.moduleId === moduleId)));
      const failure = firstFailure(ran);
      if (failure) return failure;
    }
    const hasRun = ran.flatMap(testsIn).some((test) => test.result().state === "passed");
    if (!hasRun) throw new Error(`No test ran of ${files.join(", ")}`);
    return undefined;
  }

  close(): Promise<void> {
    return this.vitest.close();
  }
}

const testsIn = (module: TestModule) => [...module.children.allTests()];

/** @throws if a test file cannot be loaded */
function firstFailure(modules: readonly TestModule[]): Failure | undefined {
  const failed = modules.flatMap(testsIn).find((test) => test.result().state === "failed");
  if (failed) return { name: failed.fullName, error: firstLine(failed.result().errors?.[0]?.message) };
  const problem = modules.flatMap(errorsOf)[0];
  if (problem !== undefined) throw new Error(firstLine(problem));
  return undefined;
}

/** Errors outside of tests: a file that cannot be loaded, or a hook that failed. */
const errorsOf = (module: TestModule): string[] =>
  [module, ...module.children.allSuites()].flatMap((each) => each.errors().map(({ message }) => message));
