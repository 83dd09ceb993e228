import type { WalletsPort } from "../../../application/payments/wallets-port";
import { bills } from "../../../contract/bills";
import { mobileMoney } from "../../../contract/mobile-money";
import { CEDI, formatMinor } from "../../../domain/money";
import { ok } from "../../../domain/result";
import type { BankClient } from "../transport/bank-client";
import { toMoney } from "../values/map-money";

export class HttpWallets implements WalletsPort {
  constructor(private readonly bank: BankClient) {}

  networks: WalletsPort["networks"] = async () => {
    const reply = await this.bank.call(bills.networks, {});
    if (!reply.ok) return reply;
    return ok(
      reply.value.networks.map(({ code, name, gipCode }) => ({
        code: String(code),
        name: name ?? "",
        gipCode: String(gipCode ?? ""),
      })),
    );
  };

  nameOf: WalletsPort["nameOf"] = async (network, phoneNumber) => {
    const reply = await this.bank.call(mobileMoney.walletName, { network, phoneNumber, transferType: "A2W" });
    return reply.ok ? ok(reply.value.accountName || undefined) : reply;
  };

  eLevyOn: WalletsPort["eLevyOn"] = async ({ source, wallet, amount }) => {
    const reply = await this.bank.call(mobileMoney.eLevy, {
      sourceAccount: source,
      destinationAccount: wallet,
      destinationGipCode: "",
      amount: formatMinor(amount),
    });
    if (!reply.ok) return reply;
    const levy = toMoney(reply.value.charge, CEDI);
    return levy ? ok({ amount: levy, id: String(reply.value.eLevyId ?? "") }) : this.bank.unreadable(mobileMoney.eLevy);
  };

  chargeOn: WalletsPort["chargeOn"] = async (amount, phoneNumber) => {
    const reply = await this.bank.call(mobileMoney.charge, { amount: formatMinor(amount), phoneNumber });
    if (!reply.ok) return reply;
    const charge = toMoney(reply.value.charge, CEDI);
    return charge ? ok(charge) : this.bank.unreadable(mobileMoney.charge);
  };
}
