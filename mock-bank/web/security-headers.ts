import type { Request, RequestHandler, Response } from "express";
import helmet from "helmet";

const self = "'self'";
const none = "'none'";
const CSP_REPORTS = "csp";
export const CSP_REPORTS_PATH = "/csp-reports";

/** Forbids inline code, other origins, and text that becomes markup (Trusted Types). */
const policy = {
  defaultSrc: [none],
  scriptSrc: [self],
  styleSrc: [self],
  imgSrc: [self, "data:", "blob:"],
  fontSrc: [self],
  connectSrc: [self],
  workerSrc: [self],
  manifestSrc: [self],
  formAction: [self],
  baseUri: [none],
  objectSrc: [none],
  frameAncestors: [none],
  requireTrustedTypesFor: ["'script'"],
  /** The client's only Trusted Types policy, for the URLs of its worker scripts. */
  trustedTypes: ["own-workers"],
  reportTo: [CSP_REPORTS],
};

const FEATURES = "camera=(), microphone=(), geolocation=(), payment=(), usb=(), clipboard-read=()";
const TWO_YEARS_SECONDS = 63_072_000;

const callsTo = (origin: string | undefined) => (origin === undefined ? {} : { connectSrc: [self, origin] });

/** Returns the same headers for a web server that serves the client's files in place of the bank. */
export function securityHeaderValues(isHttps: boolean, bankElsewhere?: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  const response = {
    setHeader: (name: string, value: string) => values.set(name, value),
    removeHeader: (name: string) => values.delete(name),
  };
  // The handlers only set and remove headers.
  for (const handler of securityHeaders(isHttps, bankElsewhere))
    void handler({} as Request, response as unknown as Response, () => {});
  return values;
}

/**
 * Adds security headers to every answer, errors included. Over plain http they do not demand https, because a training
 * room without certificates could not load the page. Connections to another server are allowed only if the
 * configuration names one.
 */
export function securityHeaders(isHttps: boolean, bankElsewhere?: string): RequestHandler[] {
  return [
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: { ...policy, ...callsTo(bankElsewhere), ...(isHttps && { upgradeInsecureRequests: [] }) },
      },
      strictTransportSecurity: isHttps && { maxAge: TWO_YEARS_SECONDS, includeSubDomains: true },
      crossOriginEmbedderPolicy: { policy: "require-corp" },
      crossOriginOpenerPolicy: { policy: "same-origin" },
      crossOriginResourcePolicy: { policy: "same-origin" },
      referrerPolicy: { policy: "no-referrer" },
      xFrameOptions: { action: "deny" },
    }),
    (_request, response, next) => {
      response.setHeader("Permissions-Policy", FEATURES);
      response.setHeader("Reporting-Endpoints", `${CSP_REPORTS}="${CSP_REPORTS_PATH}"`);
      next();
    },
  ];
}
