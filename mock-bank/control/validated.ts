import type { Request, RequestHandler, Response } from "express";
import { en } from "zod/locales";
import type * as z from "zod/mini";
import { isRefusal, type Refusal, refuse } from "../core/handler";

const { localeError } = en();

/** Answers a control call if its query or body matches the schema, and otherwise reports what is wrong. */
export const validated =
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
