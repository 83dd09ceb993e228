import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { PapersPort } from "../../../application/support/support-port";
import { VERIFY_PATH } from "../../../contract/papers";
import { moneyOf } from "../../../domain/money";
import { fail, ok } from "../../../domain/result";
import type { PaperCheck, PaperState, PaperToday } from "../../../domain/support/paper";
import { routes } from "../../../ui/app/routes";
import { SupportContext } from "../../../ui/support/support-context";
import { VerifyPage } from "../../../ui/support/verify-page";
import { InMemorySupport } from "../../support/in-memory-support";

const paper = {
  kind: "receipt",
  bank: "Asempa Bank",
  reference: "T260302BNR9QWPP7",
  amount: moneyOf(125_050, "GHS"),
  payer: "Adom Trading Ltd",
  beneficiary: "Kofi Boateng",
  isNameGiven: false,
  lastDigits: "0623",
  date: "02-03-2026 09:00",
  issue: 1,
} as const;
const genuine: PaperCheck = { kind: "genuine", paper, signature: "s" };
const arrived: PaperToday = { state: "arrived", since: "02-03-2026 09:00", isApprovedByTwo: false, isReplaced: false };

function open(check: PaperCheck, paperToday: PapersPort["paperToday"] = async () => ok(arrived)) {
  window.location.hash = "#line";
  const checkPaper = vi.fn<PapersPort["checkPaper"]>(async () => check);
  const support = Object.assign(new InMemorySupport(), { checkPaper, paperToday: vi.fn(paperToday) });
  render(
    <SupportContext value={{ support, customer: undefined, goTo: vi.fn() }}>
      <VerifyPage />
    </SupportContext>,
  );
  return support;
}
const heading = (name: string) => screen.findByRole("heading", { level: 2, name });

afterEach(() => {
  window.location.hash = "";
});

describe("the page that checks papers", () => {
  it("the page has the address that papers print", () => {
    expect(routes.map(({ path }) => path)).toContain(VERIFY_PATH);
  });

  it("a file that is dropped beside the form does not replace the page", async () => {
    open(genuine);
    await heading("Genuine");
    const drop = Object.assign(new Event("drop", { bubbles: true, cancelable: true }), {
      dataTransfer: { types: ["Files"], dropEffect: "copy" },
    });
    fireEvent(document.body, drop);
    expect(drop.defaultPrevented).toBe(true);
  });

  it("a genuine paper shows its content and what is true today", async () => {
    const { checkPaper } = open(genuine);
    await heading("Genuine");
    await screen.findByText("Arrived on 02-03-2026 09:00.");
    expect(checkPaper).toHaveBeenCalledWith("#line");
    for (const text of ["GHS 1,250.50", "Adom Trading Ltd", "Kofi Boateng", "0623", "T260302BNR9QWPP7"])
      expect(screen.getByText(text)).toBeTruthy();
  });

  it.each<readonly [check: PaperCheck, title: string]>([
    [{ kind: "changed" }, "Changed"],
    [{ kind: "foreign" }, "Not of this bank"],
    [{ kind: "unreadable" }, "Not readable"],
    [{ kind: "noKeys" }, "Not checked"],
  ])("%j shows no content, and the bank is not asked", async (check, title) => {
    const { paperToday } = open(check);
    await heading(title);
    expect(screen.queryByText("What the bank signed")).toBeNull();
    expect(paperToday).not.toHaveBeenCalled();
  });

  it.each<readonly [state: PaperState, over: Partial<PaperToday>, title: string]>([
    ["returned", {}, "Genuine, but returned"],
    ["reversed", {}, "Genuine, but reversed"],
    ["waiting", {}, "Genuine, not paid yet"],
    ["notFound", {}, "Genuine, but not in the books"],
    ["arrived", { isReplaced: true }, "Genuine, but replaced"],
    ["returned", { isReplaced: true }, "Genuine, but returned"],
  ])("the headline of a genuine paper that is %s %j says so", async (state, over, title) => {
    open(genuine, async () => ok({ ...arrived, state, ...over }));
    await heading(title);
  });

  it("a payment that two people approved says so", async () => {
    open(genuine, async () => ok({ ...arrived, isApprovedByTwo: true }));
    await screen.findByText("Two people or more have approved it.");
  });

  it("a bank that does not answer can be asked again", async () => {
    const { paperToday } = open(genuine, async () => fail({ kind: "unreachable" }));
    fireEvent.click(await screen.findByRole("button", { name: "Ask again" }));
    await vi.waitFor(() => expect(paperToday).toHaveBeenCalledTimes(2));
    await heading("Genuine, state unknown");
  });

  it.each([
    { answer: ok(arrived), title: "Genuine" },
    { answer: fail({ kind: "unreachable" } as const), title: "Not checked" },
  ])("in a browser that cannot check signatures the bank's answer counts: $title", async ({ answer, title }) => {
    open({ kind: "uncheckable", paper, signature: "s" }, async () => answer);
    await heading(title);
  });

  it("a chosen file is checked", async () => {
    const { checkPaper } = open({ kind: "foreign" });
    await heading("Not of this bank");
    const file = new File(["%PDF"], "receipt.pdf");
    fireEvent.change(screen.getByLabelText(/^Choose or drop the PDF/), { target: { files: [file] } });
    await vi.waitFor(() => expect(checkPaper).toHaveBeenCalledWith(file));
  });

  it("a pasted line is checked", async () => {
    const { checkPaper } = open({ kind: "foreign" });
    await heading("Not of this bank");
    fireEvent.change(screen.getByLabelText("Paste the line"), { target: { value: "another line" } });
    fireEvent.click(screen.getByRole("button", { name: "Check" }));
    await vi.waitFor(() => expect(checkPaper).toHaveBeenCalledWith("another line"));
  });
});
