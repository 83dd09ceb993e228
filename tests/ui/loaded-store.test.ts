import { describe, expect, it } from "vitest";
import type { BankFailure } from "../../application/ports/bank-failure";
import { fail, ok, type Result } from "../../domain/result";
import { LoadedStore } from "../../ui/shared/loaded-store";

type Answer = (result: Result<string, BankFailure>) => void;
const asked = () => {
  const answers: Answer[] = [];
  const fetch = () => new Promise<Result<string, BankFailure>>((resolve) => answers.push(resolve));
  return { answers, fetch };
};

describe("what a part of a screen fetches", () => {
  it("shows the answer to what was asked last, whichever comes first", async () => {
    const { answers, fetch } = asked();
    const store = new LoadedStore<string>(() => {});
    const both = [store.load(fetch), store.load(fetch)];
    answers[1]?.(ok("new"));
    answers[0]?.(ok("old"));
    await Promise.all(both);
    expect(store.value).toBe("new");
  });

  it("keeps nothing of what it showed before a failure, tells it, and asks the same again", async () => {
    const told: string[] = [];
    const store = new LoadedStore<string>(({ kind }) => told.push(kind));
    await store.load(async () => ok("figures"));
    const answers: Result<string, BankFailure>[] = [fail({ kind: "unreachable" }), ok("figures again")];
    await store.load(async () => answers.shift() ?? ok(""));
    expect(store.content.is).toBe("failed");
    expect(store.value).toBeUndefined();
    expect(told).toEqual(["unreachable"]);
    await store.retry();
    expect(store.value).toBe("figures again");
  });
});
