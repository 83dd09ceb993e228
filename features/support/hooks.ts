import { After, AfterAll, Before, BeforeAll, type ITestCaseHookParameter, Status } from "@cucumber/cucumber";
import { BankControl } from "./bank-control";
import { BankProcess } from "./bank-process";
import { Company, nameCompaniesFrom } from "./company";
import { Computers } from "./computers";
import { keepEvidence } from "./evidence";
import { takePicture } from "./pictures";
import { POLICY_VIOLATIONS } from "./run-record";
import { scenarioStart, settings } from "./settings";
import type { BankWorld } from "./world";

/** One bank and one browser for each worker. A worker's scenarios run one after the other, so they can share both. */
let bank: Pick<BankProcess, "address" | "stop">;
let computers: Computers;
/** Address of a running bank that other users share; lessons are staged there. */
const elsewhere = process.env.BANK_ADDRESS;

BeforeAll({ timeout: 120_000 }, async () => {
  const isThere = elsewhere && { address: elsewhere, stop: async () => {} };
  const opened = isThere ? Promise.resolve(isThere) : BankProcess.start();
  computers = await Computers.at(opened.then(({ address }) => address));
  bank = await opened;
  if (elsewhere) nameCompaniesFrom(await new BankControl(elsewhere).companyCount());
});

AfterAll(async () => {
  await computers?.close();
  await bank?.stop();
});

Before(async function (this: BankWorld, { pickle }: ITestCaseHookParameter) {
  const tags = pickle.tags.map(({ name }) => name);
  this.address = bank.address;
  this.computers = computers;
  this.bank = new BankControl(bank.address);
  this.company = new Company(this.bank);
  this.isOnPhone = tags.includes(settings.mobile);
  this.movesTime = tags.includes(settings.time);
  this.isAboutMotion = tags.includes(settings.motion);
  // A shared bank keeps its time unless the scenario moves time.
  await this.bank.prepare(elsewhere && !this.movesTime ? undefined : scenarioStart);
});

After({ timeout: 60_000 }, async function (this: BankWorld, { pickle, result }: ITestCaseHookParameter) {
  const people = await this.peopleWithBrowsers();
  const release = (isSound: boolean) =>
    computers.release(
      people.map(({ context }) => context),
      this,
      isSound,
    );
  if (elsewhere) return release(false);
  const errors = people.flatMap((person) => [...person.errors, ...person.findLeaks()]);
  const violations = people.reduce((sum, { policyViolations }) => sum + policyViolations, 0);
  if (violations > 0) this.attach(String(violations), POLICY_VIOLATIONS);
  if (result?.status !== Status.PASSED || errors.length > 0) await keepEvidence(this, pickle, people);
  await takePicture(pickle, people);
  await release(result?.status === Status.PASSED && errors.length === 0);
  if (errors.length > 0) throw new Error(errors.join("\n"));
});
