import { expect, it } from "vitest";
import { HttpFx } from "../../../../adapters/bank-api/fx/http-fx";
import { HttpTransferLookups } from "../../../../adapters/bank-api/payments/http-transfer-lookups";
import { aSession } from "../../../support/a-session";
import { aStubBank } from "../../../support/a-stub-bank";

it("each form loads its banks from its own list @S2-7-07", async () => {
  const bank = aStubBank();
  bank.state.begin(aSession(), 0);
  bank.answer({ code: 0, banks: [{ name: "GCB Bank", code: "040100", BankName: "GCB", BankSortCode: "040100" }] });
  const [transfers, fx] = [new HttpTransferLookups(bank.client), new HttpFx(bank.client)];
  for (const ask of [() => transfers.banks("instant"), () => transfers.banks("nonInstant"), () => fx.localBanks()])
    expect(await ask()).toMatchObject({ ok: true });
  expect(bank.sent.map(({ path }) => path.split("/").at(-1))).toEqual(["institutions", "bankList", "banks"]);
});
