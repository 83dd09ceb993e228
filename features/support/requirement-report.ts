import { idsNamedBy, type Requirement, unknownTags } from "./requirements";

/** A scenario or unit test that names requirements. */
export type Proof = { readonly name: string; readonly tags: readonly string[]; readonly passed: boolean };

export type Status = "proved" | "failing" | "unproved";
export type Standing = { readonly status: Status; readonly scenarios: readonly string[] };

export type RequirementReport = {
  /** Every row of the register by its id, in the register's order. */
  readonly standings: Readonly<Record<string, Standing>>;
  readonly unknown: readonly string[];
};

/** Joins the register with the proofs: a row is failing if one of its proofs failed and proved if all passed. */
export function joinRequirements(register: readonly Requirement[], proofs: readonly Proof[]): RequirementReport {
  const naming = new Map<string, Proof[]>(register.map(({ id }) => [id, []]));
  for (const proof of proofs) for (const id of new Set(proof.tags.flatMap(idsNamedBy))) naming.get(id)?.push(proof);
  const known = new Set(naming.keys());
  return {
    standings: Object.fromEntries([...naming].map(([id, by]) => [id, standingOf(by)])),
    unknown: unknownTags(
      proofs.flatMap(({ tags }) => tags),
      known,
    ),
  };
}

function standingOf(proofs: readonly Proof[]): Standing {
  const scenarios = [...new Set(proofs.map(({ name }) => name))];
  if (proofs.length === 0) return { status: "unproved", scenarios };
  return { status: proofs.every(({ passed }) => passed) ? "proved" : "failing", scenarios };
}
