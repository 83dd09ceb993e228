import assert from "node:assert/strict";
import { After, BeforeStep, type ITestCaseHookParameter, type ITestStepHookParameter } from "@cucumber/cucumber";
import type { Pickle } from "../support/run-record";
import type { BankWorld, SavedWorld } from "../support/world";
import { type CheckProof, loaded, PROOF_TYPE } from "./check-proof";
import { checkThens, type Finding } from "./checked-thens";
import { keywordOf } from "./lesson";

type Proof = {
  readonly saved: SavedWorld;
  readonly atStage: readonly Finding[];
  readonly later: (readonly Finding[])[];
};
const proofs = new WeakMap<BankWorld, Proof>();

const check = (world: BankWorld, pickle: Pickle, saved: SavedWorld): Promise<readonly Finding[]> => {
  assert.ok(loaded.support, "The step definitions are not loaded");
  return checkThens(pickle, saved, world.address, loaded.support);
};

BeforeStep(async function (this: BankWorld, { pickle, pickleStep }: ITestStepHookParameter) {
  const keywords = pickle.steps.map(({ type }) => keywordOf(type));
  const at = pickle.steps.findIndex(({ id }) => id === pickleStep.id);
  const proof = proofs.get(this);
  if (!proof && keywords[at] !== "Given") {
    await this.completeSignIns();
    await this.company.users();
    const saved = JSON.parse(JSON.stringify(await this.save())) as SavedWorld;
    proofs.set(this, { saved, atStage: await check(this, pickle, saved), later: [] });
  }
  if (proof && keywords[at] === "When" && keywords[at - 1] === "Then")
    proof.later.push(await check(this, pickle, proof.saved));
});

/** Runs before the browsers are closed, because After hooks run in reverse order of definition. */
After(async function (this: BankWorld, { pickle }: ITestCaseHookParameter) {
  const proof = proofs.get(this);
  if (!proof) return;
  const later = [...proof.later, await check(this, pickle, proof.saved)];
  this.attach(JSON.stringify({ atStage: proof.atStage, later } satisfies CheckProof), { mediaType: PROOF_TYPE });
});
