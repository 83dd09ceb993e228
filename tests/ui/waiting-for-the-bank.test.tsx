import { act, fireEvent, render, screen } from "@testing-library/react";
import { Activity, type ComponentType } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ProtectedAction } from "../../application/otp/protected-action";
import { ok } from "../../domain/result";
import { LoadedScreen, loadPage } from "../../ui/app/current-screen";
import type { Route } from "../../ui/app/routes";
import { FailureBoundary } from "../../ui/kit/failure-boundary";
import { OtpDialog } from "../../ui/operations/otp-dialog";
import { TestClock } from "../support/a-clock";
import { InMemoryBank } from "../support/in-memory-bank";
import type { InMemoryPerson } from "../support/in-memory-person";
import { ama, button, efua, openWorkspace, press, settle } from "./a-workspace";

const WAITING = "Still waiting for the bank";
const CANCELLED = "Loading was cancelled";

/** The clock of the browser goes on by itself, so that other waits of a test end. */
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const notices = () => screen.queryAllByText(WAITING);

/** A screen at a path of its own, because pages that any test has loaded stay loaded. */
const aRow = (path: string): Route => ({
  path: path as Route["path"],
  audience: "signedIn",
  title: "Schedules",
  shape: "list",
});

type Ports = "accounts" | "approvals" | "beneficiaries" | "fx" | "reports" | "requests" | "schedules" | "statements";
type Read = {
  readonly entry: string;
  /** Pressed on the screen before anything is read. */
  readonly presses?: readonly string[];
  readonly port: Ports;
  readonly method: string;
  readonly retry?: string;
  readonly user?: typeof ama;
};

/** Every read for which a screen, or a part of one, shows placeholders. */
const reads: readonly Read[] = [
  {
    entry: "Dashboard",
    port: "accounts",
    method: "list",
    retry: "TRY AGAIN",
  },
  {
    entry: "Dashboard",
    port: "accounts",
    method: "expenditure",
  },
  { entry: "Dashboard", port: "approvals", method: "pendingPayments" },
  { entry: "Dashboard", port: "beneficiaries", method: "atThisBank" },
  { entry: "Dashboard", port: "statements", method: "movements" },
  { entry: "Beneficiaries", port: "beneficiaries", method: "atThisBank" },
  {
    entry: "Mobile Money",
    port: "accounts",
    method: "list",
    retry: "TRY AGAIN",
  },
  {
    entry: "FX Transfer and Rates",
    port: "accounts",
    method: "list",
    retry: "TRY AGAIN",
  },
  { entry: "Transaction Reports", presses: ["Apply filters"], port: "reports", method: "find" },
  { entry: "Schedule Transfers", port: "schedules", method: "list" },
  { entry: "Bank Statements", port: "statements", method: "movements" },
  { entry: "Pending Requests", port: "approvals", method: "pending", user: efua },
  { entry: "My Requests", port: "requests", method: "mine" },
];

/** Keeps the first call waiting until the returned function is called. */
function keepWaiting(person: InMemoryPerson, port: Ports, method: string) {
  const calls = person[port] as unknown as Record<string, (...parameters: unknown[]) => Promise<unknown>>;
  const answering = calls[method]?.bind(calls);
  if (!answering) throw new Error(`There is no call ${port}.${method}`);
  let count = 0;
  let answer = () => {};
  calls[method] = async (...parameters) => {
    count += 1;
    if (count === 1) await new Promise<void>((resolve) => (answer = resolve));
    return answering(...parameters);
  };
  return { answer: () => answer(), count: () => count };
}

async function openWaiting({ entry, presses = [], port, method, user = ama }: Read) {
  const elsewhere = entry === "Transaction Reports" ? "/faq" : "/transactionReports";
  const { person } = await openWorkspace(user, elsewhere, { bank: new InMemoryBank() });
  const call = keepWaiting(person, port, method);
  fireEvent.click(screen.getByRole("link", { name: entry }));
  await settle();
  for (const name of presses) await press(name);
  return call;
}

