import {
  After,
  AfterAll,
  Before,
  BeforeAll,
  type ITestCaseHookParameter,
  Status,
  setDefinitionFunctionWrapper,
} from "@cucumber/cucumber";
import { BankControl, forgetCalls } from "./bank-control";
import { BankProcess } from "./bank-process";
import { BrowserContextPool } from "./browser-context-pool";
import { Company, startCompanyNumbersAt } from "./company";
import { saveEvidence } from "./evidence";
import { takePicture } from "./pictures";
import { POLICY_VIOLATIONS } from "./run-record";
import { scenarioStart, scenarioTags } from "./settings";
import { tellingWhatIsSeen } from "./what-is-seen";
import type { BankWorld } from "./world";

setDefinitionFunctionWrapper(tellingWhatIsSeen);

/** One bank and one browser for each worker. A worker's scenarios run one after the other, so they can share both. */
let bank: Pick<BankProcess, "address" | "stop">;
let contextPool: BrowserContextPool;
/** Address of a running bank that other users share. */
const sharedBankAddress = process.env.BANK_ADDRESS;

BeforeAll({ timeout: 120_000 }, async () => {
  forgetCalls();
  const sharedBank = sharedBankAddress && { address: sharedBankAddress, stop: async () => {} };
  const opened = sharedBank ? Promise.resolve(sharedBank) : BankProcess.start();
  contextPool = await BrowserContextPool.start(opened.then(({ address }) => address));
  bank = await opened;
  if (sharedBankAddress) startCompanyNumbersAt(await new BankControl(sharedBankAddress).companyCount());
});

AfterAll(async () => {
  await contextPool?.close();
  await bank?.stop();
});

Before(async function (this: BankWorld, { pickle }: ITestCaseHookParameter) {
  const tags = pickle.tags.map(({ name }) => name);
  this.address = bank.address;
  this.contextPool = contextPool;
  this.bank = new BankControl(bank.address);
  this.company = new Company(this.bank);
  this.isOnPhone = tags.includes(scenarioTags.mobile);
  this.movesTime = tags.includes(scenarioTags.time);
  this.isAboutMotion = tags.includes(scenarioTags.motion);
  if (tags.includes(scenarioTags.freshBank) && !sharedBankAddress) await this.bank.reset();
  // A shared bank keeps its time unless the scenario moves time.
  await this.bank.prepare(sharedBankAddress && !this.movesTime ? undefined : scenarioStart);
});

After({ timeout: 60_000 }, async function (this: BankWorld, { pickle, result }: ITestCaseHookParameter) {
  const people = await this.peopleWithBrowsers();
  const release = (canReuse: boolean) =>
    contextPool.release(
      people.map(({ context }) => context),
      this,
      canReuse,
    );
  if (sharedBankAddress) return release(false);
  const errors = people.flatMap((person) => [...person.errors, ...person.findLeaks()]);
  const violations = people.reduce((sum, { policyViolations }) => sum + policyViolations, 0);
  if (violations > 0) this.attach(String(violations), POLICY_VIOLATIONS);
  if (result?.status !== Status.PASSED || errors.length > 0) await saveEvidence(this, pickle, people);
  await takePicture(pickle, people);
  await release(result?.status === Status.PASSED && errors.length === 0);
  if (errors.length > 0) throw new Error(errors.join("\n"));
});
