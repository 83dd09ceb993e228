import { join } from "node:path";
import { build, type HtmlTagDescriptor, type Plugin, type ResolvedConfig, type Rolldown, runnerImport } from "vite";
import type { Prerendered } from "../app/prerender";

type Pages = readonly [Prerendered, ...Prerendered[]];

const EMPTY_ROOT = '<div id="root"></div>';
const EMPTY_TITLE = "<title></title>";

/**
 * Fills `index.html` with the sign-in page and writes one file for every other page of the front door (`contact-us.html`);
 * puts `boot.ts` before everything else, as the classic script that paint waits for.
 */
export function prerenderPages(): Plugin {
  let config: ResolvedConfig;
  let bootUrl = "/boot.js";

  return {
    name: "prerender-pages",
    configResolved: (resolved) => {
      config = resolved;
    },
    buildStart: async function () {
      if (config.command === "serve") return;
      const id = this.emitFile({ type: "asset", name: "boot.js", source: await bundleBoot(config.root) });
      bootUrl = `/${this.getFileName(id)}`;
    },
    configureServer: ({ middlewares }) => {
      middlewares.use("/boot.js", (_request, response, next) => {
        bundleBoot(config.root)
          .then((code) => response.setHeader("Content-Type", "text/javascript").end(code))
          .catch(next);
      });
    },
    transformIndexHtml: {
      order: "post",
      handler: async (html, { path, originalUrl }) => {
        if (path !== "/index.html") return;
        const tags: HtmlTagDescriptor[] = [{ tag: "script", attrs: { src: bootUrl }, injectTo: "head-prepend" }];
        if (config.command === "build") return { html, tags };
        const [signIn, ...others] = await prerenderedPages(config.root);
        const wanted = others.find((page) => page.path === originalUrl?.split("?")[0]);
        return { html: filled(html, wanted ?? signIn), tags };
      },
    },
    generateBundle: {
      order: "post",
      handler: async function (_options, bundle) {
        const template = bundle["index.html"];
        if (template?.type !== "asset") return;
        const html = template.source.toString();
        const [signIn, ...others] = await prerenderedPages(config.root);
        template.source = filled(html, signIn);
        for (const page of others) {
          const source = filled(
            html.replace("</head>", () => `${linksOf(page, html, bundle)}</head>`),
            page,
          );
          this.emitFile({ type: "asset", fileName: `${page.path.slice(1)}.html`, source });
        }
      },
    },
  };
}

async function prerenderedPages(root: string): Promise<Pages> {
  const { module } = await runnerImport<{ prerendered: Pages }>(join(root, "ui/app/prerender.tsx"), {
    configFile: false,
    root,
    plugins: [withoutStyles],
  });
  return module.prerendered;
}

/** Markup alone is made here: what it looks like is linked by {@link linksOf}. */
const withoutStyles: Plugin = {
  name: "without-styles",
  enforce: "pre",
  resolveId: (source) => (source.endsWith(".css") ? "\0without-styles" : undefined),
  load: (id) => (id === "\0without-styles" ? "export {}" : undefined),
};

/**
 * What the page needs beside the sign-in page: its styles before it is painted, its code before `main.tsx` asks for it.
 * The code of `/contact-us` stands in `contact-us-page.tsx`.
 */
function linksOf({ path }: Prerendered, html: string, bundle: Rolldown.OutputBundle): string {
  const entry = Object.values(bundle).find(
    (file) => isChunk(file) && file.facadeModuleId?.endsWith(`${path}-page.tsx`),
  );
  if (!isChunk(entry)) return "";
  const chunks = [entry, ...entry.imports.map((name) => bundle[name]).filter(isChunk)];
  const styles = chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  const links = [
    ...styles.map((file) => ({ rel: "stylesheet", file })),
    ...chunks.map(({ fileName }) => ({ rel: "modulepreload", file: fileName })),
  ];
  return links
    .filter(({ file }) => !html.includes(`/${file}"`))
    .map(({ rel, file }) => `<link rel="${rel}" crossorigin href="/${file}">`)
    .join("");
}

const isChunk = (file: Rolldown.OutputBundle[string] | undefined): file is Rolldown.OutputChunk =>
  file?.type === "chunk";

/** @throws when the template lost its places: a page without content must not be shipped. */
function filled(html: string, { path, title, markup }: Prerendered): string {
  if (!html.includes(EMPTY_ROOT) || !html.includes(EMPTY_TITLE))
    throw new Error("index.html has no empty root or title");
  return html
    .replace(EMPTY_TITLE, () => `<title>${title}</title>`)
    .replace(EMPTY_ROOT, () => `<div id="root" data-page="${path}">${markup}</div>`);
}

async function bundleBoot(root: string): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: "warn",
    build: {
      write: false,
      copyPublicDir: false,
      rolldownOptions: { input: join(root, "boot.ts"), output: { format: "iife" } },
    },
  });
  const [{ output }] = [built].flat() as [Rolldown.RolldownOutput];
  return output[0].code;
}
