const anyLayer = [
  "client",
  "contract",
  "domain",
  "application",
  "adapters",
  "ui",
  "mock-bank",
  "features",
  "tests",
  "tools",
];
const layer = (name, from, forbidden, exempt = []) => ({
  name,
  severity: "error",
  comment: `${from} may not import ${forbidden.join(", ")}`,
  from: { path: `^${from}/`, pathNot: exempt },
  to: { path: `^(${forbidden.join("|")})/` },
});
/** The folders of ui, each with those that it may import before it. Folders of one level do not import each other. */
const uiLevels = [
  ["kit"],
  ["support"],
  ["operations"],
  ["session"],
  ["accounts"],
  ["payments"],
  ["bills", "fx", "schedules", "beneficiaries"],
  ["requests"],
  ["approvals"],
  ["dashboard", "reports"],
  ["app"],
];
const inUi = (folders) => `^ui/(${folders.join("|")})/`;
const outsidePackages = { dependencyTypes: ["npm", "npm-dev", "npm-optional", "npm-peer", "core"] };

/**
 * The folders of the mock bank, from the top to the bottom. A folder imports folders of its own level, without cycles,
 * and of levels below it.
 */
const levelsOfBank = [
  ["console", "control", "lessons", "mail", "operator", "room", "snapshots", "web"],
  ["calls"],
  ["due-work", "opening", "seed"],
  [
    "accounts",
    "approvals",
    "beneficiaries",
    "bills",
    "bulk",
    "cases",
    "companies",
    "execution",
    "fx",
    "lookups",
    "mobile-money",
    "notices",
    "orders",
    "papers",
    "payments",
    "people",
    "prepaid-cards",
    "reports",
    "requests",
    "schedules",
    "sign-in",
    "statements",
    "support",
  ],
  ["documents", "messages", "monitoring", "otp", "session", "signing", "wire"],
  ["ledger"],
  ["core"],
  ["database"],
  ["control-api", "limits", "system", "threads", "values"],
];
const inBank = (folders) => `^mock-bank/(${folders.join("|")})/`;

module.exports = {
  forbidden: [
    layer(
      "domain-is-alone",
      "domain",
      anyLayer.filter((name) => name !== "domain"),
    ),
    { name: "domain-is-framework-free", severity: "error", from: { path: "^domain/" }, to: outsidePackages },
    layer("application-knows-only-domain", "application", [
      "contract",
      "adapters",
      "ui",
      "mock-bank",
      "features",
      "tests",
    ]),
    {
      name: "application-is-framework-free",
      severity: "error",
      comment:
        "The container is named in modules, tokens and bindings alone, class-validator and ibantools in drafts alone",
      from: { path: "^application/", pathNot: "(\\.module\\.ts|ports/(token|binding)\\.ts|-draft\\.ts)$" },
      to: outsidePackages,
    },
    {
      name: "drafts-import-only-validators",
      severity: "error",
      from: { path: "^application/.*-draft\\.ts$" },
      to: { ...outsidePackages, pathNot: "class-validator|ibantools" },
    },
    layer("adapters-implement-ports", "adapters", ["ui", "mock-bank", "features", "tests"]),
    layer(
      "contract-is-a-leaf",
      "contract",
      anyLayer.filter((name) => name !== "contract"),
    ),
    {
      name: "description-of-the-contract-is-not-for-the-client",
      severity: "error",
      comment: "The client loads the contract; its description is for the bank's reference, tools and tests",
      from: { path: "^(client|domain|application|adapters|ui)/" },
      to: { path: "^contract/description/" },
    },
    layer("ui-talks-to-application", "ui", ["contract", "adapters", "mock-bank", "features", "tests"]),
    ...uiLevels.map((folders, level) => ({
      name: "ui-imports-go-down",
      severity: "error",
      comment: `${folders.join(", ")} may import only folders of ui that are listed before in uiLevels`,
      from: { path: `^ui/(${folders.join("|")})/` },
      to: {
        path: "^ui/",
        pathNot: ["^ui/$1/", ...(level > 0 ? ["^ui/services\\.ts$"] : []), ...uiLevels.slice(0, level).map(inUi)],
      },
    })),
    {
      name: "ui-folders-have-a-level",
      severity: "error",
      comment: "A new folder of ui gets its place in uiLevels",
      from: { path: "^ui/[^/]+/", pathNot: uiLevels.map(inUi) },
      to: {},
    },
    {
      name: "no-cycle-of-folders",
      severity: "error",
      scope: "folder",
      from: { path: "^(domain|ui|application|adapters)(/|$)" },
      to: { circular: true },
    },
    layer(
      "mock-bank-shares-only-the-contract",
      "mock-bank",
      anyLayer.filter((name) => name !== "mock-bank" && name !== "contract"),
      // Signs a trainer's tab in with the client's own code. It runs in the browser and is no part of the bank.
      ["^mock-bank/console/open-as-page\\.ts$"],
    ),
    {
      name: "mock-bank-has-no-cycle-of-folders",
      severity: "error",
      scope: "folder",
      from: { path: "^mock-bank/" },
      to: { circular: true },
    },
    ...levelsOfBank.map((folders, level) => ({
      name: "mock-bank-imports-downwards",
      severity: "error",
      comment: `${folders.join(", ")} may import their own level and those below, but not the root of mock-bank`,
      from: { path: inBank(folders) },
      to: { path: "^mock-bank/", pathNot: inBank(levelsOfBank.slice(level).flat()) },
    })),
    {
      name: "mock-bank-folders-have-a-level",
      severity: "error",
      comment: "A new folder of mock-bank needs a place in levelsOfBank",
      from: { path: "^mock-bank/[^/]+/", pathNot: inBank(levelsOfBank.flat()) },
      to: {},
    },
    layer("features-see-only-browser-and-bank", "features", [
      "contract",
      "domain",
      "application",
      "adapters",
      "ui",
      "tests",
    ]),
    {
      name: "features-speak-the-control-api",
      severity: "error",
      comment: "Scenarios know the bank by its addresses; the calls of the control API are data",
      from: { path: "^features/" },
      to: { path: "^mock-bank/", pathNot: "^mock-bank/control-api/" },
    },
    layer("tools-speak-the-contract", "tools", ["domain", "application", "ui", "mock-bank", "features", "tests"]),
    { name: "no-circular", severity: "error", from: {}, to: { circular: true } },
    {
      name: "no-orphans",
      severity: "error",
      from: {
        orphan: true,
        pathNot: [
          "^[^/]+\\.(ts|tsx|mjs|cjs)$",
          "\\.d\\.ts$",
          "^(tests|features|tools)/",
          "^mock-bank/(start|dev)\\.ts$",
        ],
      },
      to: {},
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    doNotFollow: { path: "node_modules" },
    includeOnly:
      "^(client|contract|build|domain|application|adapters|ui|mock-bank|features|tests|tools|node_modules|node:|[a-z])",
  },
};
