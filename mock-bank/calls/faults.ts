import { isDeepStrictEqual } from "node:util";
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

/** The user of a call. The company is unknown if no user has the name. */
export type FaultCaller = { readonly username: string; readonly company: string | undefined };

/** The faults of this process in the order in which they were set. The first one that matches a call is applied. */
export class Faults {
  private active: readonly Fault[] = [];
  /** The companies that have met a fault that each company meets once. */
  private readonly met = new WeakMap<Fault, Set<string>>();

  /** A fault that was active already keeps the companies that have met it. */
  set(faults: readonly Fault[]): void {
    const former = [...this.active];
    for (const fault of faults) {
      const at = former.findIndex((each) => isDeepStrictEqual(each, fault));
      const [same] = at < 0 ? [] : former.splice(at, 1);
      if (same) this.met.set(fault, this.metBy(same));
    }
    this.active = faults;
  }

  list(): readonly Fault[] {
    return this.active;
  }

  /** Whether a fault of this call depends on the caller's company. */
  asksForCompany(callName: string): boolean {
    return this.active.some((fault) => fault.call === callName && dependsOnCompany(fault));
  }

  /** @param caller the caller, once known: faults for some callers are matched then, faults for all callers before */
  take(callName: string, caller?: FaultCaller): Fault | undefined {
    if (this.active.length === 0) return undefined;
    const found = this.active.find(
      (fault) => fault.call === callName && this.isFor(fault, caller) && happens(fault.when),
    );
    if (found?.when === "once") this.active = this.active.filter((fault) => fault !== found);
    if (found?.when === "onceEach" && caller?.company !== undefined) this.metBy(found).add(caller.company);
    return found;
  }

  private isFor(fault: Fault, caller: FaultCaller | undefined): boolean {
    const isForAll = fault.username === undefined && !dependsOnCompany(fault);
    if (!caller) return isForAll;
    if (isForAll) return false;
    if (fault.username !== undefined && fault.username !== caller.username) return false;
    if (fault.company !== undefined && fault.company !== caller.company) return false;
    return fault.when !== "onceEach" || (caller.company !== undefined && !this.metBy(fault).has(caller.company));
  }

  private metBy(fault: Fault): Set<string> {
    const met = this.met.get(fault) ?? new Set();
    this.met.set(fault, met);
    return met;
  }
}

const dependsOnCompany = ({ company, when }: Fault): boolean => company !== undefined || when === "onceEach";

const happens = (when: Fault["when"]): boolean => typeof when === "string" || Math.random() < when.chance;
