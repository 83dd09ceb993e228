import { json, type RequestHandler, Router } from "express";
import { FIELD_FIGURES_PATH, fieldFigure } from "../../contract/field-figures";
import type { Bank } from "../calls/bank";
import { addressKey } from "../wire/address-key";
import { isCrossSite } from "../wire/call-headers";

/** Takes the figures of the client's pages into the metrics, if FIELD_FIGURES is on. */
export function fieldFigures(bank: Bank, isOn: boolean): Router {
  const router = Router();
  if (isOn) router.post(FIELD_FIGURES_PATH, limited(bank), json({ limit: "1kb" }), take(bank));
  return router;
}

/** Counted before the body is read. */
const limited =
  ({ throttle }: Bank): RequestHandler =>
  (request, response, next) => {
    const subject = { address: addressKey(request.ip ?? ""), deviceId: "", username: "" };
    if (isCrossSite(request.headers)) response.status(403).end();
    else if (throttle?.exceeds("field-figures", subject)) response.status(429).end();
    else next();
  };

const take =
  ({ metrics }: Bank): RequestHandler =>
  (request, response) => {
    const { success, data } = fieldFigure.safeParse(request.body);
    if (success) metrics.observeVisit(data);
    response.status(success ? 204 : 400).end();
  };
