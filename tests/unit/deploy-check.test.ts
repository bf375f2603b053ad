/** What a deployment lacks is named, with what to do; what is only off or unknown doesn't stop it. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { duties } from "../../app/platform/operator";
import { processorDuties } from "../../app/platform/processors";
import { demoOperator, demoProcessors } from "../../drizzle/seed/operator";
import type { Configuration } from "../../scripts/deploy/configuration";
import { type Account, ASSISTANT, BINDINGS, CHOICES, EXTRAS, findingsOf, PARTS, SETTINGS, TESTS_ONLY } from "../../scripts/deploy/findings";

const configuration = (vars: Record<string, unknown> = {}): Configuration => ({
  vars: { ENVIRONMENT: "production", SITE_ORIGIN: "https://hocam.example.edu", MAIL_FROM: "no-reply@hocam.edu.tr", ...vars },
  d1_databases: [{ binding: "DB", database_id: "d1-id", database_name: "hocam" }],
  kv_namespaces: [{ binding: "KV", id: "kv-id" }],
  r2_buckets: [{ binding: "BUCKET", bucket_name: "hocam" }],
  queues: {
    producers: [
      { binding: "JOBS", queue: "hocam-jobs" },
      { binding: "IMAGE_JOBS", queue: "hocam-jobs" },
      { binding: "TRAFFIC", queue: "hocam-jobs" },
    ],
    consumers: [{ queue: "hocam-jobs-dead" }],
  },
  migrations: [],
  triggers: { crons: ["* * * * *", "*/5 * * * *", "0 1 * * *"] },
  ratelimits: [{ name: "SEARCHES" }, { name: "DOORS" }],
  send_email: [{ name: "EMAIL" }],
  durable_objects: { bindings: [{ name: "STUDY_ROOMS" }] },
  version_metadata: { binding: "VERSION" },
  assets: { binding: "ASSETS" },
  routes: [{ pattern: "hocam.example.edu", custom_domain: true }],
});

const optional = [
  "POOL_KEYS",
  "TRAFFIC_KEY",
  "ALERT_WEBHOOK",
  "SENTRY_DSN",
  "ANALYTICS_ID",
  "GOOGLE_CLIENT_ID",
  "GOOGLE_CLIENT_SECRET",
  "GOOGLE_WALLET_ISSUER",
  "GOOGLE_WALLET_ACCOUNT",
  "GOOGLE_WALLET_KEY",
  "GOOGLE_MAPS_KEY",
  "SIPAY_URL",
  "SIPAY_MERCHANT_KEY",
  "SIPAY_SALE_WEB_HOOK_KEY",
  "GOOGLE_MAPS_ID",
  "ASSISTANT_URL",
  "ASSISTANT_MODEL",
  "IYS_USERNAME",
  "IYS_PASSWORD",
  "IYS_CODE",
  "IYS_BRAND_CODE",
];
const account = (own: Partial<Account> = {}): Account => ({
  secrets: ["AUTH_SECRET", ...optional, "SIPAY_APP_ID", "SIPAY_APP_SECRET", "PUSH_PUBLIC_KEY", "PUSH_PRIVATE_KEY"],
  databases: ["d1-id"],
  namespaces: ["kv-id"],
  buckets: ["hocam"],
  queues: ["hocam-jobs", "hocam-jobs-dead"],
  pendingMigrations: [],
  senders: ["hocam.edu.tr"],
  operator: demoOperator,
  processors: demoProcessors,
  trafficMonths: 0,
  ...own,
});

const texts = (configured: Configuration, own: Account, level: string) =>
  findingsOf(configured, own).flatMap((finding) => (finding.level === level ? [finding.text] : []));

test("nothing is missing where everything is there", () => {
  expect(findingsOf(configuration(), account())).toEqual([]);
});

test("placeholders, an address without https, a sender that can't send and a domain without a route are missing", () => {
  const bare = {
    ...configuration({ SITE_ORIGIN: "http://hocam.example.edu/", MAIL_FROM: "no-reply@example.edu", ENVIRONMENT: "development" }),
    d1_databases: [{ database_id: "00000000-0000-0000-0000-000000000000" }],
    kv_namespaces: [{ id: "00000000000000000000000000000000" }],
    routes: [],
  };
  const found = texts(bare, account(), "missing").join("\n");
  for (const word of ["database_id", "kv_namespaces.id", "ENVIRONMENT", "SITE_ORIGIN", "MAIL_FROM", "No route"])
    expect(found).toContain(word);
});

