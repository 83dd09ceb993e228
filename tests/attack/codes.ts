import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { bankApi } from "../../contract/index";
import { setBankTime } from "../../mock-bank/core/clock";
import type { OpenedCompany } from "../support/bank";
import { openCompany, passTime, signedIn, userOf } from "../support/bank";
import { type Answer, codeFor, WireClient } from "../support/wire-client";
import { changed, type Fields, grown, type MoneyOperation, moneyOperations, noon, swapped } from "./money-operations";
import { type Part, Tally } from "./part";
import type { Target } from "./target";

const { approvals, otp, payments, session } = bankApi;
const PARALLEL = 10;

/** A customer of a new company, and a payment of theirs. */
type Scene = {
  readonly target: Target;
  readonly company: OpenedCompany;
  readonly operation: MoneyOperation;
  readonly customer: WireClient;
  readonly input: Fields;
  readonly to: string;
};
/** Tries to move money with a code that is not for it. Only the money of `moved` payments may move. */
type Case = { readonly moved?: 1; readonly try: (scene: Scene) => Promise<readonly Answer[]> };

const withCode = (input: Fields, code: string) => ({ ...input, password: code, passwordType: "OTP" });
const pay = ({ customer, operation, input }: Scene, code: string, by = customer, as = input) =>
  by.call(operation.endpoint, withCode(as, code), { idempotencyKey: randomUUID() });

async function askedCode({ customer, operation, input, to }: Scene): Promise<string> {
  return customer.askCode(operation.endpoint, withCode(input, "00000"), operation.shown(to));
}
async function verifiedCode(scene: Scene): Promise<string> {
  const code = await askedCode(scene);
  const { code: verdict } = await scene.customer.verify(code);
  if (verdict !== 0) throw new Error(`${scene.operation.name}: the right code was refused`);
  return code;
}
const changing =
  (change: (operation: MoneyOperation, input: Fields, scene: Scene) => Fields): Case["try"] =>
  async (scene) => {
    const code = await verifiedCode(scene);
    return [await pay(scene, code, scene.customer, change(scene.operation, scene.input, scene))];
  };

/** The sixteen cases of the safety requirements: a code is bound to what the user saw. */
const cases: Readonly<Record<string, Case>> = {
  "another amount": { try: changing((operation, input) => changed(operation, input, operation.amount, "149.00")) },
  "another payee": { try: changing((operation, input) => changed(operation, input, ...operation.payee)) },
  "other rows of the same total, or other words": { try: changing(swapped) },
  "one row more, or one thing more": { try: changing(grown) },
  "another account to pay from": {
    try: changing((operation, input, { to }) => changed(operation, input, operation.source, to)),
  },
  "a payment of another kind": {
    try: async (scene) => {
      const code = await verifiedCode(scene);
      const place = moneyOperations.indexOf(scene.operation);
      const other = moneyOperations[(place + 1) % moneyOperations.length] ?? scene.operation;
      const from = scene.company.accounts[0]?.accountNumber ?? "";
      return [await pay({ ...scene, operation: other, input: other.input(from, scene.to) }, code)];
    },
  },
  "a code for signing in": {
    try: async (scene) => {
      const { customer, target } = scene;
      const elsewhere = new WireClient(target.bank);
      const { username, password } = userOf(scene.company, "Single");
      await elsewhere.authenticate(username, password);
      await elsewhere.call(otp.sendSignedOut, { deviceId: elsewhere.deviceId, username });
      const code = await codeFor(target.bank, username);
      return [await customer.verify(code), await pay(scene, code)];
    },
  },
  "a code for an approval": {
    try: async (scene) => {
      const decider = await signedIn(scene.target.bank, scene.company, "Initiator & Authorizer");
      const decision = await pendingDecision(scene);
      const code = await decider.askCode(approvals.approve, { ...decision, password: "00000" }, shownOf(scene));
      await decider.verify(code);
      return [await pay(scene, code, decider)];
    },
  },
  "an approval, with a code for a payment": {
    try: async (scene) => {
      const decider = await signedIn(scene.target.bank, scene.company, "Initiator & Authorizer");
      const code = await verifiedCode({ ...scene, customer: decider });
      const decision = { ...(await pendingDecision(scene)), password: code };
      return [await decider.call(approvals.approve, decision, { idempotencyKey: randomUUID() })];
    },
  },
  "a code of another user": {
    try: async (scene) => {
      const code = await verifiedCode(scene);
      const thief = await signedIn(scene.target.bank, scene.company, "Initiator & Authorizer");
      const asOwner = await thief.call(otp.verify, { otp: code, userName: scene.customer.username, otpPin: code });
      return [asOwner, await thief.verify(code), await pay(scene, code, thief)];
    },
  },
  "a code of another session": {
    try: async (scene) => {
      const code = await verifiedCode(scene);
      const again = new WireClient(scene.target.bank);
      const { username, password } = userOf(scene.company, "Single");
      await again.signIn(username, password);
      return [await pay(scene, code), await pay(scene, code, again)];
    },
  },
  "a code that was used": {
    moved: 1,
    try: async (scene) => {
      const code = await verifiedCode(scene);
      const first = await pay(scene, code);
      if (first.code !== 0) throw new Error(`${scene.operation.name} was refused: ${first.description}`);
      return [await pay(scene, code), await scene.customer.verify(code)];
    },
  },
  "one code in many parallel calls": {
    moved: 1,
    try: async (scene) => {
      const code = await verifiedCode(scene);
      const answers = await Promise.all(Array.from({ length: PARALLEL }, () => pay(scene, code)));
      const paid = answers.findIndex(({ code: verdict }) => verdict === 0);
      return answers.filter((_, index) => index !== paid);
    },
  },
  "a code after a newer one": {
    try: async (scene) => {
      const old = await askedCode(scene);
      const fresh = await askedCode(scene);
      return old === fresh ? [] : [await scene.customer.verify(old), await pay(scene, old)];
    },
  },
  "a code that was never checked": { try: async (scene) => [await pay(scene, await askedCode(scene))] },
  "a code that is too old": {
    try: async (scene) => {
      const code = await verifiedCode(scene);
      await passTime(scene.target.bank, 200);
      await scene.customer.call(session.refresh, {});
      await passTime(scene.target.bank, 101);
      return [await pay(scene, code)];
    },
  },
};

