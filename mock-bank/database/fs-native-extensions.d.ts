/** The function that the bank uses; the package has no types. */
declare module "fs-native-extensions" {
  /** Requests an exclusive advisory lock on an open file: false when another open file description holds it. */
  export function tryLock(file: number): boolean;
}
