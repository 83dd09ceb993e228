import { describe, expect, it, vi } from "vitest";
import { WalletsService } from "../../../application/payments/wallets-service";
import { ghs } from "../../../domain/money";
import { fail, ok } from "../../../domain/result";
import { anAccount } from "../../support/a-payment";
import { InMemoryBank } from "../../support/in-memory-bank";
import { inMemoryWallets } from "../../support/in-memory-wallets";

const unreachable = fail({ kind: "unreachable" } as const);
const wallet = "0241234567";
const payment = { source: anAccount().number, wallet, amount: ghs(250_00) };

function aService() {
  const port = inMemoryWallets(new InMemoryBank(), async (act) => act());
  const networks = vi.spyOn(port, "networks");
  const eLevyOn = vi.spyOn(port, "eLevyOn");
  const chargeOn = vi.spyOn(port, "chargeOn");
  return { service: new WalletsService(port), networks, eLevyOn, chargeOn };
}

describe("the networks of wallets", () => {
  it("networks without wallets are not offered", async () => {
    expect(await aService().service.networks()).toEqual(
      ok([
        { code: "MTN", name: "MTN", gipCode: "" },
        { code: "TELECEL", name: "Telecel", gipCode: "" },
        { code: "AIRTELTIGO", name: "AirtelTigo", gipCode: "" },
      ]),
    );
  });

  it("a failure of the list of networks is returned", async () => {
    const { service, networks } = aService();
    networks.mockResolvedValueOnce(unreachable);
    expect(await service.networks()).toEqual(unreachable);
  });
});

describe("the charges of a payment to a wallet", () => {
  it("the charges are the E-Levy and the charge on the amount to the wallet's number", async () => {
    const { service, eLevyOn, chargeOn } = aService();
    const charges = { eLevy: { amount: ghs(1_50), id: "EL1" }, charge: ghs(2_00) };
    expect(await service.chargesOn(payment)).toEqual(ok(charges));
    expect(eLevyOn).toHaveBeenCalledExactlyOnceWith(payment);
    expect(chargeOn).toHaveBeenCalledExactlyOnceWith(ghs(250_00), wallet);
  });

  it("the charge of a typed row is asked with the code of its network", async () => {
    const { service, chargeOn } = aService();
    await service.chargesOn(payment, "MTN");
    expect(chargeOn).toHaveBeenCalledExactlyOnceWith(ghs(250_00), "MTN");
  });

  it("the E-Levy after earlier rows to the same wallet is the levy on all rows minus that on the earlier ones", async () => {
    const { service, eLevyOn } = aService();
    eLevyOn
      .mockResolvedValueOnce(ok({ amount: ghs(1_50), id: "EL1" }))
      .mockResolvedValueOnce(ok({ amount: ghs(50), id: "EL2" }));
    const charges = { eLevy: { amount: ghs(1_00), id: "EL1" }, charge: ghs(50) };
    const row = { ...payment, amount: ghs(100_00) };
    expect(await service.chargesOn({ ...row, earlierRows: ghs(150_00) })).toEqual(ok(charges));
    expect(eLevyOn.mock.calls).toEqual([[{ ...row, amount: ghs(250_00) }], [{ ...row, amount: ghs(150_00) }]]);
  });

  it("no charge is requested if the E-Levy cannot be looked up @S2-4-25", async () => {
    const { service, eLevyOn, chargeOn } = aService();
    eLevyOn.mockResolvedValueOnce(unreachable);
    expect(await service.chargesOn(payment)).toEqual(unreachable);
    expect(chargeOn).not.toHaveBeenCalled();
  });

  it("a failure of either E-Levy of a row after earlier rows is returned", async () => {
    const { service, eLevyOn } = aService();
    eLevyOn.mockResolvedValueOnce(unreachable);
    expect(await service.chargesOn({ ...payment, earlierRows: ghs(150_00) })).toEqual(unreachable);
    expect(eLevyOn).toHaveBeenCalledTimes(1);
    eLevyOn.mockResolvedValueOnce(ok({ amount: ghs(1_50), id: "EL1" })).mockResolvedValueOnce(unreachable);
    expect(await service.chargesOn({ ...payment, earlierRows: ghs(150_00) })).toEqual(unreachable);
  });

  it("a failure of the charge is returned", async () => {
    const { service, chargeOn } = aService();
    chargeOn.mockResolvedValueOnce(unreachable);
    expect(await service.chargesOn(payment)).toEqual(unreachable);
  });
});