/** Misuses codes in every way at every call that moves money, each case in a company of its own. */
export async function attackCodes(target: Target): Promise<Part> {
  const tally = new Tally();
  await setBankTime(target.bank.bank.db, noon);
  for (const operation of moneyOperations)
    for (const [name, each] of Object.entries(cases)) {
      const company = await openCompany(target.bank, {
        users: users.map((role) => ({ role })),
        accounts: [rich, rich],
      });
      const [from = "", to = ""] = company.accounts.map(({ accountNumber }) => accountNumber);
      const customer = await signedIn(target.bank, company, "Single");
      const scene = { target, company, operation, customer, input: operation.input(from, to), to };
      const answers = await each.try(scene);
      const moved = await posted(target, company);
      tally.check(
        answers.every(({ code }) => code !== 0) && moved === (each.moved ?? 0),
        () => `${operation.name}, ${name}: ${moved} payments moved, ${JSON.stringify(answers)}`,
      );
    }
  return tally.part;
}

const users = ["Single", "Initiator", "Initiator & Authorizer"] as const;
const rich = { currency: "GHS", balance: "20000.00" } as const;

/** Returns a pending request of the Initiator, and the fields of its approval. */
async function pendingDecision(scene: Scene) {
  const initiator = await signedIn(scene.target.bank, scene.company, "Initiator");
  const [from, to] = scene.company.accounts;
  const made = await initiator.confirm(
    payments.toSelf,
    {
      sourceAccount: from?.accountNumber ?? "",
      destinationAccountNo: to?.accountNumber ?? "",
      amount: "1.00",
      currencyCode: "GHS",
      narration: "Bait",
      transType: "OWN-TRANSFER",
    },
    shownOf(scene),
  );
  return {
    transactionId: String(made.transactionId),
    transType: "OWN-TRANSFER",
    requestType: "SINGLE" as const,
    approvalStatus: "APPROVE" as const,
    passwordType: "OTP" as const,
  };
}
const shownOf = ({ to }: Scene) => ({ total: "GHS 1.00", to: to.slice(-4) });

/** Counts payments that were made or are in progress, without requests that wait for approval. */
async function posted({ bank }: Target, { id }: OpenedCompany): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) from requests where company_id = ${id} and status <> 'PENDING'`.execute(bank.bank.db);
  return Number(rows[0]?.count);
}
