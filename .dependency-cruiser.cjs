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
const outsidePackages = { dependencyTypes: ["npm", "npm-dev", "npm-optional", "npm-peer", "core"] };

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
      comment: "The container is named in modules, tokens and bindings alone, class-validator in drafts alone",
      from: { path: "^application/", pathNot: "(\\.module\\.ts|ports/(token|binding)\\.ts|-draft\\.ts)$" },
      to: outsidePackages,
    },
    {
      name: "drafts-import-only-class-validator",
      severity: "error",
      from: { path: "^application/.*-draft\\.ts$" },
      to: { ...outsidePackages, pathNot: "class-validator" },
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
    {
      name: "ui-features-are-separate",
      severity: "error",
      comment: "A feature folder of ui imports ui/shared, not another feature or ui/app",
      from: { path: "^ui/(?!(?:shared|app|build)/)([^/]+)/" },
      to: { path: "^ui/", pathNot: "^ui/($1|shared)/" },
    },
    {
      name: "ui-shared-imports-no-feature",
      severity: "error",
      comment: "ui/shared imports no feature and not ui/app",
      from: { path: "^ui/shared/" },
      to: { path: "^ui/", pathNot: "^ui/shared/" },
    },
    layer(
      "mock-bank-shares-only-the-contract",
      "mock-bank",
      anyLayer.filter((name) => name !== "mock-bank" && name !== "contract"),
      // Signs a trainer's tab in with the client's own code. It runs in the browser and is no part of the bank.
      ["^mock-bank/console/open-as-page\\.ts$"],
    ),
    layer("features-see-only-browser-and-bank", "features", [
      "contract",
      "domain",
      "application",
      "adapters",
      "ui",
      "tests",
    ]),
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