test("what the account doesn't have is missing by its name", () => {
  const found = texts(
    configuration(),
    account({
      buckets: [],
      queues: ["hocam-jobs"],
      databases: ["other"],
      namespaces: [],
      pendingMigrations: ["0001_payments_created.sql"],
    }),
    "missing",
  ).join("\n");
  for (const word of ["Bucket hocam", "Queue hocam-jobs-dead", "Database d1-id", "KV namespace kv-id", "0001_payments_created.sql"])
    expect(found).toContain(word);
});

test("a part without its settings is off, and only the secret that signs is missing", () => {
  const bare = account({ secrets: [] });
  expect(texts(configuration(), bare, "missing")).toEqual(["AUTH_SECRET: npx wrangler secret put AUTH_SECRET --env production"]);
  expect(texts(configuration(), bare, "off")).toHaveLength(12);
});

test("what couldn't be asked is unknown, not missing", () => {
  const nobody = {
    secrets: null,
    databases: null,
    namespaces: null,
    buckets: null,
    queues: null,
    pendingMigrations: null,
    senders: null,
    operator: null,
    processors: null,
    trafficMonths: null,
  };
  expect(texts(configuration(), nobody, "missing")).toEqual([]);
  expect(texts(configuration(), nobody, "unknown")).toHaveLength(8);
});

test("a clock that doesn't run, a binding that is gone and a sender that may not send are missing", () => {
  const { ratelimits: _, ...without } = configuration();
  const found = texts({ ...without, triggers: { crons: ["* * * * *", "0 1 * * *"] } }, account({ senders: [] }), "missing").join("\n");
  for (const word of ["*/5 * * * *", "SEARCHES", "DOORS", "wrangler email sending enable hocam.edu.tr"]) expect(found).toContain(word);
});

test("half an assistant, a secret in the configuration and what only tests set are missing", () => {
  const own = { ...configuration({ ALERT_WEBHOOK: "https://chat.example/1", METERING: "on" }) };
  const found = texts(own, account({ secrets: ["AUTH_SECRET", "ASSISTANT_URL"] }), "missing");
  expect(found.map((text) => text.split(" ")[0])).toEqual(["ALERT_WEBHOOK", "METERING", "ASSISTANT_URL"]);
});

test("only one word leaves the pools out, and another is named", () => {
  const said = (POOLS: string) => texts(configuration({ POOLS }), account(), "missing");
  expect(said("off")).toEqual([]);
  for (const word of ["Off", "false", "no", "0", "disabled"]) expect(said(word)).toEqual([expect.stringContaining(`POOLS is "${word}"`)]);
});

test("Workers AI is a model too, and what makes a part better is told where the part is on", () => {
  const bound = { ...configuration(), ai: { binding: "AI" } };
  const secrets = ["AUTH_SECRET", "GOOGLE_MAPS_KEY"];
  const off = texts(bound, account({ secrets }), "off").join("\n");
  expect(off).toContain("GOOGLE_MAPS_ID");
  expect(off).not.toMatch(/assistant|SIPAY_SALE/);
});

