import { isIP } from "node:net";
import type { Express, Request, Response } from "express";
import type { Logger } from "../system/log";

/** The proxies in front of the bank: none, a number of hops, or their addresses and subnets. */
export type TrustedProxies = "none" | number | readonly string[];

const HOPS_MAX = 9;
const FORWARDING_HEADERS = ["forwarded", "via", "x-forwarded-for", "x-real-ip"];
/** Paths that a proxy or a scraper asks for by itself, without a customer. */
const PROBES: readonly string[] = ["/healthz", "/readyz", "/metrics"];
const LOG_INTERVAL_MS = 60_000;
const UNKNOWN_PROXY =
  "Refused a request with forwarding headers, because TRUST_PROXY does not name the proxy that sent it (see docs/operations.md)";
const NO_ADDRESS =
  "Refused a request, because the trusted proxy sent an X-Forwarded-For header that does not end with an IP address";
const NO_HEADER =
  "The trusted proxy sends no X-Forwarded-For header, so all its customers share one allowance (see docs/operations.md)";

type ProxySettings = { readonly trustProxy?: TrustedProxies | undefined; readonly isProduction: boolean };

/**
 * Reads `TRUST_PROXY`: "none" or 0, a number of hops, or addresses and subnets separated by commas.
 * @throws an error for the operator if the text is none of these
 */
export function readTrustedProxies(text: string): TrustedProxies {
  if (text === "none" || text === "0") return "none";
  if (/^\d+$/.test(text) && Number(text) <= HOPS_MAX) return Number(text);
  const entries = text.split(",").map((entry) => entry.trim());
  if (entries.every(isAddressOrSubnet)) return entries;
  throw new Error(
    `TRUST_PROXY is "${text}", but must be none, a number of proxies up to ${HOPS_MAX}, or addresses and subnets ` +
      "separated by commas, such as 10.0.0.4,fd00::/8 (see docs/operations.md).",
  );
}

/** A subnet of all addresses is refused, because every client could then choose its own address. */
function isAddressOrSubnet(entry: string): boolean {
  const [address = "", prefix, ...rest] = entry.split("/");
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128));
}

/**
 * Makes `request.ip` the address of the customer, by which limits are counted. In production, a request that an unknown
 * proxy has forwarded is refused, because all customers of that proxy would share one allowance.
 */
export function trustProxies(app: Express, { trustProxy, isProduction }: ProxySettings, log: Logger): void {
  if (trustProxy !== undefined && trustProxy !== "none") app.set("trust proxy", trustProxy);
  const isTrusted: (address: string, hop: number) => boolean = app.get("trust proxy fn");
  const isCheckOff = !isProduction || trustProxy === "none";
  const warn = oncePerInterval((proxy: string | undefined, problem: string) =>
    log.error({ event: "forwarding", proxy }, problem),
  );

  app.use((request, response, next) => {
    const { remoteAddress } = request.socket;
    const isProxy = isTrusted(remoteAddress ?? "", 0);
    if (!isProxy && !isCheckOff && isForwarded(request)) {
      warn(remoteAddress, UNKNOWN_PROXY);
      return refuse(response);
    }
    if (isProxy && isIP(request.ip ?? "") === 0) {
      warn(remoteAddress, NO_ADDRESS);
      return refuse(response);
    }
    if (isProxy && !isCheckOff && request.headers["x-forwarded-for"] === undefined && !PROBES.includes(request.path))
      warn(remoteAddress, NO_HEADER);
    next();
  });
}

const isForwarded = ({ headers }: Request): boolean => FORWARDING_HEADERS.some((name) => headers[name] !== undefined);

function refuse(response: Response): void {
  response
    .status(400)
    .json({ description: "The proxy in front of this bank is not configured. The log of the bank says more." });
}

/** Limits the log to one line per interval: strangers can cause these lines. */
function oncePerInterval<Values extends readonly unknown[]>(write: (...values: Values) => void) {
  let silentUntil = 0;
  return (...values: Values): void => {
    if (performance.now() < silentUntil) return;
    silentUntil = performance.now() + LOG_INTERVAL_MS;
    write(...values);
  };
}
