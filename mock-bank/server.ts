import { createServer, type Server } from "node:http";
import express, { type ErrorRequestHandler, type Express, json, type RequestHandler } from "express";
import { BRANCH_DIRECTORY_PATH } from "../contract/branch-directory";
import { CONFIGURATION_PATH } from "../contract/configuration";
import { KEY_SET_PATH } from "../contract/papers";
import type { Bank } from "./calls/bank";
import { logError, sendError } from "./calls/error-answers";
import { apiRouter } from "./calls/serve";
import { servedCalls } from "./calls/served-call";
import { guardMetrics, guardPage } from "./control/control-guard";
import { controlRouter } from "./control/control-router";
import { handlers } from "./handlers";
import { connectionLimits } from "./limits/limits";
import { identifyRequest, requestIdOf } from "./monitoring/request-id";
import type { Configuration } from "./operator/configuration";
import { trustProxies } from "./operator/trusted-proxies";
import { leadToHttps } from "./room/answer-https";
import { branchDirectory } from "./statements/branch-directory";
import { directiveFile } from "./support/directive-files";
import { DIRECTIVES_PATH } from "./support/directives";
import { acceptancePage } from "./web/acceptance-page";
import { bankElsewhere, serveClientConfiguration } from "./web/client-configuration";
import { ClientFiles } from "./web/client-files";
import { fieldFigures } from "./web/field-figures";
import { health } from "./web/health";
import { keySet } from "./web/key-set";
import { metricsPage } from "./web/metrics-page";
import { refuseTwoHosts } from "./web/one-host";
import { readiness } from "./web/readiness";
import { CSP_REPORTS_PATH, securityHeaders } from "./web/security-headers";
import { addressKey } from "./wire/address-key";

/**
 * Serves everything on one port: the client, the API, the control API and the trainers' pages.
 * @param patience shorter limits for tests
 */
export function bankServer(
  bank: Bank,
  configuration: Configuration,
  patience: Partial<typeof connectionLimits> = {},
): Server {
  const server = createServer({ ...connectionLimits, ...patience }, bankApp(bank, configuration));
  server.maxRequestsPerSocket = connectionLimits.maxRequestsPerSocket;
  return server;
}

function bankApp(bank: Bank, configuration: Configuration): Express {
  const { apiBasePath } = configuration;
  const app = express();
  app.disable("x-powered-by").set("etag", false).set("query parser", false);
  app.use(identifyRequest, refuseTwoHosts);
  if (configuration.isForRoom) app.use(leadToHttps);
  app.use(securityHeaders(configuration.isHttps, bankElsewhere(configuration)));
  trustProxies(app, configuration, bank.log);
  app.use([apiBasePath, "/control", CONFIGURATION_PATH, "/healthz", "/readyz", "/metrics"], notStored);

  app.use(apiBasePath, apiRouter(bank, servedCalls(handlers)));
  app.get(CONFIGURATION_PATH, serveClientConfiguration(configuration, bank));
  app.get("/healthz", health(bank));
  app.get("/readyz", readiness(bank));
  app.get("/metrics", guardMetrics(configuration), metricsPage(bank));
  app.post(CSP_REPORTS_PATH, json({ type: () => true, limit: "10kb" }), takeReport(bank));

  app.get(KEY_SET_PATH, keySet(bank));

  app.use(fieldFigures(bank, configuration.hasFieldFigures));

  app.get(BRANCH_DIRECTORY_PATH, branchDirectory);
  app.get(`${DIRECTIVES_PATH}/:file`, directiveFile(bank.settings.bankName));

  const client = new ClientFiles(configuration.clientFolder);
  const trainers = new ClientFiles(configuration.consoleFolder, "trainer.html");
  app.use("/trainer", guardPage(configuration), trainers.assets, acceptancePage(configuration.reportsFolder));
  app.get("/trainer/open-as", guardPage(configuration), trainers.page("/open-as.html"));
  app.get(["/trainer", "/trainer/*tab"], guardPage(configuration), trainers.page("/trainer.html"));
  app.get("/control/docs", guardPage(configuration), trainers.page("/docs.html"));
  app.use("/control", controlRouter(bank, configuration));
  app.use(client.serve);
  app.use((_, response) => {
    response.status(404).type("text").send("Not found.");
  });
  app.use(failQuietly(bank));
  return app;
}

const notStored: RequestHandler = (_request, response, next) => {
  response.setHeader("Cache-Control", "no-store");
  next();
};

/** Logs a browser's report of a violated content policy: the directive and the page, but none of the page's content. */
function takeReport({ log, throttle }: Bank): RequestHandler {
  return (request, response) => {
    const isFlood = throttle?.exceeds("csp-reports", {
      address: addressKey(request.ip ?? ""),
      deviceId: "",
      username: "",
    });
    if (isFlood) return void response.status(429).end();
    const reports: unknown[] = Array.isArray(request.body) ? request.body.slice(0, 10) : [request.body];
    for (const report of reports) log.warn({ event: "csp_violation", ...violation(report) }, "A page broke its policy");
    response.status(204).end();
  };
}

function violation(report: unknown): object {
  // Any client can send this, so only two short texts of it are used.
  const body = (report as { body?: { effectiveDirective?: unknown; documentURL?: unknown } } | null)?.body;
  const page = String(body?.documentURL ?? "").split(/[?#]/)[0];
  return { directive: String(body?.effectiveDirective ?? "").slice(0, 40), page: page?.slice(0, 100) };
}

/** Handles errors and requests that no other part of the bank has answered. */
function failQuietly(bank: Bank): ErrorRequestHandler {
  return (error: unknown, { method, route }, response, _next) => {
    const status = statusOf(error);
    // The declared path is logged, because the called one can hold a code.
    if (status === undefined || response.headersSent)
      return sendError(
        response,
        logError(bank, error, { requestId: requestIdOf(response), call: `${method} ${route?.path ?? ""}` }),
      );
    response.status(status).json({ description: "The request could not be read." });
  };
}

/** Returns the HTTP status of an error of the caller; undefined for any other error. */
function statusOf(error: unknown): number | undefined {
  const status = error instanceof Error && "status" in error ? error.status : undefined;
  return typeof status === "number" && status >= 400 && status < 500 ? status : undefined;
}
