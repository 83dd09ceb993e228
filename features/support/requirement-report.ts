import { type Engine, engines } from "./engine";
import { idsNamedBy, type Requirement, unknownTags } from "./requirements";

/** A scenario or unit test that names requirements. */
export type Proof = {
  readonly name: string;
  readonly tags: readonly string[];
  readonly passed: boolean;
  /** Absent for unit tests. */
  readonly engine?: Engine;
};

export type ProofStatus = "proved" | "failing" | "unproved";
export type RequirementResult = {
  readonly status: ProofStatus;
  readonly scenarios: readonly string[];
  /** Engines where a scenario ran that names the row, and none failed. */
  readonly engines: readonly Engine[];
};

export type RequirementReport = {
  /** Every row of the register by its id, in the register's order. */
  readonly results: Readonly<Record<string, RequirementResult>>;
  readonly unknownTags: readonly string[];
};

/** Joins the register with the proofs: a row is failing if one of its proofs failed and proved if all passed. */
export function joinRequirements(register: readonly Requirement[], proofs: readonly Proof[]): RequirementReport {
  const naming = new Map<string, Proof[]>(register.map(({ id }) => [id, []]));
  for (const proof of proofs) for (const id of new Set(proof.tags.flatMap(idsNamedBy))) naming.get(id)?.push(proof);
  const known = new Set(naming.keys());
  return {
    results: Object.fromEntries([...naming].map(([id, by]) => [id, resultOf(by)])),
    unknownTags: unknownTags(
      proofs.flatMap(({ tags }) => tags),
      known,
    ),
  };
}

function resultOf(proofs: readonly Proof[]): RequirementResult {
  const scenarios = [...new Set(proofs.map(({ name }) => name))];
  const provedIn = engines.filter((engine) => {
    const ran = proofs.filter((proof) => proof.engine === engine);
    return ran.length > 0 && ran.every(({ passed }) => passed);
  });
  if (proofs.length === 0) return { status: "unproved", scenarios, engines: provedIn };
  return { status: proofs.every(({ passed }) => passed) ? "proved" : "failing", scenarios, engines: provedIn };
}
