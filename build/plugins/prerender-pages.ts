import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Plugin, type ResolvedConfig, type Rolldown, runnerImport } from "vite";
import type { PrerenderedPage } from "../../ui/app/prerender";

type Pages = readonly [PrerenderedPage, ...PrerenderedPage[]];

const EMPTY_ROOT = '<div id="root"></div>';
const EMPTY_TITLE = "<title></title>";
/** URL of `boot.ts` on the development server, which has no prerendered file to inline it in. */
const BOOT_URL = "/boot.js";

/**
 * Writes the sign-in page into `index.html` and each other page of the front door into a file such as
 * `contact-us.html`. `boot.ts` and the first styles, which block the first paint, are inlined: as files they would cost
 * another round trip. The web server lists their hashes in its content security policy
 * (`mock-bank/web/client-files.ts`).
 */
export function prerenderPages(): Plugin {
  let config: ResolvedConfig;

  return {
    name: "prerender-pages",
    configResolved: (resolved) => {
      config = resolved;
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(BOOT_URL, (_request, response, next) => {
        bundleBoot(config.root, { workspace: [], screens: {} })
          .then((code) => response.setHeader("Content-Type", "text/javascript").end(code))
          .catch(next);
      });
    },
    transformIndexHtml: {
      order: "post",
      handler: async (html, { path, originalUrl }) => {
        if (path !== "/index.html") return;
        if (config.command === "build") return;
        const [signIn, ...others] = await loadPrerenderedPages(config.root);
        const page = others.find((page) => page.path === originalUrl?.split("?")[0]);
        const tags = [{ tag: "script", attrs: { src: BOOT_URL }, injectTo: "head-prepend" as const }];
        return { html: fillTemplate(html, page ?? signIn), tags };
      },
    },
    generateBundle: {
      order: "post",
      handler: async function (_options, bundle) {
        const template = bundle["index.html"];
        if (template?.type !== "asset") return;
        const source = template.source.toString();
        const boot = await bundleBoot(config.root, restoredFiles(config.root, source, bundle));
        const html = inlineFirstPaint(source, boot, bundle);
        const [signIn, ...others] = await loadPrerenderedPages(config.root);
        template.source = fillTemplate(html, signIn);
        for (const page of others) {
          const source = fillTemplate(
            html.replace("</head>", () => `${linksOf(page, html, bundle)}</head>`),
            page,
          );
          this.emitFile({ type: "asset", fileName: `${page.path.slice(1)}.html`, source });
        }
      },
    },
  };
}

/** Inlines the style sheet of `index.html` and removes it from the bundle, because no other page uses it. */
function inlineFirstPaint(html: string, boot: string, bundle: Rolldown.OutputBundle): string {
  const [link = "", file = ""] = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/.exec(html) ?? [];
  const sheet = bundle[file];
  if (sheet?.type !== "asset") throw new Error("index.html links no style sheet");
  delete bundle[file];
  const styles = sheet.source.toString();
  if (/<\/(style|script)/i.test(styles + boot)) throw new Error("The inlined code contains a closing tag");
  return html
    .replace(link, "")
    .replace(EMPTY_TITLE, () => `${EMPTY_TITLE}<script>${boot}</script><style>${styles}</style>`);
}

async function loadPrerenderedPages(root: string): Promise<Pages> {
  const { module } = await runnerImport<{ prerenderedPages: Pages }>(join(root, "../ui/app/prerender.tsx"), {
    configFile: false,
    root,
    plugins: [withoutStyles],
  });
  return module.prerenderedPages;
}

/** Only markup is rendered here, so style sheets are replaced by nothing; {@link linksOf} adds links to them. */
const withoutStyles: Plugin = {
  name: "without-styles",
  enforce: "pre",
  resolveId: (source) => (source.endsWith(".css") ? "\0without-styles" : undefined),
  load: (id) => (id === "\0without-styles" ? "export {}" : undefined),
};

