import * as z from "zod/mini";
import type { Endpoint } from "../../contract/endpoint";
import { bankApi } from "../../contract/index";
import { faultsOf } from "../control-api/fault";

/** Calls by name, such as `approvals.approve`, and by path. */
const nameOf = new Map(
  Object.entries<Record<string, Endpoint>>(bankApi).flatMap(([word, area]) =>
    Object.entries(area).flatMap(([name, { path }]) => [
      [`${word}.${name}`, `${word}.${name}`],
      [path, `${word}.${name}`],
    ]),
  ),
);

const call = z.pipe(
  z.string().check(z.refine((named) => nameOf.has(named) || nameOf.has(`/${named}`), "No call of the bank's API")),
  z.transform((named) => nameOf.get(named) ?? nameOf.get(`/${named}`) ?? named),
);
/** The body that sets faults. The name of each call is checked, because a fault for no call would never happen. */
export const wantedFaults = faultsOf(call);
export type Fault = z.output<typeof wantedFaults>["faults"][number];

/** The faults of this process in the order in which they were set. The first one that matches a call is applied. */
export class Faults {
  private active: readonly Fault[] = [];

  set(faults: readonly Fault[]): void {
    this.active = faults;
  }

  list(): readonly Fault[] {
    return this.active;
  }

  /** @param username the user, once known: faults for a user are matched then, faults for all users before */
  take(callName: string, username?: string): Fault | undefined {
    if (this.active.length === 0) return undefined;
    const found = this.active.find(
      (fault) => fault.call === callName && fault.username === username && happens(fault.when),
    );
    if (found?.when === "once") this.active = this.active.filter((fault) => fault !== found);
    return found;
  }
}

const happens = (when: Fault["when"]): boolean => typeof when === "string" || Math.random() < when.chance;
