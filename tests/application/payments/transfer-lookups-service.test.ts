import { expect, it, vi } from "vitest";
import type { TransferLookupsPort } from "../../../application/payments/transfer-lookups-port";
import { TransferLookupsService } from "../../../application/payments/transfer-lookups-service";
import { ghs } from "../../../domain/money";
import { fail, ok } from "../../../domain/result";

function aService() {
  const charge = vi.fn<TransferLookupsPort["charge"]>(async (speed, { minor }) =>
    ok(ghs(speed === "instant" ? minor / 100 : 7_00)),
  );
  const banks = vi.fn<TransferLookupsPort["banks"]>();
  const branches = vi.fn<TransferLookupsPort["branches"]>();
  const port = { banks, branches, charge, accountAtThisBank: vi.fn(), accountAtOtherBank: vi.fn() };
  return { service: new TransferLookupsService(port), charge };
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
