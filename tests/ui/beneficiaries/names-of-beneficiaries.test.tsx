import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { NamesOfDevice } from "../../../application/payments/known-names";
import { PACE_MS } from "../../../application/payments/name-lookups-service";
import type { BankFailure } from "../../../application/ports/bank-failure";
import { fail } from "../../../domain/result";
import { anAccountPayee, aWalletPayee } from "../../support/a-beneficiary";
import { InMemoryBank } from "../../support/in-memory-bank";
import { InMemoryObjectStorage } from "../../support/in-memory-object-storage";
import { ama, button, openWorkspace, press, settle } from "../a-workspace";

/** The in-memory bank knows every wallet of MTN as Akosua Nyarko, except those that end with 0000. */
const saved = [
  ["Akosua Nyarko", "0244000001"],
  ["Akosua Nyarco", "0244000002"],
  ["Driver", "0244000003"],
  ["Kojo Addo", "0244560000"],
] as const;

async function openWallets(
  knownNames = new InMemoryObjectStorage<NamesOfDevice>(),
  ...more: (readonly [name: string, number: string])[]
) {
  const bank = new InMemoryBank();
  bank.beneficiaries = [...saved, ...more].map(([name, number], at) => ({
    ...aWalletPayee({ name, number }),
    id: `B${at}`,
  }));
  const opened = await openWorkspace(ama, "/beneficiaries", { bank, knownNames });
  fireEvent.click(screen.getByRole("tab", { name: "Mobile Money" }));
  await settle();
  return opened;
}

/** Waits until all lookups have their turn. */
async function check(start = "Check names") {
  await press(start);
  await vi.waitFor(() => expect(screen.queryByRole("button", { name: "Stop the check" })).toBeNull());
  await settle();
}

const shown = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => row.textContent);
const status = () => screen.getByRole("region", { name: "Names at the bank" }).querySelector("[role=status]");

describe("the check of the names of saved beneficiaries", () => {
  it("each row has its result with the name at the bank, and the counts filter the list", async () => {
    await openWallets();
    await check();
    expect(status()?.textContent).toBe("Names checked: Different 1, Not found 1, Close 1, Matches 1.");
    await press("Different 1");
    expect(shown()).toEqual([expect.stringContaining("Driver")]);
    expect(shown()[0]).toContain("DifferentAkosua Nyarko");
    await press("All 4");
    expect(shown()).toHaveLength(4);
  });

  it("an accepted name stays accepted in a later session, until it is forgotten", async () => {
    const knownNames = new InMemoryObjectStorage<NamesOfDevice>();
    await openWallets(knownNames);
    await check();
    await press("Accept this name: Akosua Nyarko for Driver");
    expect(button("Accepted 1")).toBeDefined();
    document.body.replaceChildren();
    await openWallets(knownNames);
    expect(button("Accepted 1")).toBeDefined();
    await press("Forget 1 accepted name");
    expect(button("Different 1")).toBeDefined();
  });

  it("the focus goes to the filter if an accepted row leaves the list", async () => {
    await openWallets(undefined, ["Guard", "0244000009"]);
    await check();
    await press("Different 2");
    button("Accept this name: Akosua Nyarko for Guard").focus();
    await press("Accept this name: Akosua Nyarko for Guard");
    expect(document.activeElement?.textContent).toBe("Different 1");
  });

  it("the results are downloaded as a workbook", async () => {
    const { saved: files, services } = await openWallets();
    const written = vi.spyOn(services.spreadsheets, "textWorkbook");
    await check();
    await press("Not found 1");
    await press("Download results");
    expect(files).toEqual(["Names of Mobile Money.xlsx"]);
    expect(written.mock.calls).toEqual([
      [["Name", "Number", "Bank", "Name at the bank", "Result"], [["Kojo Addo", "0244560000", "MTN", "", "Not found"]]],
    ]);
  });
});

it("a list that can only be paid through the clearing says that its names cannot be looked up", async () => {
  const bank = new InMemoryBank();
  const payee = anAccountPayee({ route: "nonInstant", bank: { name: "GCB Bank", code: "040100" } });
  bank.beneficiaries = [{ ...payee, id: "B1" }];
  await openWorkspace(ama, "/beneficiaries", { bank });
  fireEvent.click(screen.getByRole("tab", { name: "Other Bank" }));
  await settle();
  await check();
  expect(screen.getByText("The bank has no way to look up these names.")).toBeDefined();
  expect(button("Cannot be checked 1")).toBeDefined();
});

describe("a check of names that is interrupted", () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 10 }));
  afterEach(() => void vi.useRealTimers());

  it.each([
    ["a lost connection", { kind: "unreachable" }, "The connection was lost."],
    ["a bank that stays busy", { kind: "unreachable", isBusy: true }, "The bank takes no more lookups at the moment."],
  ] as const)("%s leaves the answers so far, and the check continues where it stopped", async (_, failure, says) => {
    const { person } = await openWallets();
    const { nameOf } = person.wallets;
    const asked: string[] = [];
    let isDown = true;
    person.wallets.nameOf = async (network, number) => {
      if (isDown && number === "0244000003") return fail<BankFailure>(failure);
      asked.push(number);
      return nameOf(network, number);
    };
    fireEvent.click(button("Check names"));
    await vi.advanceTimersByTimeAsync(200_000);
    expect(screen.getByText(says, { exact: false })).toBeDefined();
    const before = [...asked];
    isDown = false;
    fireEvent.click(button("Continue the check"));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked.slice(before.length)).toContain("0244000003");
    expect(asked.slice(before.length).filter((number) => before.includes(number))).toEqual([]);
    expect(status()?.textContent).toBe("Names checked: Different 1, Not found 1, Close 1, Matches 1.");
  });

  it("a stopped check makes no further call, and leaving the page ends a check without a question", async () => {
    const { person } = await openWallets();
    const { nameOf } = person.wallets;
    let calls = 0;
    person.wallets.nameOf = (...parameters) => {
      calls += 1;
      return nameOf(...parameters);
    };
    fireEvent.click(button("Check names"));
    await vi.advanceTimersByTimeAsync(PACE_MS);
    fireEvent.click(button("Stop the check"));
    const stopped = calls;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(calls).toBe(stopped);
    expect(screen.getByText("The check was stopped.", { exact: false })).toBeDefined();
    fireEvent.click(button("Continue the check"));
    fireEvent.click(screen.getByRole("tab", { name: "Single Beneficiaries" }));
    fireEvent.click(screen.getByRole("tab", { name: "Prepaid Card" }));
    expect(screen.queryByRole("alertdialog")).toBeNull();
    const left = calls;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(calls).toBe(left);
  });
});
