import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { bankApi } from "../../contract/index";
import { INSUFFICIENT_FUNDS } from "../../mock-bank/execution/execute";
import type { Answer } from "./bank-line";
import { type Crew, giveCodes, type Meant, type Person } from "./crew";
import { cedis, newPayment, withCode } from "./payment";
import type { RestartedBank } from "./restarted-bank";

export const OPENING = 100_000;
export const SECOND_APPROVER_FROM = 50_000;
export const roles = ["Single", "Initiator", "Authorizer", "Authorizer", "Initiator & Authorizer"] as const;

type Request = {
  readonly id: string;
  readonly by: number;
  readonly pesewas: number;
  status: string;
  approvedBy: number[];
};
type Action = {
  readonly person: Person;
  readonly meant: Meant;
  readonly fields: object;
  readonly key: string;
  readonly answer: Answer;
};
/** A plain model of the bank's state: the balances of two accounts, the requests between them, and the last action. */
export type Model = { books: [number, number]; requests: Request[]; last?: Action };
type World = { readonly bank: RestartedBank; readonly crew: Crew; readonly stranger: Crew };

/** An action of a user. The model says its outcome, and the accounts must show it immediately. */
abstract class Deed implements fc.AsyncCommand<Model, World> {
  check = (): boolean => true;
  abstract toString(): string;
  protected abstract act(model: Model, world: World): Promise<void>;

  async run(model: Model, world: World): Promise<void> {
    await this.act(model, world);
    const [anybody] = world.crew.people;
    if (!anybody) throw new Error("Nobody looks");
    const { accounts } = await world.bank.line.call(anybody, bankApi.accounts.list, { loginId: anybody.username });
    const books = (accounts as { bookBalance: string }[]).map(({ bookBalance }) => bookBalance);
    expectSame(`the accounts after ${this}`, books, model.books.map(cedis));
  }

  /** Sends the call with its code, and stores the answer so that the call can be repeated. */
  protected async send(model: Model, { bank }: World, person: Person, meant: Meant): Promise<Answer> {
    const fields = withCode({ meant }, await giveCodes(bank.db, [{ person, meant }]));
    const key = randomUUID();
    const answer = await bank.line.call(person, meant.endpoint, fields, { key });
    if (answer.code === 0) model.last = { person, meant, fields, key, answer };
    return answer;
  }
}

class Pay extends Deed {
  constructor(
    private readonly by: number,
    private readonly pesewas: number,
    private readonly toStranger: boolean,
  ) {
    super();
  }

  toString = () => `pay(${this.by}, ${cedis(this.pesewas)}${this.toStranger ? ", to another company" : ""})`;

  protected async act(model: Model, world: World): Promise<void> {
    const { by, pesewas } = this;
    const isAsked = by !== 0;
    const to = this.toStranger && !isAsked ? world.stranger.accounts[0] : undefined;
    const person = personOf(world, by);
    const answer = await this.send(model, world, person, newPayment(person, world.crew, pesewas, { to }).meant);
    if (isAsked) {
      expectRefusal(answer, undefined);
      model.requests.push({ id: String(answer.transactionId), by, pesewas, status: "PENDING", approvedBy: [] });
      return;
    }
    expectRefusal(answer, pesewas > model.books[0] ? INSUFFICIENT_FUNDS : undefined);
    if (pesewas <= model.books[0]) move(model, pesewas, to === undefined);
  }
}

class Decide extends Deed {
  constructor(
    private readonly by: number,
    private readonly which: number,
    private readonly isApproval: boolean,
  ) {
    super();
  }

  toString = () => `${this.isApproval ? "approve" : "reject"}(${this.by}, ${this.which})`;

  protected async act(model: Model, world: World): Promise<void> {
    const request = chosen(model, this.which);
    if (!request) return;
    const refused = whyNot(request, this.by);
    const person = personOf(world, this.by);
    const decision = { transactionId: request.id, transType: "OWN-TRANSFER", requestType: "SINGLE" };
    if (!this.isApproval) {
      const fields = { ...decision, reason: "Not now", approvalStatus: "REJECT" };
      const answer = await world.bank.line.call(person, bankApi.approvals.reject, fields, { key: randomUUID() });
      expectRefusal(answer, refused);
      if (!refused) request.status = "REJECTED";
      return;
    }
    const fields = { ...decision, approvalStatus: "APPROVE" };
    const meant = { endpoint: bankApi.approvals.approve, fields, ...told(request, world) };
    const answer = await this.send(model, world, person, meant);
    expectRefusal(answer, refused ?? this.approved(model, request));
  }

