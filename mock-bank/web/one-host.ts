import type { RequestHandler } from "express";

/** Refuses a request with two Host headers (RFC 9112, 3.2): a proxy and the bank could each take another one. */
export const refuseTwoHosts: RequestHandler = ({ headersDistinct }, response, next) => {
  if ((headersDistinct.host?.length ?? 0) <= 1) return next();
  response.status(400).json({ description: "The request could not be read." });
};
