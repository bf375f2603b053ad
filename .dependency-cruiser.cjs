/** Which way imports may go; see decision 022 and README, "The map of the house". */
const feature = "^app/features/([^/]+)/";
/** What knows the whole product: the lists of features, the registries derived of them, and the frame of every page. */
const product = "^app/(?:chrome/|(?!configuration\\.ts)[^/]+\\.tsx?$)|^workers/";

module.exports = {
  forbidden: [
    { name: "no-cycles", comment: "types included", severity: "error", from: {}, to: { circular: true } },
    {
      name: "platform-knows-nothing-above",
      severity: "error",
      from: { path: "^app/platform/" },
      to: { path: ["^app/(?:engines|features|kit)/", product] },
    },
    {
      name: "engines-know-no-feature",
      severity: "error",
      from: { path: "^app/engines/" },
      to: { path: ["^app/(?:features|kit)/", product] },
    },
    { name: "kit-knows-no-feature", severity: "error", from: { path: "^app/kit/" }, to: { path: ["^app/features/", product] } },
    {
      name: "universities-know-no-feature",
      severity: "error",
      from: { path: "^app/(?:universit(?:y|ies)/|configuration\\.ts$)" },
      to: { path: ["^app/(?:engines|features)/", product] },
    },
    {
      name: "the-pack-is-chosen-in-one-place",
      comment: "everything else imports ~/university (decision 079)",
      severity: "error",
      from: { path: "^(?:app|workers|drizzle)/", pathNot: "^app/universit(?:y|ies)/" },
      to: { path: "^app/universities/[^/]+/" },
    },
    { name: "features-know-no-list-of-features", severity: "error", from: { path: "^app/features/" }, to: { path: product } },
    {
      name: "only-repositories-speak-sql",
      severity: "error",
      from: { path: "^app/features/", pathNot: "(\\.repository|\\.moderation)\\.server\\.ts$" },
      to: { path: "node_modules/drizzle-orm" },
    },
    {
      name: "features-meet-at-services",
      severity: "error",
      from: { path: feature },
      to: {
        path: "^app/features/",
        pathNot: ["^app/features/$1/", "\\.(service\\.server|schemas|rules|errors)\\.ts$", "^app/features/[^/]+/offered/"],
      },
    },
    {
      name: "pages-and-endpoints-call-use-cases",
      comment: "a write that no use case makes is asked of no policy",
      severity: "error",
      from: { path: "^app/features/.*(/routes/[^/]+\\.tsx|\\.(api|acts|action|actions|pages)\\.server\\.ts)$" },
      to: { path: "\\.repository\\.server\\.ts$", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "nothing-of-the-seed-is-deployed",
      severity: "error",
      from: { path: "^(app|workers)/" },
      to: { path: "^(drizzle/seed|scripts|tests)/" },
    },
    {
      name: "tables-know-the-platform-alone",
      severity: "error",
      from: { path: "^drizzle/", pathNot: "^drizzle/seed/" },
      to: { path: ["^app/(?:engines|features|kit)/", product, "^drizzle/seed/"] },
    },
    {
      name: "browser-code-stays-apart-from-the-server",
      severity: "error",
      from: { path: "^app/.*/(components|offered)/|^app/kit/", pathNot: "\\.server\\.tsx?$" },
      to: { path: "\\.server\\.tsx?$", dependencyTypesNot: ["type-only"] },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".js"] },
  },
};
