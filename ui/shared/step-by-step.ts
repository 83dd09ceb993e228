/** Takes the steps of something long with a breath after each, so that the page goes on. */
export function stepByStep<T>(steps: Generator<undefined, T>): Promise<T>;
/** @returns undefined once it is not wanted any more */
export function stepByStep<T>(steps: Generator<undefined, T>, isWanted: () => boolean): Promise<T | undefined>;
export async function stepByStep<T>(steps: Generator<undefined, T>, isWanted = () => true): Promise<T | undefined> {
  for (let step = steps.next(); isWanted(); step = steps.next()) {
    if (step.done) return step.value;
    await new Promise((resolve) => setTimeout(resolve));
  }
  return undefined;
}
