import type { WalletsPort } from "../../../application/payments/wallets-port";
import { bills } from "../../../contract/bills";
import { mobileMoney } from "../../../contract/mobile-money";
import { CEDI, formatMinor } from "../../../domain/money";
import { ok } from "../../../domain/result";
import type { BankClient } from "../transport/bank-client";
import { toMoney } from "../values/map-money";
import { text } from "../values/read-rows";

export class HttpWallets implements WalletsPort {
  constructor(private readonly bank: BankClient) {}

  networks: WalletsPort["networks"] = () =>
    this.bank.read(bills.networks, {}, ({ networks }) =>
      networks.map(({ code, name, gipCode }) => ({ code: String(code), name: name ?? "", gipCode: text(gipCode) })),
    );

  nameOf: WalletsPort["nameOf"] = async (network, phoneNumber) => {
    const reply = await this.bank.call(mobileMoney.walletName, { network, phoneNumber, transferType: "A2W" });
    return reply.ok ? ok(reply.value.accountName || undefined) : reply;
  };

  eLevyOn: WalletsPort["eLevyOn"] = ({ source, wallet, amount }) => {
    const fields = {
      sourceAccount: source,
      destinationAccount: wallet,
      destinationGipCode: "",
      amount: formatMinor(amount),
    };
    return this.bank.read(mobileMoney.eLevy, fields, ({ charge, eLevyId }) => {
      const levy = toMoney(charge, CEDI);
      return levy && { amount: levy, id: text(eLevyId) };
    });
  };

  chargeOn: WalletsPort["chargeOn"] = (amount, phoneNumber) =>
    this.bank.read(mobileMoney.charge, { amount: formatMinor(amount), phoneNumber }, ({ charge }) =>
      toMoney(charge, CEDI),
    );
}
