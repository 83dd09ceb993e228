/** A promise that the test keeps or breaks when it likes. */
export function aPromise<T>() {
  let keep: (value: T) => void = () => {};
  const promise = new Promise<T>((resolve) => {
    keep = resolve;
  });
  return { promise, keep: (value: T) => keep(value) };
}
