import type { Plugin } from "vite";

/** Parts of packages that are imported but never needed here, and what stands in for each. */
const leftOut: readonly { importer: RegExp; source: RegExp; instead: string }[] = [
  {
    // Blueprint's loader of icons by name would bring every icon there is (620 kB). Icons are components; a name that slips in is told.
    importer: /@blueprintjs\/icons\//,
    source: /^\.\/iconLoader(\.js)?$/,
    instead: `export const Icons = {
      getPaths: () => undefined,
      load: async (name) => { throw new Error("The icon " + name + " is asked for by name: import its component."); },
    };`,
  },
  {
    // What crypto-js derives a key from a text with, and its base64. Keys are bytes; given a text, it now fails instead of using MD5.
    importer: /crypto-js\//,
    source: /^\.\/(md5|sha1|evpkdf|enc-base64)(\.js)?$/,
    instead: "module.exports = undefined;",
  },
];

/** What the contract says of each call to those who read it as a document; no browser does. */
const DESCRIPTIONS = /^\s+(summary|specification):\s+"[^"]*",\n/gm;

/** How ECharts empties what it drew; Trusted Types forbid to write markup, even none. */
const EMPTIED = /\.innerHTML = (?:''|null);/g;

const PREFIX = "\0left-out:";

export function leaveOut(): Plugin {
  return {
    name: "leave-out",
    apply: "build",
    enforce: "pre",
    resolveId: (source, importer = "") => {
      const index = leftOut.findIndex((part) => part.importer.test(importer) && part.source.test(source));
      return index < 0 ? undefined : `${PREFIX}${index}`;
    },
    transform: (code, id) => {
      if (id.includes("/bank-api/contract/")) return code.replace(DESCRIPTIONS, "");
      return id.includes("/zrender/lib/svg/Painter") ? code.replace(EMPTIED, ".replaceChildren();") : undefined;
    },
    load: (id) => (id.startsWith(PREFIX) ? leftOut[Number(id.slice(PREFIX.length))]?.instead : undefined),
  };
}
