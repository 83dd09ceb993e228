import { randomUUID } from "node:crypto";
import type { RequestHandler, Response } from "express";
import { requestIdHeader } from "../../contract/headers";

/** Others are replaced, because the id is written to the log. */
const USABLE = /^[\w-]{8,64}$/;

/** Gives each request the id that the client or the proxy sent, or a new one, and returns it in the answer. */
export const identifyRequest: RequestHandler = (request, response, next) => {
  const given = request.get(requestIdHeader) ?? "";
  const id = USABLE.test(given) ? given : randomUUID();
  response.locals.requestId = id;
  response.setHeader(requestIdHeader, id);
  next();
};

export const requestIdOf = ({ locals }: Response): string => String(locals.requestId);
