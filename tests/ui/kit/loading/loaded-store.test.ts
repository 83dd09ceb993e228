import { describe, expect, it } from "vitest";
import type { BankFailure } from "../../../../application/ports/bank-failure";
import { fail, ok, type Result } from "../../../../domain/result";
import { LoadedStore } from "../../../../ui/kit/loading/loaded-store";

type Answer = (result: Result<string, BankFailure>) => void;
const heldAnswers = () => {
  const answers: Answer[] = [];
  const fetch = () => new Promise<Result<string, BankFailure>>((resolve) => answers.push(resolve));
  return { answers, fetch };
};

describe("a value loaded by a part of a screen", () => {
  it("the answer to the latest request is shown, in any order of arrival", async () => {
    const { answers, fetch } = heldAnswers();
    const store = new LoadedStore<string>(() => {});
    const both = [store.load(fetch), store.load(fetch)];
    answers[1]?.(ok("new"));
    answers[0]?.(ok("old"));
    await Promise.all(both);
    expect(store.value).toBe("new");
  });

  it("a reload keeps the value until the answer arrives", async () => {
    const { answers, fetch } = heldAnswers();
    const store = new LoadedStore<string>(() => {});
    await store.load(async () => ok("old"));
    const reload = store.reload(fetch);
    expect(store.value).toBe("old");
    answers[0]?.(ok("new"));
    await reload;
    expect(store.value).toBe("new");
  });

  it("a failure clears the value and is reported, and a retry repeats the same request", async () => {
    const told: string[] = [];
    const store = new LoadedStore<string>(({ kind }) => told.push(kind));
    await store.load(async () => ok("figures"));
    const answers: Result<string, BankFailure>[] = [fail({ kind: "unreachable" }), ok("figures again")];
    await store.load(async () => answers.shift() ?? ok(""));
    expect(store.content.kind).toBe("failed");
    expect(store.value).toBeUndefined();
    expect(told).toEqual(["unreachable"]);
    await store.retry();
    expect(store.value).toBe("figures again");
  });
});
