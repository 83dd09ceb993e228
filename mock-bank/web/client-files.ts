import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import type { Request, RequestHandler, Response } from "express";
import { type InlineHashes, inlineHashes, NOTHING_INLINE, policyOf, policyWith } from "./inline-policy";

/** Served file types of the built client; other files in the folder are not served. */
export const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".txt": "text/plain; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".pdf": "application/pdf",
  ".csv": "text/csv; charset=utf-8",
  ".xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};
const encodings = { br: ".br", gzip: ".gz" } as const;
const NOT_BUILT = "The client has not been built yet. `npm start` builds it, or `npm run build`.";

type ClientFile = {
  readonly type: string;
  readonly tag: string;
  /** Inline scripts and styles of the page, as hash sources by directive of the content security policy. */
  readonly inline: InlineHashes;
  readonly content: Readonly<Record<"identity" | keyof typeof encodings, Buffer | undefined>>;
};

/** A folder of built pages in memory, as of the last change of its main page. */
export class ClientFiles {
  private files = new Map<string, ClientFile>();
  private builtAt = 0;

  constructor(
    private readonly folder: string,
    private readonly mainPage = "index.html",
  ) {}

  /** Serves a page of the folder without checking access; the caller does. */
  page(name: string): RequestHandler {
    return (request, response) => this.send(request, response, name);
  }

  /**
   * Serves files by name, and pages at the addresses for which the build made one. Any other address can be one of the
   * client's screens: a browser that visits it gets `index.html`, and a program gets no page.
   */
  readonly serve: RequestHandler = (request, response, next) => {
    if (request.method !== "GET" && request.method !== "HEAD") return next();
    this.refresh();
    const { path } = request;
    const isFile = path.includes(".") || path.startsWith("/assets/");
    if (isFile) return path.endsWith(".html") || !this.files.has(path) ? next() : this.send(request, response, path);
    const ownPage = `${path}.html`;
    if (this.files.has(ownPage)) this.send(request, response, ownPage);
    else if (path === "/" || isVisit(request)) this.send(request, response, `/${this.mainPage}`);
    else next();
  };

  /** Serves the files that the pages load, and never a page. */
  readonly assets: RequestHandler = (request, response, next) => {
    const { method, path } = request;
    if (!path.startsWith("/assets/") || (method !== "GET" && method !== "HEAD")) return next();
    this.refresh();
    if (this.files.has(path)) this.send(request, response, path);
    else response.status(404).type("text").send("Not found.");
  };

  private send(request: Request, response: Response, name: string): void {
    this.refresh();
    const file = this.files.get(name);
    if (!file) {
      response.status(503).type("text").send(NOT_BUILT);
      return;
    }
    // The smallest encoding that the browser accepts, regardless of its order.
    const encoding = (["br", "gzip"] as const).find((name) => request.acceptsEncodings(name));
    const packed = encoding && file.content[encoding];
    response.setHeader("Content-Type", file.type);
    response.setHeader("Cache-Control", cachingOf(name));
    response.setHeader("Vary", "Accept-Encoding");
    response.setHeader("ETag", file.tag);
    response.setHeader("Content-Security-Policy", policyWith(file.inline, policyOf(response)));
    if (encoding && packed) response.setHeader("Content-Encoding", encoding);
    if (request.headers["if-none-match"] === file.tag) response.status(304).end();
    else response.end(packed ?? file.content.identity);
  }

  /** Reads the folder again after a build. */
  private refresh(): void {
    const main = join(this.folder, this.mainPage);
    const builtAt = existsSync(main) ? statSync(main).mtimeMs : 0;
    if (builtAt === this.builtAt) return;
    this.builtAt = builtAt;
    const names = builtAt === 0 ? [] : readdirSync(this.folder, { recursive: true, encoding: "utf8" });
    this.files = new Map(names.flatMap((name) => this.read(name.replaceAll("\\", "/"))));
  }

  private read(name: string): [string, ClientFile][] {
    const path = join(this.folder, name);
    const type = types[extname(name)];
    if (!type || !statSync(path).isFile() || name.split("/").some((part) => part.startsWith("."))) return [];
    const identity = readFileSync(path);
    const packed = (ending: string) => (existsSync(path + ending) ? readFileSync(path + ending) : undefined);
    const tag = `W/"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`;
    const inline = name.endsWith(".html") ? inlineHashes(identity.toString()) : NOTHING_INLINE;
    return [
      [
        `/${name}`,
        { type, tag, inline, content: { identity, br: packed(encodings.br), gzip: packed(encodings.gzip) } },
      ],
    ];
  }
}

/** Addresses that monitoring programs try. A page with status 200 would hide that the real address is another one. */
export const PROBED = /^\/(health|live|metric|ping|ready|status)\w*\/?$/i;

/** Whether a browser asks for a page. Programs accept any type. */
const isVisit = ({ path, headers }: Request): boolean =>
  /\btext\/html\b/.test(headers.accept ?? "") && !PROBED.test(path);

export function cachingOf(name: string): string {
  if (name.startsWith("/assets/")) return "public, max-age=31536000, immutable";
  return name.endsWith(".html") ? "no-store" : "no-cache";
}
