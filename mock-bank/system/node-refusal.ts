/** The oldest version with everything that the bank uses, as in package.json. */
const NEEDED = [20, 19] as const;

/** Returns a line for the operator if the version of Node cannot run the bank. */
export function nodeRefusal(version: string): string | undefined {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return undefined;
  return `This is Node ${version}. The bank needs Node ${NEEDED.join(".")} or newer. Please use Node 22 or 24.`;
}
