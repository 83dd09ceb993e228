import type * as z from "zod/mini";
import { decidable } from "../approvals/decidable";
import { approve, reject } from "../approvals/decide";
import type { Bank } from "../calls/bank";
import { type CompanySpec, createCompanyIn } from "../companies/create-company";
import { newCompany, newRequestOfAnyKind } from "../control-api/inputs";
import type { LessonData, StageCall } from "../control-api/lesson-data";
import { bankNow } from "../core/clock";
import { type Call, type Caller, callOf, isRefusal, type Refusal, type Role } from "../core/handler";
import type { Connection } from "../database/tables";
import { inTransaction } from "../database/transaction";
import { formatMinor, parseMinor } from "../ledger/minor-units";
import { eLevyCalculator } from "../lookups/e-levy";
import { walletCharge } from "../lookups/wallet-charge";
import { mobileMoneyOf } from "../mobile-money/mobile-money";
import type { Order } from "../orders/order";
import { ownTransferOf } from "../orders/own-transfer";
import { payWithoutCode } from "../payments/submit";
import { sendForApproval } from "../requests/send-for-approval";
import { nameOf } from "../values/wire-names";
import { orderOfAnyRequest } from "./any-request";
import { dropFaults, setFaults } from "./stage-faults";
import { findStage, leaveCompanies, passwordOf, type StageContent, type Trainee } from "./trainees";

const OWN_TRANSFER = {
  transType: "OWN-TRANSFER",
  password: "",
  passwordType: "OTP",
  narration: "Between accounts",
} as const;

/**
 * Sets the stage of a lesson for a trainee: a new company, and what the Givens say, by the services that customers use,
 * in one transaction. A lesson that is begun again gets another company.
 */
export async function setStage(bank: Bank, trainee: Trainee, lesson: LessonData): Promise<StageContent | Refusal> {
  const now = await bankNow(bank.db);
  const former = await findStage(bank.db, trainee.key, lesson.id);
  const { settings } = bank;
  const staged = await inTransaction(bank.db, (tx) => stageIn(tx, { trainee, lesson, now, settings }));
  if (isRefusal(staged)) return staged;
  if (former) dropFaults(bank, [former]);
  setFaults(bank, lesson, staged.people);
  return staged;
}

/** @throws if a Given is refused, which ends the transaction */
export async function stageIn(
  tx: Connection,
  { settings, ...opening }: Opening & Pick<Call, "settings">,
): Promise<StageContent | Refusal> {
  const { trainee, lesson, now } = opening;
  const company = await openStage(tx, opening);
  if (isRefusal(company)) return company;
  const stage = new Stage(tx, { now, settings, lesson, ...company });
  for (const call of lesson.stage) {
    const refusal = await stage.perform(call);
    if (refusal) throw new Error(`${lesson.id}: ${refusal.description}`);
  }
  const content = await stage.content();
  await store(tx, { trainee, lesson, companyId: company.companyId, content });
  return content;
}

type Opening = { readonly trainee: Trainee; readonly lesson: LessonData; readonly now: Date };
type Opened = {
  readonly companyId: string;
  readonly usernames: readonly string[];
  readonly numbers: readonly string[];
};

async function openStage(tx: Connection, { trainee, lesson, now }: Opening): Promise<Opened | Refusal> {
  const { stages } = await tx
    .updateTable("trainees")
    .set((row) => ({ stages: row("stages", "+", 1) }))
    .where("key", "=", trainee.key)
    .returning("stages")
    .executeTakeFirstOrThrow();
  const spec = {
    name: `${trainee.name || "Trainer"} ${trainee.number}.${stages} Ltd`,
    users: lesson.people.map(({ name, role, menus }) => ({
      role,
      username: `${name}${trainee.number}.${stages}`.toLowerCase(),
      ...(menus && { menus }),
    })),
    accounts: lesson.accounts.map(({ currency, balance, type }) => ({ currency, balance, ...(type && { type }) })),
    policy: lesson.policy,
  };
  const checked: z.output<typeof newCompany> = newCompany.parse(spec);
  const named: CompanySpec = {
    ...checked,
    users: checked.users.map((user, at) => ({ ...user, firstName: lesson.people[at]?.name })),
    accounts: checked.accounts.map((account, at) => ({ ...account, name: `${lesson.accounts[at]?.name} account` })),
  };
  const credentials = { now, password: passwordOf(trainee.key), hash: trainee.password_hash };
  const created = await createCompanyIn(tx, named, credentials);
  if (isRefusal(created)) return created;
  return {
    companyId: created.id,
    usernames: created.users.map(({ username }) => username),
    numbers: created.accounts.map(({ accountNumber }) => accountNumber),
  };
}

type StageContext = Opened & Pick<Call, "now" | "settings"> & { readonly lesson: LessonData };

/** A company in which the calls of a stage are performed, one after the other. */
class Stage {
  private readonly requests: { readonly id: string; readonly category: Order["category"] }[] = [];

  constructor(
    private readonly tx: Connection,
    private readonly context: StageContext,
  ) {}

