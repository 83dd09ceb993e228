import { FormGroup, HTMLSelect } from "@blueprintjs/core";
import { useId } from "react";
import type { ActiveFault, Company } from "../control-api/answers";

/** The callers that a fault meets: `everybody`, `each` company, `company:` with an id, or `user:` with a name. */
export type FaultTarget = string;
export const EVERYBODY: FaultTarget = "everybody";
const EACH = "each";
const COMPANY = "company:";
const USER = "user:";

/** The fault for its target. For each company, a fault that would happen once happens once in each. */
export function aimed(fault: Readonly<Record<string, unknown>>, target: FaultTarget): object {
  if (target.startsWith(COMPANY)) return { ...fault, company: target.slice(COMPANY.length) };
  if (target.startsWith(USER)) return { ...fault, username: target.slice(USER.length) };
  const isOnce = (fault.when ?? "once") === "once";
  return target === EACH && isOnce ? { ...fault, when: "onceEach" } : fault;
}

export function targetOf({ username, company }: ActiveFault, companies: readonly Company[] = []): string {
  if (typeof username === "string") return username;
  if (typeof company !== "string") return "everybody";
  return companies.find(({ id }) => id === company)?.name ?? "a company that is no longer there";
}

/** Such as “36 people in 12 companies”. */
export function peopleIn(companies: readonly Company[]): string {
  const people = companies.reduce((sum, { users }) => sum + users.length, 0);
  const inWords = people === 1 ? "1 person" : `${people} people`;
  return `${inWords} in ${companies.length === 1 ? "1 company" : `${companies.length} companies`}`;
}

type Props = {
  readonly companies: readonly Company[];
  readonly target: FaultTarget;
  readonly onChange: (target: FaultTarget) => void;
};

/** Chooses whose calls a fault meets, and says how many people these are before it is set. */
export function TargetField({ companies, target, onChange }: Props) {
  const id = useId();
  return (
    <FormGroup label="For whom" labelFor={id} helperText={effectOn(target, companies)}>
      <HTMLSelect id={id} fill value={target} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        <option value={EVERYBODY}>Everybody</option>
        <option value={EACH}>Each company</option>
        <optgroup label="One company">
          {companies.map(({ id: company, name }) => (
            <option key={company} value={`${COMPANY}${company}`}>
              {name}
            </option>
          ))}
        </optgroup>
        <optgroup label="One person">
          {companies.flatMap(({ users }) =>
            users.map(({ username }) => (
              <option key={username} value={`${USER}${username}`}>
                {username}
              </option>
            )),
          )}
        </optgroup>
      </HTMLSelect>
    </FormGroup>
  );
}

function effectOn(target: FaultTarget, companies: readonly Company[]): string {
  if (target === EVERYBODY) return `Meets ${peopleIn(companies)}. What happens once meets only who calls first.`;
  if (target === EACH) return `Meets ${peopleIn(companies)}. What happens once happens once in each company.`;
  if (target.startsWith(USER)) return "Meets only this person.";
  const company = companies.find(({ id }) => id === target.slice(COMPANY.length));
  return company ? `Meets only ${company.users.map(({ username }) => username).join(", ")}.` : "Meets nobody.";
}
