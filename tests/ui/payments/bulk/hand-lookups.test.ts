import { expect, it, vi } from "vitest";
import type { WalletsPort } from "../../../../application/payments/wallets-port";
import { WalletsService } from "../../../../application/payments/wallets-service";
import { ghs } from "../../../../domain/money";
import { ok } from "../../../../domain/result";
import { findFees } from "../../../../ui/payments/bulk/hand-lookups";
import type { Services } from "../../../../ui/services";

it("the charge of a typed row is asked with the network code instead of the wallet number @S2-7-18", async () => {
  const wallets = {
    networks: vi.fn<WalletsPort["networks"]>(),
    nameOf: vi.fn<WalletsPort["nameOf"]>(),
    eLevyOn: vi.fn<WalletsPort["eLevyOn"]>(async () => ok({ amount: ghs(1_50), id: "EL1" })),
    chargeOn: vi.fn<WalletsPort["chargeOn"]>(async () => ok(ghs(2_00))),
  };
  // The cast is safe: the fees of a wallet need no other service.
  const services = { walletsService: new WalletsService(wallets) } as unknown as Services;
  const row = { source: "1020304050607", wallet: "0241234567", network: "MTN", earlierRows: undefined } as const;
  expect(await findFees(services, { kind: "wallet", amount: ghs(250_00), ...row })).toEqual(
    ok({ charge: ghs(2_00), eLevy: ghs(1_50), eLevyId: "EL1" }),
  );
  expect(wallets.chargeOn).toHaveBeenCalledExactlyOnceWith(ghs(250_00), "MTN");
});
