import type { Plugin } from "vite";

/** Parts of packages that are imported but never needed here, with their replacements. */
const omittedModules: readonly { importer: RegExp; source: RegExp; replacement: string }[] = [
  {
    // Blueprint's loader of icons by name would include all icons (620 kB). Icons are components here; loading one by
    // name throws an error.
    importer: /@blueprintjs\/icons\//,
    source: /^\.\/iconLoader(\.js)?$/,
    replacement: `export const Icons = {
      getPaths: () => undefined,
      load: async (name) => { throw new Error("The icon " + name + " is asked for by name: import its component."); },
    };`,
  },
  {
    // The parts of crypto-js that derive a key from a text, and its base64. Keys are bytes here; a text key now fails
    // instead of using MD5.
    importer: /crypto-js\//,
    source: /^\.\/(md5|sha1|evpkdf|enc-base64)(\.js)?$/,
    replacement: "module.exports = undefined;",
  },
];

/** Descriptions of the contract's calls, for documentation only; the client does not use them. */
const DESCRIPTIONS = /^\s+(summary|specification):\s+"[^"]*",\n/gm;

const PREFIX = "\0omitted:";

export function omitModules(): Plugin {
  return {
    name: "omit-modules",
    apply: "build",
    enforce: "pre",
    resolveId: (source, importer = "") => {
      const index = omittedModules.findIndex((part) => part.importer.test(importer) && part.source.test(source));
      return index < 0 ? undefined : `${PREFIX}${index}`;
    },
    transform: (code, id) => (id.includes("/contract/") ? code.replace(DESCRIPTIONS, "") : undefined),
    load: (id) => (id.startsWith(PREFIX) ? omittedModules[Number(id.slice(PREFIX.length))]?.replacement : undefined),
  };
}
