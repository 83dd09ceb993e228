import { randomUUID } from "node:crypto";
import type { Endpoint } from "../../contract/endpoint";
import { bankApi } from "../../contract/index";
import { endOfNumber } from "../../contract/intent";
import { answerCase, type CaseAnswer, losePayment } from "../../mock-bank/cases/answer-case";
import type { Fact, LessonData } from "../../mock-bank/control-api/lesson-data";
import { bankNow } from "../../mock-bank/core/clock";
import { inTransaction } from "../../mock-bank/database/transaction";
import { formatMinor, parseMinor } from "../../mock-bank/ledger/minor-units";
import type { StageContent } from "../../mock-bank/lessons/trainees";
import { walletCharge } from "../../mock-bank/lookups/wallet-charge";
import type { RunningBank } from "../../mock-bank/start-bank";
import { type Category, nameOf } from "../../mock-bank/values/wire-names";
import { WireClient } from "./wire-client";

const OTP = { password: "00000", passwordType: "OTP" } as const;
const MONEY = { currencyCode: "GHS", narration: "Test", transactionFee: "0.00" } as const;
const PAGE = { pageNumber: "1", pageSize: "10" };
const PERIOD = { startDate: "01-11-2026", endDate: "30-11-2026" };
const SINGLE = { requestType: "SINGLE", transType: "OWN-TRANSFER", ...PAGE };

/** The fields that a screen sends with each call that lessons ask for. */
const otherFields: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "approvals.pending": SINGLE,
  "requests.mine": SINGLE,
  "requests.review": { transactionId: "T0" },
  "lookups.accountAtOtherBank": { institutionId: "300312", destinationAccount: "1441000777888" },
  "lookups.charge": { type: "INSTANT_INTERBANK" },
  "mobileMoney.walletName": { network: "MTN", transferType: "A2W" },
  "mobileMoney.charge": { phoneNumber: "0241234567" },
  "notices.list": { pageSize: "10" },
  "payments.limits": { currencyCode: "GHS" },
  "payments.toSelf": { ...MONEY, transType: "OWN-TRANSFER", ...OTP },
  "reports.activity": { ...PERIOD, pageSize: "10" },
  "reports.fetchBulkRows": PAGE,
  "statements.forBooks": { ...PERIOD, format: "csv" },
  "statements.search": PERIOD,
  "statements.statement": { ...PERIOD, isDownload: "true", downloadType: "PDF" },
  "transferBeneficiaries.add": {
    loginId: "x",
    transferType: "INSTANT_INTERBANK",
    bankName: "Ecobank Ghana",
    bankCode: "300312",
    bankBranch: "",
    branchCode: "",
    instantId: "300312-1441000777888",
    alias: "GHS",
  },
};

/** The calls that need accounts of the company. */
const NAMES_ACCOUNTS = /^(statements|lookups\.acc|payments\.(limits|toSelf))/;

/** A person at a staged lesson: makes the calls by which the client would leave a fact at the bank. */
export class Learner {
  private readonly clients = new Map<string, Promise<WireClient>>();
  private wrongCodes = 0;

  constructor(
    private readonly bank: RunningBank,
    private readonly lesson: LessonData,
    private readonly stage: StageContent,
    private readonly password: string,
  ) {}

  async do(facts: readonly Fact[]): Promise<void> {
    for (const fact of facts) await this.leave(fact);
  }

  /** Takes the learner's own newest request back, or has it rejected. */
  async reject(): Promise<void> {
    const { db } = this.bank.bank;
    const usernames = this.stage.people.map(({ username }) => username);
    const made = await db
      .selectFrom("requests")
      .innerJoin("users", "users.id", "requests.created_by")
      .select("requests.id")
      .where("users.username", "in", usernames)
      .where("requests.status", "=", "PENDING")
      .where("requests.id", "not in", ["", ...this.stage.requests])
      .execute();
    for (const { id } of made) await this.decide(id, "RECALLED");
  }

  private async leave(fact: Fact): Promise<void> {
    switch (fact.kind) {
      case "balance":
        return;
      case "decided":
        return this.decide(this.stage.requests[fact.request] ?? "", fact.status, fact.reason);
      case "paid":
        return this.pay(fact);
      case "event":
        return this.cause(fact);
      case "called":
        return this.call(fact.by, fact.served, fact.fields);
      case "lost":
        return this.lose();
      case "case":
        return fact.answer ? this.answer(fact.answer) : this.open(fact.by, fact.about);
    }
  }

