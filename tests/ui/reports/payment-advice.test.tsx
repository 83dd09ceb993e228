import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ghs } from "../../../domain/money";
import { fail, ok } from "../../../domain/result";
import { confirm, requestOf, transferOf } from "../../support/a-person";
import { aReportRecord } from "../../support/a-report-record";
import { InMemoryBank } from "../../support/in-memory-bank";
import { ama, button, kofi, openWorkspace, press, settle, signedIn } from "../a-workspace";

/**
 * Opens the reports of a company with a paid transfer of GHS 150.00 and a newer one of GHS 2.00 that waits for
 * approval.
 */
async function openReports() {
  const bank = new InMemoryBank();
  const payer = await signedIn(ama, bank);
  await confirm(payer.person, payer.person.payments.prepare(await transferOf(payer.person)));
  await requestOf((await signedIn(kofi, bank)).person, { amount: ghs(2_00) });
  const opened = await openWorkspace(ama, "/transactionReports", { bank });
  await press("Apply filters");
  return opened;
}

const openAdvice = async (row: number) => {
  screen.getAllByRole("button", { name: /^Advice of / })[row]?.click();
  await settle();
};

describe("a payment advice", () => {
  it("an advice is saved in the chosen format, with the bank's time in its name @S3-2.5-42 @S3-7-65", async () => {
    const { saved } = await openReports();
    await openAdvice(1);
    expect(screen.getByRole("dialog").textContent).toContain("GHS 150.00");
    await press("Download advice");
    expect(screen.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual(["Excel", "PDF", "Word"]);
    screen.getByRole("menuitem", { name: "Word" }).click();
    await settle();
    expect(saved).toEqual([expect.stringMatching(/^\d{14}Payment_Advice\.docx$/)]);
  });

  it("an advice begins with the total and the beneficiary, and has a line for each value of its record @S3-2.5-41", async () => {
    const { person } = await openReports();
    const record = aReportRecord({
      scheduleId: "S-1",
      bulkId: "B-1",
      payee: { account: "1020304050615", name: "Payroll", bank: "Volta Bank", country: "" },
      charge: ghs(5_00),
      total: ghs(155_00),
      approvedBy: "Efua Mensah",
      approvedAt: "2026-11-22T16:45:00Z",
    });
    person.reports.find = async () => ok({ rows: [record], total: 1 });
    await press("Apply filters");
    await openAdvice(0);
    const lines = within(screen.getByRole("dialog")).getAllByRole("term");
    expect(lines.map(({ textContent, nextSibling }) => `${textContent}: ${nextSibling?.textContent}`)).toEqual([
      "Total Amount: GHS 155.00",
      "Beneficiary: Payroll",
      "Transaction ID: OT-1",
      "Bulk ID: B-1",
      "Schedule ID: S-1",
      "Transfer Type: Own Account Transfer",
      "Source Account: Operations1020304050607 · Current",
      "Beneficiary Account: 1020304050615 ",
      "Beneficiary Bank: Volta Bank",
      "Narration: Rent",
      "Transaction Status: Approved",
      "Transaction Date: 20 Nov 2026, 09:30",
      "Created By: Kofi Boateng",
      "Final Approval: Efua Mensah",
      "Final Approval Date: 22 Nov 2026, 16:45",
      "Amount: GHS 150.00",
      "Transaction Charge: GHS 5.00",
    ]);
  });

  it("an advice of an unpaid transfer is disabled", async () => {
    const { saved } = await openReports();
    await openAdvice(0);
    await press("Download advice");
    expect(button("Download advice").getAttribute("aria-disabled")).toBe("true");
    expect(screen.queryByRole("menuitem")).toBeNull();
    expect(saved).toEqual([]);
  });

  it("an advice of a payment that awaits settlement is disabled and shows the moment of the settlement", async () => {
    const { person } = await openReports();
    const record = aReportRecord({ status: "processing", receiptFrom: "2026-11-23T15:00:00Z" });
    person.reports.find = async () => ok({ rows: [record], total: 1 });
    await press("Apply filters");
    await openAdvice(0);
    const offer = button("Download advice");
    expect(offer.getAttribute("aria-disabled")).toBe("true");
    expect(screen.getByRole("dialog").textContent).toContain(
      "The payment is settled on 23 Nov 2026, 15:00. There is an advice from then on.",
    );
  });

  it("a refused download shows the bank's message", async () => {
    const { services, saved } = await openReports();
    services.reports.paymentAdvice = async () => fail({ kind: "refused", message: "There is none." });
    await openAdvice(1);
    await press("Download advice");
    screen.getByRole("menuitem", { name: "PDF" }).click();
    await settle();
    expect(screen.getByRole("alert").textContent).toBe("There is none.");
    expect(saved).toEqual([]);
    await press("Close");
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
