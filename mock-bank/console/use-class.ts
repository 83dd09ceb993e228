import { useRef, useState } from "react";
import * as z from "zod/mini";
import { type CreatedCompany, createdCompany } from "../control-api/answers";
import { explain } from "./control-api";
import type { Desk } from "./desk";

export const roles = ["Single", "Initiator", "Authorizer", "Initiator & Authorizer", "Viewer"] as const;

const accounts = [
  { currency: "GHS", balance: "250000.00", type: "Current" },
  { currency: "GHS", balance: "40000.00", type: "Savings" },
  { currency: "USD", balance: "10000.00", type: "Current" },
] as const;

type Failure = { readonly name: string; readonly why: string };
type Progress = { readonly made: number; readonly wanted: number };

/** The bank shows a password only once, so the class is kept in session storage until it is cleared. */
const KEY = "class";

/** Creates a class one company at a time, so that a failure does not lose the companies made before. */
export function useClass({ api, reloadState, companies: existing }: Desk) {
  const [made, setMade] = useState(kept);
  const madeHere = useRef(new Set<string>());
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const [progress, setProgress] = useState<Progress>();
  const isStopped = useRef(false);

  const keep = (made: readonly CreatedCompany[]) => {
    sessionStorage.setItem(KEY, JSON.stringify(made));
    setMade(made);
  };
  // A reset or a restored snapshot may have removed companies that this tab has made before.
  const isThere = ({ id }: CreatedCompany): boolean =>
    madeHere.current.has(id) || !existing || existing.some((company) => company.id === id);
  const companies = made.filter(isThere);
  const make = async (wanted: number, chosen: readonly string[]) => {
    isStopped.current = false;
    const failed: Failure[] = [];
    let all = companies;
    let number = numberAfter(existing);
    for (let index = 0; index < wanted && !isStopped.current; index += 1) {
      setProgress({ made: index, wanted });
      const name = `Trainee ${number} Ltd`;
      const answer = await api.createCompany({ name, number, users: chosen.map((role) => ({ role })), accounts });
      number += 1;
      if (answer.ok) {
        madeHere.current.add(answer.value.id);
        all = [...all, answer.value];
        keep(all);
      } else {
        failed.push({ name, why: explain(answer.problem) });
        if (answer.problem.kind !== "refused") break;
      }
    }
    setFailures(failed);
    setProgress(undefined);
    reloadState();
  };
  return {
    companies,
    failures,
    progress,
    make: (wanted: number, chosen: readonly string[]) => void make(wanted, chosen),
    stop: () => {
      isStopped.current = true;
    },
    forget: () => {
      sessionStorage.removeItem(KEY);
      setMade([]);
      setFailures([]);
    },
  };
}

/** Returns the number of the next trainee, after those of an earlier class. */
const numberAfter = (existing: Desk["companies"] = []): number =>
  1 + Math.max(0, ...existing.map(({ name }) => Number(/^Trainee (\d+) Ltd$/.exec(name)?.[1] ?? 0)));

function kept(): readonly CreatedCompany[] {
  const read = z.array(createdCompany).safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? "[]"));
  return read.success ? read.data : [];
}
