const anyLayer = ["client", "domain", "application", "adapters", "ui", "mock-bank", "features", "tests", "tools"];
const layer = (name, from, forbidden, allow = [], exempt = []) => ({
  name,
  severity: "error",
  comment: `${from} may not import ${forbidden.join(", ")}`,
  from: { path: `^${from}/`, pathNot: exempt },
  to: { path: `^(${forbidden.join("|")})/`, pathNot: allow },
});
const outsidePackages = { dependencyTypes: ["npm", "npm-dev", "npm-optional", "npm-peer", "core"] };
const contract = "^adapters/bank-api/contract/";

module.exports = {
  forbidden: [
    layer(
      "domain-is-alone",
      "domain",
      anyLayer.filter((name) => name !== "domain"),
    ),
    { name: "domain-is-framework-free", severity: "error", from: { path: "^domain/" }, to: outsidePackages },
    layer("application-knows-only-domain", "application", ["adapters", "ui", "mock-bank", "features", "tests"]),
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
    {
      name: "contract-is-a-leaf",
      severity: "error",
      from: { path: contract },
      to: { path: `^(${anyLayer.join("|")})/`, pathNot: contract },
    },
    {
      name: "description-of-the-contract-is-not-for-the-client",
      severity: "error",
      comment: "The client loads the contract; its description is for the bank's reference, tools and tests",
      from: { path: "^(client|domain|application|adapters|ui)/", pathNot: `${contract}description/` },
      to: { path: `${contract}description/` },
    },
    layer("ui-talks-to-application", "ui", ["adapters", "mock-bank", "features", "tests"]),
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
      anyLayer.filter((name) => name !== "mock-bank"),
      [contract],
      // Signs a trainer's tab in with the client's own code. It runs in the browser and is no part of the bank.
      ["^mock-bank/console/open-as-page\\.ts$"],
    ),
    layer("features-see-only-browser-and-bank", "features", ["domain", "application", "adapters", "ui", "tests"]),
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
      "^(client|build|domain|application|adapters|ui|mock-bank|features|tests|tools|node_modules|node:|[a-z])",
  },
};