  async perform(call: StageCall): Promise<Refusal | undefined> {
    const as = await this.callBy(call.by);
    switch (call.call) {
      case "askToMove":
        return this.ask(as, await ownTransferOf(this.movement(call), as));
      case "askFor": {
        const asked = newRequestOfAnyKind.parse({
          ...call.sample,
          username: as.caller.userName,
          sourceAccount: this.account(call.from),
        });
        return this.ask(as, await orderOfAnyRequest(asked, as));
      }
      case "move":
        return pay(as, await ownTransferOf(this.movement(call), as));
      case "payWallet":
        return pay(as, await this.walletPayment(call, as));
      case "approve":
      case "reject": {
        const found = await decidable(as, this.referenceTo(call.request));
        if (isRefusal(found)) return found;
        const decided = call.call === "approve" ? await approve(as, found) : await reject(as, found, call.reason);
        return isRefusal(decided) ? decided : undefined;
      }
      case "loseAnswer":
      case "refuse":
        // Faults are set once the company is stored.
        return undefined;
    }
  }

  async content(): Promise<StageContent> {
    const { companyId, lesson, usernames, numbers } = this.context;
    const { last } = await this.tx
      .selectFrom("audit")
      .select(({ fn }) => fn.max("id").as("last"))
      .where("company_id", "=", companyId)
      .executeTakeFirstOrThrow();
    const made = await this.tx.selectFrom("requests").select("id").where("company_id", "=", companyId).execute();
    const requests = this.requests.map(({ id }) => id);
    return {
      people: lesson.people.map(({ name, role }, at) => ({ name, role, username: usernames[at] ?? "" })),
      accounts: Object.fromEntries(lesson.accounts.map(({ name }, at) => [name, numbers[at] ?? ""])),
      requests,
      payments: made.flatMap(({ id }) => (requests.includes(id) ? [] : [id])),
      auditAfter: String(last ?? 0),
    };
  }

  private async ask(call: Call, order: Order | Refusal): Promise<Refusal | undefined> {
    if (isRefusal(order)) return order;
    this.requests.push({ id: await sendForApproval(call, order), category: order.category });
    return undefined;
  }

  private movement({ from, to, amount }: { readonly from: string; readonly to: string; readonly amount: string }) {
    const accounts = { sourceAccount: this.account(from), destinationAccountNo: this.account(to) };
    return { ...OWN_TRANSFER, ...accounts, amount, currencyCode: "GHS" };
  }

  private async walletPayment(call: Extract<StageCall, { call: "payWallet" }>, as: Call): Promise<Order | Refusal> {
    const { companyId } = this.context;
    const amount = parseMinor(call.amount);
    const levy = (await eLevyCalculator(this.tx, { companyId, at: as.now }))(call.wallet, amount);
    const fields = {
      accountNumber: this.account(call.from),
      currencyCode: "GHS",
      networkCode: "MTN",
      phoneNumber: call.wallet,
      amount: call.amount,
      charge: formatMinor(walletCharge(amount)),
      eLevyCharge: formatMinor(levy.charge),
      narration: "Airtime",
    };
    return mobileMoneyOf(fields as Parameters<typeof mobileMoneyOf>[0], as);
  }

  private referenceTo(place: number) {
    const { id = "", category = "ownAccounts" } = this.requests[place] ?? {};
    const { form, codes } = nameOf(category);
    return { transactionId: id, bulkId: id, transType: codes[0], requestType: form };
  }

  private account(name: string): string {
    const { lesson, numbers } = this.context;
    return numbers[lesson.accounts.findIndex((account) => account.name === name)] ?? "";
  }

  private async callBy(name: string): Promise<Call> {
    const { lesson, usernames, now, settings } = this.context;
    const username = usernames[lesson.people.findIndex((person) => person.name === name)] ?? "";
    const who = await callerNamed(this.tx, username);
    const canonical = { line: "", digest: "" };
    return callOf({ db: this.tx, now, deviceId: "", address: "", who, intent: undefined, canonical, settings });
  }
}

async function pay(call: Call, order: Order | Refusal): Promise<Refusal | undefined> {
  if (isRefusal(order)) return order;
  const paid = await payWithoutCode(call, order);
  return isRefusal(paid) ? paid : undefined;
}

async function callerNamed(tx: Connection, username: string): Promise<Caller> {
  const user = await tx
    .selectFrom("users")
    .select(["id", "username", "full_name", "role", "menus", "company_id"])
    .where("username", "=", username)
    .executeTakeFirstOrThrow();
  return {
    userId: user.id,
    userName: user.username,
    fullName: user.full_name,
    // The database has a check on the roles.
    role: user.role as Role,
    menus: user.menus,
    companyId: user.company_id,
    sessionId: "",
  };
}

type Stored = Omit<Opening, "now"> & { readonly companyId: string; readonly content: StageContent };

/** A lesson that is begun again keeps its first start, its number of checks and its end. */
async function store(tx: Connection, { trainee, lesson, companyId, content }: Stored): Promise<void> {
  const stage = JSON.stringify(content);
  const before = tx
    .selectFrom("lesson_stages")
    .select("company_id")
    .where("trainee", "=", trainee.key)
    .where("lesson", "=", lesson.id);
  await tx.deleteFrom("lesson_calls").where("company_id", "in", before).execute();
  await leaveCompanies(tx, before);
  await tx
    .insertInto("lesson_stages")
    .values({ trainee: trainee.key, lesson: lesson.id, company_id: companyId, stage, first_set_at: new Date() })
    .onConflict((conflict) =>
      conflict.columns(["trainee", "lesson"]).doUpdateSet({ company_id: companyId, stage, missing: null }),
    )
    .execute();
}