/**
 * Returns links to the page's styles and code that the sign-in page does not have, so that they load before `main.tsx`
 * asks for them. The code of `/contact-us` is in `contact-us-page.tsx`.
 */
function linksOf({ path }: PrerenderedPage, html: string, bundle: Rolldown.OutputBundle): string {
  return filesOf(`${path}-page.tsx`, bundle)
    .filter(({ file }) => !html.includes(`/${file}"`))
    .map(({ rel, file }) => `<link rel="${rel}" crossorigin href="/${file}">`)
    .join("");
}

/** Returns the styles and the code of a module with its static imports; nothing if no chunk begins with the module. */
function filesOf(module: string, bundle: Rolldown.OutputBundle): readonly { rel: string; file: string }[] {
  const entry = Object.values(bundle).find((file) => isChunk(file) && file.moduleIds.some((id) => id.endsWith(module)));
  if (!isChunk(entry)) return [];
  const chunks = [entry, ...entry.imports.map((name) => bundle[name]).filter(isChunk)];
  const styles = chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return [
    ...styles.map((file) => ({ rel: "stylesheet", file })),
    ...chunks.map(({ fileName }) => ({ rel: "modulepreload", file: fileName })),
  ];
}

const isChunk = (file: Rolldown.OutputBundle[string] | undefined): file is Rolldown.OutputChunk =>
  file?.type === "chunk";

/** @throws if the template has no place for title or content, so that no empty page is shipped */
function fillTemplate(html: string, { path, title, description, markup }: PrerenderedPage): string {
  if (!html.includes(EMPTY_ROOT) || !html.includes(EMPTY_TITLE))
    throw new Error("index.html has no empty root or title");
  return html
    .replace(EMPTY_TITLE, () => `<title>${title}</title><meta name="description" content="${description}">`)
    .replace(EMPTY_ROOT, () => `<div id="root" data-page="${path}">${markup}</div>`);
}

/** The files that a page loads to restore a session. */
type RestoredFiles = {
  readonly workspace: readonly string[];
  /** By the path of the screen, without the files of the workspace. */
  readonly screens: Readonly<Record<string, readonly string[]>>;
};

/** Leaves out the files that `index.html` loads itself. */
function restoredFiles(root: string, html: string, bundle: Rolldown.OutputBundle): RestoredFiles {
  const namesOf = (module: string) => filesOf(module, bundle).map(({ file }) => file);
  const isAdded = (file: string) => !html.includes(`/${file}"`);
  const workspace = [...new Set(["/workspace.tsx", "/web-cipher.ts"].flatMap(namesOf))].filter(isAdded);
  const screens = Object.entries(screenModules(root)).map(([path, module]) => {
    const files = namesOf(module).filter((file) => isAdded(file) && !workspace.includes(file));
    return [path, files];
  });
  return { workspace, screens: Object.fromEntries(screens) };
}

/** Reads the module of each screen from the text of `routes.ts`, because its loaders are functions. */
function screenModules(root: string): Readonly<Record<string, string>> {
  const text = readFileSync(join(root, "../ui/app/routes.ts"), "utf8");
  const screens = [...text.matchAll(/"(\/[\w/-]+)": \{[^}]*?load: async [^}]*?import\("\.\.(\/[\w/-]+)"\)/g)];
  if (screens.length !== text.split("load: async").length - 1) throw new Error("routes.ts has a loader without a path");
  return Object.fromEntries(screens.map(([, path, module]) => [path, `${module}.tsx`]));
}

async function bundleBoot(root: string, { workspace, screens }: RestoredFiles): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: "warn",
    define: { WORKSPACE_FILES: JSON.stringify(workspace), SCREEN_FILES: JSON.stringify(screens) },
    build: {
      write: false,
      copyPublicDir: false,
      rolldownOptions: { input: join(root, "boot.ts"), output: { format: "iife" } },
    },
  });
  const [{ output }] = [built].flat() as [Rolldown.RolldownOutput];
  return output[0].code;
}