  private async pay({
    by,
    category,
    amount,
    from,
    to = "Savings",
    payees = [],
  }: Extract<Fact, { kind: "paid" }>): Promise<void> {
    const client = await this.client(by);
    const [sourceAccount, destinationAccountNo] = [this.account(from), this.account(to)];
    const shown = { total: `GHS ${amount}`, to: endOfNumber(destinationAccountNo) };
    const input = { ...MONEY, sourceAccount, destinationAccountNo, amount };
    // A fault of the stage may lose the answer: then the client sends the same call again.
    const key = randomUUID();
    if (category === "ownAccounts")
      await this.confirmed(client, bankApi.payments.toSelf, { ...input, transType: "OWN-TRANSFER" }, shown, key);
    else if (category === "sameBank")
      await this.confirmed(client, bankApi.payments.toSameBank, { ...input, transType: "LOCAL-TRANSFER" }, shown, key);
    else if (category === "mobileMoney") {
      const charge = formatMinor(walletCharge(parseMinor(amount)));
      const asked = { sourceAccount, destinationAccount: destinationAccountNo, destinationGipCode: "", amount };
      const { charge: eLevyCharge = "0.00" } = await client.call(bankApi.mobileMoney.eLevy, asked);
      const total = formatMinor(
        [amount, charge, String(eLevyCharge)].reduce((sum, each) => sum + parseMinor(each), 0n),
      );
      const { currencyCode, narration } = MONEY;
      const wallet = {
        currencyCode,
        narration,
        accountNumber: sourceAccount,
        phoneNumber: destinationAccountNo,
        networkCode: "MTN",
        amount,
        charge,
        eLevyCharge,
        uniqueTransType: "A2W",
        transType: "MOBILEMONEY-TRANSFER",
        changeConfirmedBy: "Mercy Tetteh",
        changeConfirmedPhone: "0302221234",
      };
      await this.confirmed(client, bankApi.mobileMoney.pay, wallet, { ...shown, total: `GHS ${total}` }, key);
    } else {
      const row = { transactionType: "domestic", beneficiaryName: "Savings", beneficiaryId: "", charge: "0.00" };
      const rows = payees.map((payee) => ({
        ...row,
        beneficiaryAccount: this.account(payee.to),
        transactionAmount: payee.amount,
        transactionDescription: "Pay",
      }));
      const bulk = {
        sourceAccount,
        transferType: "BULK-TRANSFER",
        isSchedule: "false",
        transferData: JSON.stringify(rows),
      };
      await this.confirmed(client, bankApi.bulkTransfers.pay, bulk, { total: `GHS ${amount}` }, key);
    }
  }

  /** The trainer loses the newest payment. */
  private async lose(): Promise<void> {
    const { db } = this.bank.bank;
    const [payment, now] = [await this.newestPayment(), await bankNow(db)];
    await inTransaction(db, (tx) => losePayment(tx, payment, now));
  }

  private async open(by: string, kind: "FIND" | "RETURN"): Promise<void> {
    const client = await this.client(by);
    const asked = { transactionId: await this.newestPayment(), kind };
    await client.call(bankApi.requests.openCase, asked, { idempotencyKey: randomUUID() });
  }

  /** The trainer answers the open cases. */
  private async answer(status: CaseAnswer["status"]): Promise<void> {
    const { db, settings } = this.bank.bank;
    const usernames = this.stage.people.map(({ username }) => username);
    const open = await db
      .selectFrom("cases")
      .innerJoin("users", "users.id", "cases.user_id")
      .select("cases.id")
      .where("username", "in", usernames)
      .where("status", "=", "OPEN")
      .execute();
    const now = await bankNow(db);
    for (const { id: caseNumber } of open)
      await inTransaction(db, (tx) => answerCase(tx, { caseNumber, status, text: "Found." }, { now, settings }));
  }

  private async confirmed(client: WireClient, endpoint: Endpoint, input: object, shown: object, key: string) {
    // The fields are those of the endpoint; the bank checks them.
    const whole = { ...input, ...OTP } as never;
    const code = await client.askCode(endpoint, whole, shown);
    await client.verify(code);
    const send = () =>
      client.call(endpoint, { ...(whole as object), password: code } as never, { idempotencyKey: key });
    return send().catch(send);
  }

