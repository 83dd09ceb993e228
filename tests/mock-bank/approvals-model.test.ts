import fc from "fast-check";
import { expect, it } from "vitest";
import { INSUFFICIENT_FUNDS } from "../../mock-bank/payments/execute";
import { aCompanyOf, type Customer, type Outcome } from "../support/bank-customers";
import { onEmbedded } from "../support/bank-database";

const OPENING = 1_000;
const SECOND_APPROVER_FROM = 500;
const people = ["Single", "Initiator", "Authorizer", "Authorizer", "Initiator & Authorizer"] as const;
const payers = [0, 1, 4] as const;
const deciders = [2, 3, 4] as const;

type Request = { id: string; by: number; amount: number; status: string; approvedBy: number[] };
/** What the bank ought to know, in the plainest form: two balances in whole cedis, and the requests between them. */
type Model = { books: [number, number]; requests: Request[] };
type Bank = { people: readonly Customer[]; accounts: readonly string[] };
type Step = (bank: Bank, model: Model) => Promise<void>;

const done = { answer: {} };
const expectOutcome = (outcome: Outcome, words: string | undefined) =>
  words ? expect(outcome).toEqual({ refused: words }) : expect(outcome).toMatchObject(done);

const pay =
  (by: number, amount: number): Step =>
  async ({ people: all, accounts: [from = "", to = ""] }, model) => {
    const outcome = await all[by]?.transfer(from, to, `${amount}.00`);
    if (by === 0) {
      expectOutcome(outcome ?? {}, amount > model.books[0] ? INSUFFICIENT_FUNDS : undefined);
      if (amount <= model.books[0]) move(model, amount);
    } else {
      expectOutcome(outcome ?? {}, undefined);
      model.requests.push({
        id: String(outcome?.answer?.transactionId),
        by,
        amount,
        status: "PENDING",
        approvedBy: [],
      });
    }
  };

const approve =
  (by: number, which: number): Step =>
  async ({ people: all }, model) => {
    const request = chosen(model, which);
    if (!request) return;
    const outcome = (await all[by]?.approve(request.id)) ?? {};
    const refused = whyNot(request, by);
    if (refused) return expectOutcome(outcome, refused);
    request.approvedBy.push(by);
    const needed = request.amount >= SECOND_APPROVER_FROM ? 2 : 1;
    if (request.approvedBy.length < needed) request.status = "IN_PROGRESS";
    else if (request.amount > model.books[0]) request.status = "FAILED";
    else {
      request.status = "APPROVED";
      move(model, request.amount);
    }
    expectOutcome(outcome, request.status === "FAILED" ? INSUFFICIENT_FUNDS : undefined);
  };

const reject =
  (by: number, which: number): Step =>
  async ({ people: all }, model) => {
    const request = chosen(model, which);
    if (!request) return;
    const refused = whyNot(request, by);
    expectOutcome((await all[by]?.reject(request.id)) ?? {}, refused);
    if (!refused) request.status = "REJECTED";
  };

const recall =
  (which: number): Step =>
  async ({ people: all }, model) => {
    const request = chosen(model, which);
    if (!request) return;
    const isPending = request.status === "PENDING";
    const outcome = (await all[request.by]?.recall(request.id)) ?? {};
    expectOutcome(outcome, isPending ? undefined : "Only a pending request can be recalled.");
    if (isPending) request.status = "RECALLED";
  };

const chosen = ({ requests }: Model, which: number): Request | undefined => requests[which % (requests.length || 1)];

function whyNot({ by: creator, status, approvedBy }: Request, by: number): string | undefined {
  if (by === creator) return "You cannot decide a request that you created.";
  if (status !== "PENDING" && status !== "IN_PROGRESS") return "This request is no longer pending.";
  return approvedBy.includes(by) ? "You have already approved this request." : undefined;
}

function move(model: Model, amount: number): void {
  model.books = [model.books[0] - amount, model.books[1] + amount];
}

const which = fc.nat({ max: 50 });
const step = fc.oneof(
  fc.tuple(fc.constantFrom(...payers), fc.integer({ min: 1, max: 700 })).map(([by, amount]) => pay(by, amount)),
  fc.tuple(fc.constantFrom(...deciders), which).map(([by, at]) => approve(by, at)),
  fc.tuple(fc.constantFrom(...deciders), which).map(([by, at]) => reject(by, at)),
  which.map((at) => recall(at)),
);

onEmbedded("Whatever people do in whatever order", (bank) => {
  it("the bank knows what a plain model of it knows", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
        const company = await aCompanyOf(bank.db, {
          people,
          accounts: [
            { currency: "GHS", balance: `${OPENING}.00` },
            { currency: "GHS", balance: "0.00" },
          ],
          policy: { secondApproverFrom: `${SECOND_APPROVER_FROM}.00` },
        });
        const model: Model = { books: [OPENING, 0], requests: [] };
        for (const take of steps) await take(company, model);
        expect(await company.books()).toEqual(model.books.map((book) => `${book}.00`));
        const rows = bank.db.selectFrom("requests").select(["id", "status"]).where("company_id", "=", company.id);
        const statuses = new Map((await rows.execute()).map(({ id, status }) => [id, status]));
        for (const { id, status } of model.requests) expect(statuses.get(id)).toBe(status);
      }),
      { numRuns: 20 },
    );
  });
});
