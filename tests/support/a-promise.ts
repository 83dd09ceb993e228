/** A promise that the test resolves or rejects. */
export function aPromise<T>() {
  let keep: (value: T) => void = () => {};
  const promise = new Promise<T>((resolve) => {
    keep = resolve;
  });
  return { promise, keep: (value: T) => keep(value) };
}
