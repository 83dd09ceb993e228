import type { BeneficiariesPort } from "../../../application/beneficiaries/beneficiaries-port";
import type { Acknowledgement } from "../../../application/ports/acknowledgement";
import type { BankFailure } from "../../../application/ports/bank-failure";
import type { SessionState } from "../../../application/session/session-state";
import { cardBeneficiaries as cards } from "../../../contract/card-beneficiaries";
import type { Endpoint } from "../../../contract/endpoint";
import { transferBeneficiaries as accounts } from "../../../contract/transfer-beneficiaries";
import { walletBeneficiaries as wallets } from "../../../contract/wallet-beneficiaries";
import type { BeneficiaryList, PayeeKind } from "../../../domain/beneficiaries/beneficiary";
import { unreachable } from "../../../domain/never";
import { ok, type Result } from "../../../domain/result";
import type { BankClient } from "../transport/bank-client";
import {
  accountFields,
  cardFields,
  toAccount,
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

  atThisBank: BeneficiariesPort["atThisBank"] = async () => {
    const { loginId } = this;
    const reply = await this.bank.call(accounts.atThisBank, { transferType: "LOCAL", loginId });
    return reply.ok ? this.completeList(accounts.atThisBank, reply.value.beneficiaries.map(toAccount)) : reply;
  };

  atOtherBanks: BeneficiariesPort["atOtherBanks"] = async (sourceAccount, route) => {
    const transferType = route === "both" ? BOTH : transferTypeOf(route);
    const reply = await this.bank.call(accounts.atOtherBanks, { transferType, sourceAccount });
    return reply.ok ? this.completeList(accounts.atOtherBanks, reply.value.beneficiaries.map(toAccount)) : reply;
  };

  wallets: BeneficiariesPort["wallets"] = async () => {
    const reply = await this.bank.call(wallets.list, { loginId: this.loginId });
    return reply.ok ? ok(reply.value.beneficiaries.map(toWallet)) : reply;
  };

  cards: BeneficiariesPort["cards"] = async () => {
    const reply = await this.bank.call(cards.list, { loginId: this.loginId });
    return reply.ok ? ok(reply.value.beneficiaries.map(toCard)) : reply;
  };

  lists: BeneficiariesPort["lists"] = (kind) => this.listsOf[kind]();

  add: BeneficiariesPort["add"] = (payee) => {
    switch (payee.kind) {
      case "account":
        return this.acknowledgementOf(this.bank.call(accounts.add, accountFields(payee)));
      case "wallet":
        return this.acknowledgementOf(this.bank.call(wallets.add, walletFields(payee)));
      case "card":
        return this.acknowledgementOf(this.bank.call(cards.add, cardFields(payee)));
      default:
        return unreachable(payee);
    }
  };

  change: BeneficiariesPort["change"] = (saved) => {
    const beneficiaryId = saved.id;
    switch (saved.kind) {
      case "account":
        return this.acknowledgementOf(this.bank.call(accounts.update, { beneficiaryId, ...accountFields(saved) }));
      case "wallet":
        return this.acknowledgementOf(this.bank.call(wallets.update, { beneficiaryId, ...walletFields(saved) }));
      case "card":
        return this.acknowledgementOf(this.bank.call(cards.update, { beneficiaryId, ...cardFields(saved) }));
      default:
        return unreachable(saved);
    }
  };

  remove: BeneficiariesPort["remove"] = ({ kind, id }) =>
    this.acknowledgementOf(this.bank.call(callsOf[kind].remove, { beneficiaryId: id }));

  changeList: BeneficiariesPort["changeList"] = (list) => {
    const bulkId = list.id;
    switch (list.kind) {
      case "account": {
        const transferBeneficiaries = JSON.stringify(list.rows.map(accountFields));
        return this.acknowledgementOf(this.bank.call(accounts.updateBulk, { bulkId, transferBeneficiaries }));
      }
      case "wallet": {
        const mobileMoneyBeneficiaries = JSON.stringify(list.rows.map(walletRowFields));
        return this.acknowledgementOf(this.bank.call(wallets.updateBulk, { bulkId, mobileMoneyBeneficiaries }));
      }
      case "card": {
        const prepaidCardBeneficiaryEntries = JSON.stringify(list.rows.map(cardFields));
        return this.acknowledgementOf(this.bank.call(cards.updateBulk, { bulkId, prepaidCardBeneficiaryEntries }));
      }
      default:
        return unreachable(list);
    }
  };

  removeList: BeneficiariesPort["removeList"] = ({ kind, id }) =>
    this.acknowledgementOf(this.bank.call(callsOf[kind].removeBulk, { bulkId: id }));

  private readonly listsOf: ListsOf = {
    account: async () => {
      const reply = await this.bank.call(accounts.bulkLists, {});
      return reply.ok ? this.readable(accounts.bulkLists, toLists("account", reply.value, toAccount)) : reply;
    },
    wallet: async () => {
      const reply = await this.bank.call(wallets.bulkLists, { loginId: this.loginId });
      return reply.ok ? this.readable(wallets.bulkLists, toLists("wallet", reply.value, toWallet)) : reply;
    },
    card: async () => {
      const reply = await this.bank.call(cards.bulkLists, { loginId: this.loginId });
      return reply.ok ? this.readable(cards.bulkLists, toLists("card", reply.value, toCard)) : reply;
    },
  };

  private get loginId(): string {
    return this.state.session?.user.loginId ?? "";
  }

  /** Fails if one row cannot be read, because an incomplete list would mislead users. */
  private completeList<Row>(
    endpoint: Endpoint,
    rows: readonly (Row | undefined)[],
  ): Result<readonly Row[], BankFailure> {
    const read = rows.filter((row) => row !== undefined);
    return this.readable(endpoint, read.length === rows.length ? read : undefined);
  }

  private readable<T>(endpoint: Endpoint, read: T | undefined): Result<T, BankFailure> {
    return read ? ok(read) : this.bank.unreadable(endpoint);
  }

  private async acknowledgementOf(
    call: Promise<Result<{ readonly description?: string | null | undefined }, BankFailure>>,
  ): Promise<Result<Acknowledgement, BankFailure>> {
    const reply = await call;
    return reply.ok ? ok({ message: reply.value.description || undefined }) : reply;
  }
}

/** Spelled as in the specification (2, section 7). */
const BOTH = "INSTANT_INTERBANK,NON_INSTANT_INTERBANK";

const callsOf = { account: accounts, wallet: wallets, card: cards };