test("what an operator leaves empty is named by article and stops no deployment; what is filled in isn't named", () => {
  const bare = account({ operator: {} });
  const found = texts(configuration(), bare, "duty");
  expect(found.map((text) => text.split(/[:(]/)[0]?.trim())).toEqual([
    "5651 art. 3",
    "6563 art. 3",
    "6563 art. 3 and its regulation",
    "KVKK art. 10",
    "KVKK art. 16",
    "6563 art. 5 and the regulation on commercial electronic messages art. 8",
  ]);
  expect(found[0]).toBe("5651 art. 3: /admin/settings/operator lacks name, address, phone, email, mersis or tax, hosting");
  expect(texts(configuration(), bare, "missing")).toEqual([]);
  expect(texts(configuration(), bare, "off")).toEqual(["Paid tickets aren't sold while the operator's record names no seller"]);
  const halfway = account({ operator: { ...demoOperator, mersis: "", verbis: "" } });
  expect(texts(configuration(), halfway, "duty")).toEqual([
    "KVKK art. 16 (where it applies: docs/law.md): /admin/settings/operator lacks verbis",
  ]);
});

test("a service that is set up without a row about who processes data there is named by article; one that isn't set up isn't asked about", () => {
  const all = texts(configuration(), account({ processors: {} }), "duty");
  expect(all).toEqual([
    "GDPR art. 28: /admin/settings/processors lacks company, contract of cloudflare, mail, sipay, google, sentry, model, iys",
    "KVKK art. 9, GDPR chapter V (where it applies: docs/law.md): /admin/settings/processors lacks country, mechanism of cloudflare, mail, sipay, google, sentry, model, iys",
  ]);
  expect(texts(configuration(), account({ processors: {} }), "off")).toEqual([
    "sipay, google, sentry, model, iys: set up, but not used until /admin/settings/processors says who processes data there",
  ]);
  const bare = account({ processors: {}, secrets: ["AUTH_SECRET"] });
  expect(texts(configuration(), bare, "duty").map((text) => text.split(" of ")[1])).toEqual(["cloudflare, mail", "cloudflare, mail"]);
  const halfway = account({ processors: { ...demoProcessors, google: { ...demoProcessors.google, contract: "" } } });
  expect(texts(configuration(), halfway, "duty")).toEqual(["GDPR art. 28: /admin/settings/processors lacks company, contract of google"]);
});

test("every article that the check names has a row in the page about the law, which says the same of how sure it is", () => {
  const law = readFileSync("docs/law.md", "utf8");
  for (const { article, isSure } of [...duties, ...processorDuties])
    expect(
      law.split("\n").filter((line) => line.startsWith(`| ${article} |`) && line.includes(isSure ? "| *sure* |" : "| *unsure* |")),
    ).toHaveLength(1);
});

const sources = ["app", "workers"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), "utf8")),
);
const declared = [...readFileSync("workers/env.d.ts", "utf8").matchAll(/^ {2}([A-Z_]+)\??: /gm)].map(([, name]) => name);
const looked = [
  ...[...BINDINGS, ...SETTINGS, ...ASSISTANT, ...TESTS_ONLY, ...CHOICES],
  ...PARTS.flatMap(({ settings }) => [...settings]),
  ...EXTRAS.map(({ setting }) => setting),
] as string[];

test("everything that the Worker's environment declares is looked at, and nothing else", () => {
  expect(looked.toSorted()).toEqual(declared.toSorted());
});

test("code reads nothing of its environment that isn't looked at", () => {
  const named = sources.flatMap((text) => [...text.matchAll(/\benv\??\.([A-Z][A-Z_]+)\b/g)].map(([, name]) => name ?? ""));
  const picked = sources.flatMap((text) =>
    [...text.matchAll(/Pick<Env, ([^>]+)>/g)].flatMap(([, names = ""]) => names.match(/[A-Z_]{2,}/g) ?? []),
  );
  const vite = new Set(["PROD", "SSR", "DEV", "NODE_ENV"]);
  const read = new Set([...named, ...picked].filter((name) => !vite.has(name)));
  expect(read.size).toBeGreaterThan(25);
  expect([...read].filter((name) => !looked.includes(name))).toEqual([]);
});

test("what news and offers lack is named by article, and nothing where they aren't set up", () => {
  const off = texts(configuration(), account({ secrets: ["AUTH_SECRET"] }), "off").join("\n");
  expect(off).toMatch(/6563 art\. 6.*IYS_USERNAME, IYS_PASSWORD, IYS_CODE, IYS_BRAND_CODE/);
  const unnamed = account({ operator: { ...demoOperator, mersis: "", tax: "" } });
  expect(texts(configuration(), unnamed, "duty").join("\n")).toMatch(/6563 art\. 5.*news and offers aren't sent.*mersis or tax/);
  const unset = { ...unnamed, secrets: ["AUTH_SECRET"] };
  expect(texts(configuration(), unset, "duty").join("\n")).not.toContain("6563 art. 5");
});

test("a traffic log that is on without its key is missing it; one that is off, or whose key is set, isn't", () => {
  const bare = { secrets: ["AUTH_SECRET"] };
  expect(texts(configuration(), account({ ...bare, trafficMonths: 12 }), "missing")).toEqual([expect.stringContaining("TRAFFIC_KEY")]);
  expect(texts(configuration(), account({ ...bare, trafficMonths: 0 }), "missing")).toEqual([]);
  expect(texts(configuration(), account({ trafficMonths: 12 }), "missing")).toEqual([]);
  expect(texts(configuration({ TRAFFIC_KEY: "a:b" }), account(), "missing")).toEqual([expect.stringContaining("TRAFFIC_KEY stands in")]);
});
