const SUPPORTED_FROM = 22;

/**
 * Returns a line for the operator if the version of Node gets no more security fixes.
 * @param version such as "20.19.0"
 */
export function nodeAdvice(version: string): string | undefined {
  if (Number.parseInt(version, 10) >= SUPPORTED_FROM) return undefined;
  return `Node ${version} works, but gets no more security fixes. Please use Node 22 or 24.`;
}
