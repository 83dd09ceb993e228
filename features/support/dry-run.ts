import { loadConfiguration, runCucumber } from "@cucumber/cucumber/api";
import type { Envelope } from "./run-record";

/** Prints as JSON the steps that match no definition or several, and the definitions that no step uses. */
const definitions = new Map<string, string>();
const usedDefinitions = new Set<string>();
const unclear: string[] = [];
const steps = new Map<string, string>();

const recordMessage = ({ stepDefinition, pickle, testCase }: Envelope): void => {
  if (stepDefinition) definitions.set(stepDefinition.id, stepDefinition.pattern.source);
  for (const { id, text } of pickle?.steps ?? []) steps.set(id, text);
  for (const { pickleStepId, stepDefinitionIds } of testCase?.testSteps ?? []) {
    for (const id of stepDefinitionIds ?? []) usedDefinitions.add(id);
    if (pickleStepId && stepDefinitionIds?.length !== 1) unclear.push(steps.get(pickleStepId) ?? pickleStepId);
  }
};

const { runConfiguration } = await loadConfiguration({ provided: { dryRun: true } });
await runCucumber(
  { ...runConfiguration, formats: { stdout: "summary", files: {}, publish: false, options: {} } },
  {},
  recordMessage,
);
const unused = [...definitions].filter(([id]) => !usedDefinitions.has(id)).map(([, pattern]) => pattern);
console.info(JSON.stringify({ steps: steps.size, unclear, unused }));
