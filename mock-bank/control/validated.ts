import type { Request, RequestHandler, Response, Router } from "express";
import { en } from "zod/locales";
import type * as z from "zod/mini";
import type { ControlCall } from "../control-api/control-calls";
import { isRefusal, type Refusal, refuse } from "../core/handler";

const { localeError } = en();

/** An answer before it becomes JSON: lists may be read-only, and a moment may be a date. */
type BeforeJson<T> = T extends string
  ? string extends T
    ? T | Date
    : T
  : T extends readonly (infer Row)[]
    ? readonly BeforeJson<Row>[]
    : T extends object
      ? { readonly [Key in keyof T]: BeforeJson<T[Key]> }
      : T;

/** The answer to a call of the control API, or why it is refused. */
export type Served<Call extends ControlCall> = BeforeJson<z.input<Call["answer"]>> | Refusal;

/** Serves a call of the control API at its path. */
export function serve<Call extends ControlCall>(
  router: Router,
  { method, path, input }: Call,
  answer: (
    given: z.output<Call["input"]>,
    request: Request,
    response: Response,
  ) => Served<Call> | Promise<Served<Call>>,
): void {
  const verb = method === "GET" ? "get" : method === "PUT" ? "put" : "post";
  router[verb](path, (request, response, next) =>
    validated(input, (given) => answer(given as z.output<Call["input"]>, request, response) as object)(
      request,
      response,
      next,
    ),
  );
}

/** Answers a control call if its query or body matches the schema, and otherwise reports what is wrong. */
const validated =
  <Shape extends z.ZodMiniType>(
    shape: Shape,
    answer: (given: z.output<Shape>) => object | Refusal | Promise<object | Refusal>,
  ): RequestHandler =>
  async (request, response) => {
    const given = shape.safeParse(sent(request), { error: localeError });
    const answered = given.success ? await answer(given.data) : refuse(inWords(given.error.issues));
    if (isRefusal(answered)) sendRefusal(response, answered.description);
    else response.json(answered);
  };

export function sendRefusal(response: Response, description: string): void {
  response.status(400).json({ description });
}

const sent = (request: Request): unknown =>
  request.method === "GET" ? Object.fromEntries(new URLSearchParams(request.url.split("?")[1])) : (request.body ?? {});

const inWords = (issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]): string =>
  issues.map(({ path, message }) => [path.map(String).join("."), message].filter(Boolean).join(": ")).join("; ");
