import { expect, it, vi } from "vitest";
import type { TransferLookupsPort } from "../../../application/payments/transfer-lookups-port";
import { TransferLookupsService } from "../../../application/payments/transfer-lookups-service";
import { ghs } from "../../../domain/money";
import { fail, ok } from "../../../domain/result";

function aService() {
  const charge = vi.fn<TransferLookupsPort["charge"]>(async (speed, { minor }) =>
    ok(ghs(speed === "instant" ? minor / 100 : 7_00)),
  );
  const banks = vi.fn<TransferLookupsPort["banks"]>(async (speed) => ok([{ name: `Bank of ${speed}`, code: "1" }]));
  const branches = vi.fn<TransferLookupsPort["branches"]>(async (bank) =>
    ok([{ name: `Branch of ${bank}`, code: "104", sortCode: `${bank}-104` }]),
  );
  const port = { banks, branches, charge, accountAtThisBank: vi.fn(), accountAtOtherBank: vi.fn() };
  return { service: new TransferLookupsService(port), banks, branches, charge };
}

it("the non-instant charge is asked once, and the instant charge for each amount before and after it @S2-9-13 @S2-9-14", async () => {
  const { service, charge } = aService();
  const charges = [
    await service.charge("instant", ghs(100_00)),
    await service.charge("nonInstant", ghs(200_00)),
    await service.charge("instant", ghs(300_00)),
    await service.charge("nonInstant", ghs(400_00)),
    await service.charge("instant", ghs(500_00)),
  ];
  expect(charges).toEqual([1_00, 7_00, 3_00, 7_00, 5_00].map((minor) => ok(ghs(minor))));
  expect(charge.mock.calls).toEqual([
    ["instant", ghs(100_00)],
    ["nonInstant", ghs(200_00)],
    ["instant", ghs(300_00)],
    ["instant", ghs(500_00)],
  ]);
});

it("a non-instant charge that could not be looked up is asked again @S2-9-13", async () => {
  const { service, charge } = aService();
  const failure = fail({ kind: "unreachable" } as const);
  charge.mockResolvedValueOnce(failure);
  expect(await service.charge("nonInstant", ghs(200_00))).toEqual(failure);
  expect(await service.charge("nonInstant", ghs(200_00))).toEqual(ok(ghs(7_00)));
});

it("the list of banks of each transfer type is loaded once", async () => {
  const { service, banks } = aService();
  const instant = ok([{ name: "Bank of instant", code: "1" }]);
  const nonInstant = ok([{ name: "Bank of nonInstant", code: "1" }]);
  const lists = [
    await service.banks("instant"),
    await service.banks("nonInstant"),
    await service.banks("instant"),
    await service.banks("nonInstant"),
  ];
  expect(lists).toEqual([instant, nonInstant, instant, nonInstant]);
  expect(banks.mock.calls).toEqual([["instant"], ["nonInstant"]]);
});

it("the list of branches of each bank is loaded once", async () => {
  const { service, branches } = aService();
  const first = ok([{ name: "Branch of 040100", code: "104", sortCode: "040100-104" }]);
  const second = ok([{ name: "Branch of 050100", code: "104", sortCode: "050100-104" }]);
  const lists = [
    await service.branches("040100"),
    await service.branches("050100"),
    await service.branches("040100"),
    await service.branches("050100"),
  ];
  expect(lists).toEqual([first, second, first, second]);
  expect(branches.mock.calls).toEqual([["040100"], ["050100"]]);
});

it("a list that could not be loaded is loaded again", async () => {
  const { service, banks } = aService();
  const failure = fail({ kind: "unreachable" } as const);
  banks.mockResolvedValueOnce(failure);
  expect(await service.banks("instant")).toEqual(failure);
  expect(await service.banks("instant")).toEqual(ok([{ name: "Bank of instant", code: "1" }]));
});
