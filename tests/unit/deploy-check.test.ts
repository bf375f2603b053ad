/** What a deployment lacks is named, with what to do; what is only off or unknown doesn't stop it. */
import { expect, test } from "vitest";
import { type Account, type Configuration, findingsOf } from "../../scripts/deploy/findings";

const configuration = (vars: Record<string, unknown> = {}): Configuration => ({
  vars: { ENVIRONMENT: "production", SITE_ORIGIN: "https://hocam.example.edu", MAIL_FROM: "no-reply@hocam.edu.tr", ...vars },
  d1_databases: [{ database_id: "d1-id", database_name: "hocam" }],
  kv_namespaces: [{ id: "kv-id" }],
  r2_buckets: [{ bucket_name: "hocam" }],
  queues: { producers: [{ queue: "hocam-jobs" }], consumers: [{ queue: "hocam-jobs-dead" }] },
  routes: [{ pattern: "hocam.example.edu", custom_domain: true }],
});

const optional = [
  "ALERT_WEBHOOK",
  "SENTRY_DSN",
  "ANALYTICS_ID",
  "GOOGLE_CLIENT_ID",
  "GOOGLE_CLIENT_SECRET",
  "GOOGLE_MAPS_KEY",
  "SIPAY_URL",
  "SIPAY_MERCHANT_KEY",
];
const account = (own: Partial<Account> = {}): Account => ({
  secrets: ["AUTH_SECRET", ...optional, "SIPAY_APP_ID", "SIPAY_APP_SECRET", "PUSH_PUBLIC_KEY", "PUSH_PRIVATE_KEY"],
  databases: ["d1-id"],
  namespaces: ["kv-id"],
  buckets: ["hocam"],
  queues: ["hocam-jobs", "hocam-jobs-dead"],
  pendingMigrations: [],
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
  expect(texts(configuration(), bare, "missing")).toEqual(["AUTH_SECRET: npx wrangler secret put AUTH_SECRET"]);
  expect(texts(configuration(), bare, "off")).toHaveLength(7);
});

test("what couldn't be asked is unknown, not missing", () => {
  const nobody = { secrets: null, databases: null, namespaces: null, buckets: null, queues: null, pendingMigrations: null };
  expect(texts(configuration(), nobody, "missing")).toEqual([]);
  expect(texts(configuration(), nobody, "unknown")).toHaveLength(6);
});
