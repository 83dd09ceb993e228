import { OfficialStatementDraft, toOfficialStatement } from "../../application/accounts/official-statement-draft";
import type { Acknowledgement } from "../../application/ports/acknowledgement";
import type { BankFailure } from "../../application/ports/bank-failure";
import type { Branch } from "../../domain/accounts/branch";
import { defaultPastPeriod } from "../../domain/accounts/default-period";
import type { OfficialStatement, OrderedStatement } from "../../domain/accounts/official-statement";
import type { Day } from "../../domain/calendar";
import { bankDay } from "../kit/bank-day";
import { FormStore } from "../kit/fields/form-store";
import { formatDate } from "../kit/format";
import { ListStore } from "../kit/lists/list-store";
import { LoadedStore } from "../kit/loading/loaded-store";
import { makeStore } from "../kit/make-store";
import { ActionStore } from "../operations/action-store";
import type { Services } from "../services";
import { AccountsStore } from "./accounts-store";
import { describeOfficialStatement } from "./official-statement-description";

type OfficialStatementView = "order" | "ordered";

/** The order of an official statement, from its form to the bank's answer. */
export class OfficialStatementStore {
  readonly accounts: AccountsStore;
  readonly form: FormStore<OfficialStatementDraft, OfficialStatement>;
  readonly action: ActionStore<Acknowledgement>;
  readonly orders: ListStore<OrderedStatement>;
  /** False once the bank has refused the list of orders, as a bank without that call does. */
  hasOrders = true;
  view: OfficialStatementView = "order";
  readonly directory: LoadedStore<readonly Branch[]>;
  /** The submitted order, shown in the confirmation. */
  submittedOrder: OfficialStatement | undefined;

  constructor(
    private readonly services: Services,
    account: string,
  ) {
    const today = bankDay(services.clock);
    const { start, end } = defaultPastPeriod(today);
    const period = { start: formatDate(start), end: formatDate(end) };
    this.accounts = new AccountsStore(services.accounts, services.log);
    this.form = new FormStore(
      () => Object.assign(new OfficialStatementDraft(), period, { account }),
      (draft) =>
        toOfficialStatement(draft, { accounts: this.accounts.accounts, branches: this.branches, today: this.today }),
    );
    this.action = new ActionStore();
    this.directory = new LoadedStore((failure) => services.log.warn("The branch directory did not answer", failure));
    this.orders = new ListStore(services.officialStatements.ordered, (failure) => this.noteFailure(failure));
    makeStore(this);
  }

  get today(): Day {
    return bankDay(this.services.clock);
  }

  get branches(): readonly Branch[] {
    return this.directory.value ?? [];
  }

  /** The number of ordered statements, once it is known. */
  get count(): number | undefined {
    return this.orders.content.kind === "ready" ? this.orders.content.total : undefined;
  }

  open(): void {
    void this.accounts.load();
    void this.directory.load(() => this.services.branchDirectory.branches());
    void this.orders.load();
  }

  choose(view: OfficialStatementView): void {
    this.view = view;
  }

  async submit(): Promise<void> {
    if (this.action.isStarting) return;
    const order = this.form.submit();
    if (!order) return;
    this.submittedOrder = order;
    const action = this.services.operations.confirm(() => ({ kind: "officialStatement", order }));
    await this.action.begin(action, describeOfficialStatement(order));
  }

  private noteFailure(failure: BankFailure): void {
    this.services.log.warn("The ordered statements did not load", failure);
    if (failure.kind !== "refused") return;
    this.hasOrders = false;
    this.view = "order";
  }
}
