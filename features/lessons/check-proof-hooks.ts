import assert from "node:assert/strict";
import { After, BeforeStep, type ITestCaseHookParameter, type ITestStepHookParameter } from "@cucumber/cucumber";
import type { Pickle } from "../support/run-record";
import type { BankWorld, SavedWorld } from "../support/world";
import { type CheckProof, loaded, PROOF_TYPE } from "./check-proof";
import { checkThens, type Finding } from "./checked-thens";
import { keywordOf } from "./lesson";

type Stage = { readonly saved: SavedWorld; readonly findings: readonly Finding[] };
const stages = new WeakMap<BankWorld, Stage>();

const check = (world: BankWorld, pickle: Pickle, saved: SavedWorld): Promise<readonly Finding[]> => {
  assert.ok(loaded.support, "The step definitions are not loaded");
  return checkThens(pickle, saved, world.address, loaded.support);
};

BeforeStep(async function (this: BankWorld, { pickle, pickleStep }: ITestStepHookParameter) {
  if (keywordOf(pickleStep.type) === "Given" || stages.has(this)) return;
  await this.completeSignIns();
  await this.company.users();
  const saved = JSON.parse(JSON.stringify(await this.save())) as SavedWorld;
  stages.set(this, { saved, findings: await check(this, pickle, saved) });
});

/** Runs before the browsers are closed, because After hooks run in reverse order of definition. */
After({ timeout: 60_000 }, async function (this: BankWorld, { pickle }: ITestCaseHookParameter) {
  const stage = stages.get(this);
  if (!stage) return;
  const proof: CheckProof = { atStage: stage.findings, played: await check(this, pickle, stage.saved) };
  this.attach(JSON.stringify(proof), { mediaType: PROOF_TYPE });
});