  private async decide(id: string, status: string, reason = "Wrong account"): Promise<void> {
    if (status === "PENDING") return;
    const { db } = this.bank.bank;
    const request = await db
      .selectFrom("requests")
      .innerJoin("users", "users.id", "requests.created_by")
      .select([
        "requests.id",
        "category",
        "currency",
        "amount",
        "charge",
        "e_levy",
        "payee",
        "users.username",
        "status",
      ])
      .where("requests.id", "=", id)
      .executeTakeFirstOrThrow();
    if (request.status !== "PENDING") return;
    const { form, codes } = nameOf(request.category as Category);
    const maker = this.stage.people.find(({ username }) => username === request.username)?.name ?? "";
    const decider = this.lesson.people.find(({ name, role }) => role.includes("Authorizer") && name !== maker)?.name;
    const total = BigInt(request.amount) + BigInt(request.charge) + BigInt(request.e_levy);
    const shown = { total: `${request.currency} ${formatMinor(total)}`, to: endOfNumber(request.payee ?? undefined) };
    const reference = { transactionId: id, bulkId: id, transType: codes[0], requestType: form };
    if (status === "RECALLED") {
      const own = { transactionId: id, bulkId: id };
      await this.confirmed(await this.client(maker), bankApi.requests.recall, own, shown, randomUUID());
    } else if (status === "REJECTED") {
      const fields = { ...reference, reason, approvalStatus: "REJECT" };
      const authorizer = await this.client(decider ?? "");
      await authorizer.call(bankApi.approvals.reject, fields as never, { idempotencyKey: randomUUID() });
    } else {
      const fields = { ...reference, approvalStatus: "APPROVE" };
      await this.confirmed(await this.client(decider ?? ""), bankApi.approvals.approve, fields, shown, randomUUID());
    }
  }

  private async cause({ by, event, times }: Extract<Fact, { kind: "event" }>): Promise<void> {
    if (event === "signedIn") {
      if (times > 1) this.clients.delete(by);
      await this.client(by);
    } else if (event === "codeRefused") {
      const client = await this.client(by);
      for (; this.wrongCodes < times; this.wrongCodes++) {
        const code = await client.askCode(bankApi.requests.recall, { transactionId: "T0", bulkId: "T0", ...OTP });
        await client.verify(code === "00000" ? "11111" : "00000");
      }
    }
  }

  private async call(by: string, served: string, fields: Readonly<Record<string, string>>): Promise<void> {
    const client = await this.client(by);
    const [area = "", name = ""] = served.split(".");
    const endpoint = (bankApi as Readonly<Record<string, Readonly<Record<string, Endpoint>>>>)[area]?.[name];
    if (!endpoint) throw new Error(`${served} is no call of the bank`);
    const [first = "", second = first] = Object.values(this.stage.accounts);
    const accounts = served.startsWith("statements.")
      ? { accountNumber: first }
      : { sourceAccount: first, destinationAccountNo: second };
    const wanted = Object.entries(fields).map(([field, value]) => [field, this.resolved(value)]);
    const needed = NAMES_ACCOUNTS.test(served) ? accounts : {};
    const ofPayment = { "payments.receipt": "trnxID", "requests.stages": "transactionId" }[served];
    const receipt = ofPayment ? { [ofPayment]: await this.newestPayment() } : {};
    const input = { ...needed, ...receipt, ...otherFields[served], ...Object.fromEntries(wanted) };
    // The only call of this kind that a code confirms.
    if (fields.downloadType === "email") await client.verify(await client.askCode(endpoint, input as never));
    const extras = endpoint.effect === "read" ? {} : { idempotencyKey: randomUUID() };
    await client.exchange(endpoint, input as never, extras);
  }

  private async newestPayment(): Promise<string> {
    const payment = await this.bank.bank.db
      .selectFrom("requests")
      .innerJoin("ledger_accounts as source", "source.id", "requests.source_account_id")
      .select("requests.id")
      .where("source.number", "in", Object.values(this.stage.accounts))
      .orderBy("requests.created_at", "desc")
      .executeTakeFirst();
    return payment?.id ?? "T0";
  }

  private resolved(value: string): string {
    const [, account] = /^the (\w+) account$/.exec(value) ?? [];
    const [, place] = /^the request (\d+)$/.exec(value) ?? [];
    if (account) return this.account(account);
    return place ? (this.stage.requests[Number(place)] ?? "") : value;
  }

  private readonly account = (name: string): string => this.stage.accounts[name] ?? name;

  private client(name: string): Promise<WireClient> {
    const known = this.clients.get(name) ?? this.signIn(name);
    this.clients.set(name, known);
    return known;
  }

  private async signIn(name: string): Promise<WireClient> {
    const client = new WireClient(this.bank);
    const { username = "" } = this.stage.people.find((person) => person.name === name) ?? {};
    await client.signIn(username, this.password);
    return client;
  }
}
