/** Runs a long computation in steps and yields to the event loop after each, so that the page stays responsive. */
export function runInSteps<T>(steps: Generator<undefined, T>): Promise<T>;
/** @returns undefined if `isWanted` has become false */
export function runInSteps<T>(steps: Generator<undefined, T>, isWanted: () => boolean): Promise<T | undefined>;
export async function runInSteps<T>(steps: Generator<undefined, T>, isWanted = () => true): Promise<T | undefined> {
  for (let step = steps.next(); isWanted(); step = steps.next()) {
    if (step.done) return step.value;
    await new Promise((resolve) => setTimeout(resolve));
  }
  return undefined;
}