  /** Returns why the money must not move; undefined if it must. */
  private approved(model: Model, request: Request): string | undefined {
    request.approvedBy.push(this.by);
    const needed = request.pesewas >= SECOND_APPROVER_FROM ? 2 : 1;
    if (request.approvedBy.length < needed) request.status = "IN_PROGRESS";
    else if (request.pesewas > model.books[0]) {
      request.status = "FAILED";
      return INSUFFICIENT_FUNDS;
    } else {
      request.status = "APPROVED";
      move(model, request.pesewas, true);
    }
    return undefined;
  }
}

class Recall extends Deed {
  constructor(private readonly which: number) {
    super();
  }

  toString = () => `recall(${this.which})`;

  protected async act(model: Model, world: World): Promise<void> {
    const request = chosen(model, this.which);
    if (!request) return;
    const fields = { transactionId: request.id };
    const meant = { endpoint: bankApi.requests.recall, fields, ...told(request, world) };
    const answer = await this.send(model, world, personOf(world, request.by), meant);
    const isPending = request.status === "PENDING";
    expectRefusal(answer, isPending ? undefined : "Only a pending request can be recalled.");
    if (isPending) request.status = "RECALLED";
  }
}

/** Repeats the last action, like a client that lost the answer: nothing happens, and the answer is the same. */
class SendAgain extends Deed {
  toString = () => "send again";

  protected async act({ last }: Model, { bank }: World): Promise<void> {
    if (!last) return;
    const answer = await bank.line.call(last.person, last.meant.endpoint, last.fields, last);
    expectSame("an answer sent again", answer, last.answer);
  }
}

class PayWithWrongCode extends Deed {
  constructor(private readonly pesewas: number) {
    super();
  }

  toString = () => `pay with a used code(${cedis(this.pesewas)})`;

  protected async act(_: Model, world: World): Promise<void> {
    const person = personOf(world, 0);
    const payment = newPayment(person, world.crew, this.pesewas);
    const answer = await world.bank.line.call(person, payment.meant.endpoint, withCode(payment, "24680"), payment);
    if (answer.code === 0) throw new Error("Paid without a code");
  }
}

class Crash extends Deed {
  toString = () => "crash";
  protected act = (_: Model, { bank }: World): Promise<void> => bank.crash();
}

const personOf = ({ crew }: World, index: number): Person => {
  const person = crew.people[index];
  if (!person) throw new Error("Nobody is there");
  return person;
};

const told = ({ pesewas }: Request, { crew }: World) => ({
  total: `GHS ${cedis(pesewas)}`,
  to: crew.accounts[1]?.slice(-4),
});

const chosen = ({ requests }: Model, which: number): Request | undefined => requests[which % (requests.length || 1)];

function whyNot({ by: creator, status, approvedBy }: Request, by: number): string | undefined {
  if (by === creator) return "You cannot decide a request that you created.";
  if (status !== "PENDING" && status !== "IN_PROGRESS") return "This request is no longer pending.";
  return approvedBy.includes(by) ? "You have already approved this request." : undefined;
}

function move(model: Model, pesewas: number, isOwn: boolean): void {
  model.books = [model.books[0] - pesewas, model.books[1] + (isOwn ? pesewas : 0)];
}

function expectRefusal(answer: Answer, words: string | undefined): void {
  expectSame("the bank's words", answer.code === 0 ? undefined : answer.description, words);
}

function expectSame(what: string, found: unknown, expected: unknown): void {
  if (isDeepStrictEqual(found, expected)) return;
  throw new Error(`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`);
}

const which = fc.nat({ max: 50 });
const pesewas = fc.integer({ min: 1, max: 70_000 });
const decider = fc.constantFrom(2, 3, 4);

/** The actions of users, in random order, and the failures of the bank. */
export const deeds = [
  fc.tuple(fc.constantFrom(0, 0, 1, 4), pesewas, fc.boolean()).map((given) => new Pay(...given)),
  fc.tuple(decider, which, fc.constantFrom(true, true, false)).map((given) => new Decide(...given)),
  which.map((at) => new Recall(at)),
  fc.constant(new SendAgain()),
  pesewas.map((amount) => new PayWithWrongCode(amount)),
  fc.constant(new Crash()),
];
