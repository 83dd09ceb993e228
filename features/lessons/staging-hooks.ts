import { After, BeforeStep, type ITestCaseHookParameter, type ITestStepHookParameter } from "@cucumber/cucumber";
import { firstNames } from "../support/names";
import type { BankWorld } from "../support/world";
import { keywordOf } from "./lesson";
import { STAGE_IS_SET, STAGED_TYPE, type Staged } from "./staged";

/**
 * Stops the run after the Givens, because the learner performs the other steps. Only a failing hook can skip a step.
 */
BeforeStep(({ pickleStep }: ITestStepHookParameter) => {
  if (keywordOf(pickleStep.type) !== "Given") throw new Error(STAGE_IS_SET);
});

/** Runs before the browsers are closed, because After hooks run in reverse order of definition. */
After(async function (this: BankWorld, { pickle }: ITestCaseHookParameter) {
  const seats = new Map((await this.completeSignIns()).map((person) => [person.name, person]));
  const people = (await this.company.users()).map(([name, { username, password, role }]) => {
    const seat = seats.get(name);
    const { pathname = "/dashboard" } = seat ? new URL(seat.page.url()) : {};
    return { name, username, password, role, isSignedIn: seat?.isSignedIn ?? false, path: pathname };
  });
  const played = pickle.steps.filter(({ type }) => keywordOf(type) !== "Given").map(({ text }) => text);
  const [actor] = new RegExp(`\\b(${firstNames.join("|")})\\b`).exec(played.join("\n")) ?? [];
  this.attach(JSON.stringify({ people, actor, world: await this.save() } satisfies Staged), { mediaType: STAGED_TYPE });
});
