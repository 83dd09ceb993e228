import type { BeneficiariesPort } from "./beneficiaries-port";

/** Saved payees, for their own screen, for the selects of payment forms and for the dashboard. */
export class BeneficiariesService implements BeneficiariesPort {
  constructor(private readonly port: BeneficiariesPort) {}

  atThisBank: BeneficiariesPort["atThisBank"] = () => this.port.atThisBank();
  atOtherBanks: BeneficiariesPort["atOtherBanks"] = (source, route) => this.port.atOtherBanks(source, route);
  wallets: BeneficiariesPort["wallets"] = () => this.port.wallets();
  cards: BeneficiariesPort["cards"] = () => this.port.cards();
  lists: BeneficiariesPort["lists"] = (kind) => this.port.lists(kind);
  add: BeneficiariesPort["add"] = (payee) => this.port.add(payee);
  change: BeneficiariesPort["change"] = (beneficiary) => this.port.change(beneficiary);
  remove: BeneficiariesPort["remove"] = (beneficiary) => this.port.remove(beneficiary);
  changeList: BeneficiariesPort["changeList"] = (list) => this.port.changeList(list);
  removeList: BeneficiariesPort["removeList"] = (list) => this.port.removeList(list);
}
