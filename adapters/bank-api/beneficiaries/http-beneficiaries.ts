import type { BeneficiariesPort } from "../../../application/beneficiaries/beneficiaries-port";
import type { BankFailure } from "../../../application/ports/bank-failure";
import type { SessionState } from "../../../application/session/session-state";
import { cardBeneficiaries as cards } from "../../../contract/card-beneficiaries";
import { transferBeneficiaries as accounts } from "../../../contract/transfer-beneficiaries";
import { walletBeneficiaries as wallets } from "../../../contract/wallet-beneficiaries";
import type { BeneficiaryList, PayeeKind } from "../../../domain/beneficiaries/beneficiary";
import { unreachable } from "../../../domain/never";
import type { Result } from "../../../domain/result";
import type { BankClient } from "../transport/bank-client";
import {
  accountFields,
  cardFields,
  toAccount,
  toAccounts,
  toCard,
  toLists,
  toWallet,
  transferTypeOf,
  walletFields,
  walletRowFields,
} from "./map-beneficiaries";

type ListsOf = {
  readonly [Kind in PayeeKind]: () => Promise<Result<readonly BeneficiaryList<Kind>[], BankFailure>>;
};

export class HttpBeneficiaries implements BeneficiariesPort {
  constructor(
    private readonly bank: BankClient,
    private readonly state: SessionState,
  ) {}

  atThisBank: BeneficiariesPort["atThisBank"] = () =>
    this.bank.read(accounts.atThisBank, { transferType: "LOCAL", loginId: this.loginId }, toAccounts);

  atOtherBanks: BeneficiariesPort["atOtherBanks"] = (sourceAccount, route) => {
    const transferType = route === "both" ? BOTH : transferTypeOf(route);
    return this.bank.read(accounts.atOtherBanks, { transferType, sourceAccount }, toAccounts);
  };

  wallets: BeneficiariesPort["wallets"] = () =>
    this.bank.read(wallets.list, { loginId: this.loginId }, ({ beneficiaries }) => beneficiaries.map(toWallet));

  cards: BeneficiariesPort["cards"] = () =>
    this.bank.read(cards.list, { loginId: this.loginId }, ({ beneficiaries }) => beneficiaries.map(toCard));

  lists: BeneficiariesPort["lists"] = (kind) => this.listsOf[kind]();

  add: BeneficiariesPort["add"] = (payee) => {
    switch (payee.kind) {
      case "account":
        return this.bank.acknowledge(accounts.add, accountFields(payee));
      case "wallet":
        return this.bank.acknowledge(wallets.add, walletFields(payee));
      case "card":
        return this.bank.acknowledge(cards.add, cardFields(payee));
      default:
        return unreachable(payee);
    }
  };

  change: BeneficiariesPort["change"] = (saved) => {
    const beneficiaryId = saved.id;
    switch (saved.kind) {
      case "account":
        return this.bank.acknowledge(accounts.update, { beneficiaryId, ...accountFields(saved) });
      case "wallet":
        return this.bank.acknowledge(wallets.update, { beneficiaryId, ...walletFields(saved) });
      case "card":
        return this.bank.acknowledge(cards.update, { beneficiaryId, ...cardFields(saved) });
      default:
        return unreachable(saved);
    }
  };

  remove: BeneficiariesPort["remove"] = ({ kind, id }) =>
    this.bank.acknowledge(callsOf[kind].remove, { beneficiaryId: id });

  changeList: BeneficiariesPort["changeList"] = (list) => {
    const bulkId = list.id;
    switch (list.kind) {
      case "account": {
        const transferBeneficiaries = JSON.stringify(list.rows.map(accountFields));
        return this.bank.acknowledge(accounts.updateBulk, { bulkId, transferBeneficiaries });
      }
      case "wallet": {
        const mobileMoneyBeneficiaries = JSON.stringify(list.rows.map(walletRowFields));
        return this.bank.acknowledge(wallets.updateBulk, { bulkId, mobileMoneyBeneficiaries });
      }
      case "card": {
        const prepaidCardBeneficiaryEntries = JSON.stringify(list.rows.map(cardFields));
        return this.bank.acknowledge(cards.updateBulk, { bulkId, prepaidCardBeneficiaryEntries });
      }
      default:
        return unreachable(list);
    }
  };

  removeList: BeneficiariesPort["removeList"] = ({ kind, id }) =>
    this.bank.acknowledge(callsOf[kind].removeBulk, { bulkId: id });

  private readonly listsOf: ListsOf = {
    account: () => this.bank.read(accounts.bulkLists, {}, (reply) => toLists("account", reply, toAccount)),
    wallet: () =>
      this.bank.read(wallets.bulkLists, { loginId: this.loginId }, (reply) => toLists("wallet", reply, toWallet)),
    card: () => this.bank.read(cards.bulkLists, { loginId: this.loginId }, (reply) => toLists("card", reply, toCard)),
  };

  private get loginId(): string {
    return this.state.session?.user.loginId ?? "";
  }
}

/** Spelled as in the specification (2, section 7). */
const BOTH = "INSTANT_INTERBANK,NON_INSTANT_INTERBANK";

const callsOf = { account: accounts, wallet: wallets, card: cards };