describe("a read that takes long", () => {
  it.each(reads.map((read) => [read.entry, `${read.port}.${read.method}`, read] as const))(
    "%s says after 8 s that it still waits for %s, can be cancelled, and asks again",
    async (_, __, read) => {
      const { retry = "Try again" } = read;
      const call = await openWaiting(read);
      await pass(7000);
      expect(notices()).toHaveLength(0);
      await pass(1500);
      expect(notices()).toHaveLength(1);
      button("Cancel").focus();
      await press("Cancel");
      expect(notices()).toHaveLength(0);
      // A cancelled read is not reported as a failure.
      expect(screen.queryAllByText(/went wrong|could not/)).toEqual([]);
      screen.getAllByText(CANCELLED);
      await pass(500);
      expect(document.activeElement).not.toBe(document.body);
      // The late answer changes nothing.
      call.answer();
      await settle();
      screen.getAllByText(CANCELLED);
      const asked = call.count();
      await press(retry);
      expect(screen.queryByText(CANCELLED)).toBeNull();
      expect(screen.queryByRole("status", { name: "Loading" })).toBeNull();
      expect(call.count()).toBe(asked + 1);
    },
  );

  it("another page of a list that takes long can be cancelled, and the old page stays", async () => {
    const bank = new InMemoryBank();
    const { person } = await openWorkspace(ama, "/myRequests", { bank });
    const original = person.requests.mine;
    let pages = 0;
    Object.assign(person.requests, {
      mine: async (...parameters: Parameters<typeof original>) => {
        const answer = await original(...parameters);
        pages += 1;
        if (pages > 1) await new Promise(() => {});
        return answer.ok ? { ...answer, value: { rows: answer.value.rows, total: 25 } } : answer;
      },
    });
    fireEvent.click(screen.getByRole("tab", { name: "Mobile Money" }));
    await settle();
    await press("Next page");
    await pass(8500);
    expect(notices()).toHaveLength(1);
    await press("Cancel");
    screen.getByText("1-10 from 25");
    expect(notices()).toHaveLength(0);
  });

  it("a screen whose code takes long shows its heading, placeholders and, after 8 s, that it waits", async () => {
    let arrive = () => {};
    const load = () => new Promise<ComponentType>((resolve) => (arrive = () => resolve(() => <p>Three schedules</p>)));
    render(<LoadedScreen row={aRow("/slow")} load={load} />);
    await pass(7000);
    screen.getByRole("heading", { level: 1, name: "Schedules" });
    screen.getByRole("status", { name: "Loading" });
    expect(notices()).toHaveLength(0);
    await pass(1500);
    expect(notices()).toHaveLength(1);
    expect(screen.queryByRole("button")).toBeNull();
    await act(async () => arrive());
    screen.getByText("Three schedules");
    expect(screen.queryByRole("status")).toBeNull();
  });

  it("a screen whose code was loaded before shows no placeholders", async () => {
    const load = async () => () => <p>Three schedules</p>;
    const row = aRow("/loaded");
    await loadPage(row, load);
    render(<LoadedScreen row={row} load={load} />);
    screen.getByText("Three schedules");
  });

  it("a screen whose code arrives between its first render and its effects is shown", async () => {
    const load = async () => () => <p>Three schedules</p>;
    const row = aRow("/late");
    const screenIn = (mode: "hidden" | "visible") => (
      <Activity mode={mode}>
        <LoadedScreen row={row} load={load} />
      </Activity>
    );
    // A hidden activity is rendered, and its effects run when it becomes visible.
    const { rerender } = render(screenIn("hidden"));
    await loadPage(row, load);
    rerender(screenIn("visible"));
    await act(async () => {});
    screen.getByText("Three schedules");
  });

  it("a screen whose code cannot be loaded says so", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const load = () => Promise.reject(new Error("no such file"));
    render(
      <FailureBoundary fallback={<p>Not loaded</p>} onFailure={() => undefined}>
        <LoadedScreen row={aRow("/missing")} load={load} />
      </FailureBoundary>,
    );
    await act(async () => {});
    screen.getByText("Not loaded");
  });

  it("a confirmed operation that takes long says so, and cannot be cancelled", async () => {
    const action = new ProtectedAction(
      { send: async () => ok({ phone: "*******001" }), check: async () => ok(undefined) },
      { prepare: () => ({ intent: undefined, submit: () => new Promise(() => {}) }) },
    );
    render(<OtpDialog action={action} clock={new TestClock()} />);
    await act(() => action.start());
    await pass(8500);
    expect(notices()).toHaveLength(0);
    fireEvent.change(screen.getByLabelText("One-time code"), { target: { value: "12345" } });
    fireEvent.click(button("Confirm"));
    await pass(8500);
    expect(notices()).toHaveLength(1);
    expect(screen.queryByRole("button", { name: "Cancel" })).toBeNull();
  });
});
