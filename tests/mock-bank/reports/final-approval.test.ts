import { expect, it } from "vitest";
import { aCompanyOf, type Customer } from "../../support/bank-customers";
import { onEachDatabase } from "../../support/bank-database";
import { documentTextOf, pagesOf, rowsOf } from "../../support/read-files";

const MINUTE_MS = 60_000;

onEachDatabase("The final approval in reports", (bank) => {
  /** Makes a request that needs two approvals, and gives the first. */
  const askForTwo = async () => {
    const company = await aCompanyOf(bank.db, {
      people: ["Initiator", "Authorizer", "Authorizer"],
      accounts: [
        { currency: "GHS", balance: "1000.00" },
        { currency: "GHS", balance: "0.00" },
      ],
      policy: { secondApproverFrom: "100.00" },
    });
    const [kofi, efua, adjoa] = company.people as [Customer, Customer, Customer];
    const [from = "", to = ""] = company.accounts;
    const id = await kofi.ask(from, to, "150.00");
    await efua.approve(id);
    for (const later of [kofi, adjoa]) later.now = new Date(later.now.getTime() + MINUTE_MS);
    const shown = async () => {
      const { rows } = await kofi.report("ownAccounts");
      const [workbook, pdf, word] = [
        await rowsOf(await kofi.reportFile("ownAccounts", "EXCEL")),
        (await pagesOf(await kofi.reportFile("ownAccounts", "PDF"))).join(),
        await documentTextOf(await kofi.reportFile("ownAccounts", "WORD")),
      ];
      const named = [efua, adjoa].map(({ caller }) => caller.fullName);
      return {
        record: [rows[0]?.approvedBy ?? null, rows[0]?.finalApproveDate ?? null],
        inWorkbook: workbook.at(-1)?.slice(-2),
        onPaper: [pdf, word].map((text) => named.filter((name) => text.includes(name))),
      };
    };
    return { id, efua, adjoa, shown };
  };
  const NOBODY = { record: [null, null], inWorkbook: [null, null], onPaper: [[], []] };

  it("the final approval is empty while one of two approvals is missing", async () => {
    expect(await (await askForTwo()).shown()).toEqual(NOBODY);
  });

  it("the final approval is empty after the second approver rejected", async () => {
    const { id, adjoa, shown } = await askForTwo();
    await adjoa.reject(id);
    expect(await shown()).toEqual(NOBODY);
  });

  it("the final approval is the one that completed the request", async () => {
    const { id, adjoa, shown } = await askForTwo();
    await adjoa.approve(id);
    const { fullName } = adjoa.caller;
    expect(await shown()).toEqual({
      record: [fullName, "02-03-2026 09:01"],
      inWorkbook: [fullName, new Date("2026-03-02T09:01:00Z")],
      onPaper: [[fullName], [fullName]],
    });
  });
});
