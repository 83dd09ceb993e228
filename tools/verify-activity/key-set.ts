import { readFile } from "node:fs/promises";

/**
 * Reads a key set from a file or an address. A plain http address would let anyone on the way exchange the keys, so it
 * is only for this computer.
 */
export async function keySetAt(place: string): Promise<unknown> {
  if (/^http:\/\/(?!127\.0\.0\.1[:/]|localhost[:/])/.test(place))
    throw new Error("Use the https address of the key set");
  if (!/^https?:\/\//.test(place)) return JSON.parse(await readFile(place, "utf8"));
  const response = await fetch(place);
  if (!response.ok) throw new Error(`${place} answers ${response.status}`);
  return response.json();
}
