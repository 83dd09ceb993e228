import type { BranchDirectory } from "../../application/accounts/branch-directory";
import { BRANCH_DIRECTORY_PATH, type BranchDirectoryAnswer, branchDirectory } from "../../contract/branch-directory";
import type { Branch } from "../../domain/accounts/branch";
import { fail, ok } from "../../domain/result";

/** Public map services are sometimes slow; after this time the user can try again. */
const TIMEOUT_MS = 10_000;

/** Reads branches from OpenStreetMap's Overpass API. */
export class OverpassDirectory implements BranchDirectory {
  branches: BranchDirectory["branches"] = async () => {
    const received = await answerOf(BRANCH_DIRECTORY_PATH);
    if (received === undefined) return fail({ kind: "unreachable" });
    const answer = branchDirectory.safeParse(received);
    return answer.success ? ok(branchesIn(answer.data)) : fail({ kind: "unreadable" });
  };
}

/** Returns undefined if there is no answer in time, null if the answer is not JSON. */
async function answerOf(path: string): Promise<unknown> {
  try {
    const answer = await fetch(path, { redirect: "error", signal: AbortSignal.timeout(TIMEOUT_MS) });
    return answer.ok ? await answer.json().catch(() => null) : undefined;
  } catch {
    return undefined;
  }
}

/** Omits places without a name, because users cannot choose them, and sorts the others by name. */
function branchesIn({ elements }: BranchDirectoryAnswer): readonly Branch[] {
  return elements
    .map(({ type, id, tags = {} }) => ({
      id: `${type}/${id}`,
      name: tags.branch || tags.name || "",
      address: addressIn(tags),
    }))
    .filter(({ name }) => name !== "")
    .sort((one, other) => one.name.localeCompare(other.name, "en"));
}

function addressIn(tags: Readonly<Record<string, string>>): string {
  const street = [tags["addr:housenumber"], tags["addr:street"]].filter(Boolean).join(" ");
  return [street, tags["addr:suburb"], tags["addr:city"]].filter(Boolean).join(", ");
}
