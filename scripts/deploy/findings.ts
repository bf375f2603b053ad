/** What a deployment lacks, from what its configuration and its account say. */

/** The parts of wrangler.toml that a deployment needs filled in. */
export interface Configuration {
  vars: Record<string, unknown>;
  d1_databases: readonly { database_id?: string; database_name?: string }[];
  kv_namespaces: readonly { id?: string }[];
  r2_buckets: readonly { bucket_name?: string }[];
  queues: { producers?: readonly { queue: string }[]; consumers?: readonly { queue: string }[] };
  routes?: readonly unknown[];
}

/** What the account says; null where it couldn't be asked. */
export interface Account {
  secrets: readonly string[] | null;
  databases: readonly string[] | null;
  namespaces: readonly string[] | null;
  buckets: readonly string[] | null;
  queues: readonly string[] | null;
  /** Names of migrations that the database doesn't have yet. */
  pendingMigrations: readonly string[] | null;
}

export interface Finding {
  /** `missing` stops a deployment, `off` is a part that visitors don't get, `unknown` couldn't be looked at. */
  level: "missing" | "off" | "unknown";
  text: string;
}

const missing = (text: string): Finding => ({ level: "missing", text });
const unknown = (what: string): Finding => ({ level: "unknown", text: `${what}: the account couldn't be asked (npx wrangler login)` });
const isPlaceholder = (id: string | undefined) => !id || /^[0-]+$/.test(id);

/** Parts that work once all of their settings are there. */
const PARTS = [
  { name: "Error reports to Sentry", settings: ["SENTRY_DSN"] },
  { name: "Alerts to a chat (admins get them by mail)", settings: ["ALERT_WEBHOOK"] },
  { name: "Counting page views", settings: ["ANALYTICS_ID"] },
  { name: "Sign-in with Google", settings: ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"] },
  { name: "Maps", settings: ["GOOGLE_MAPS_KEY"] },
  { name: "Paid tickets", settings: ["SIPAY_URL", "SIPAY_MERCHANT_KEY", "SIPAY_APP_ID", "SIPAY_APP_SECRET"] },
  { name: "Push notifications", settings: ["PUSH_PUBLIC_KEY", "PUSH_PRIVATE_KEY"] },
] as const;

function ofSettings({ vars, ...configuration }: Configuration): Finding[] {
  const [database] = configuration.d1_databases;
  const [namespace] = configuration.kv_namespaces;
  const origin = String(vars.SITE_ORIGIN ?? "");
  const sender = String(vars.MAIL_FROM ?? "");
  return [
    ...(isPlaceholder(database?.database_id) ? [missing("database_id is a placeholder: npx wrangler d1 create hocam")] : []),
    ...(isPlaceholder(namespace?.id) ? [missing("kv_namespaces.id is a placeholder: npx wrangler kv namespace create KV")] : []),
    ...(vars.ENVIRONMENT === "production" ? [] : [missing(`ENVIRONMENT is "${vars.ENVIRONMENT}", not "production"`)]),
    ...(/^https:\/\/[^/]+$/.test(origin)
      ? []
      : [missing("SITE_ORIGIN must be https://… without a slash at the end; without it no mail is sent")]),
    ...(/@example\.|^$/.test(sender) ? [missing("MAIL_FROM must be an address of a domain that may send for this account")] : []),
    ...(origin && !origin.endsWith(".workers.dev") && !configuration.routes?.length
      ? [missing(`No route leads ${origin} to this Worker: routes = [{ pattern = "…", custom_domain = true }]`)]
      : []),
  ];
}

/** What of the names isn't in the account. */
const absent = (what: string, names: readonly (string | undefined)[], has: readonly string[] | null, make: string): Finding[] =>
  has === null
    ? [unknown(what)]
    : [...new Set(names)].flatMap((name) =>
        name && !has.includes(name) ? [missing(`${what} ${name} doesn't exist: ${make} ${name}`)] : [],
      );

function ofAccount({ d1_databases, kv_namespaces, r2_buckets, queues }: Configuration, account: Account): Finding[] {
  const named = [...(queues.producers ?? []), ...(queues.consumers ?? [])].map(({ queue }) => queue);
  const ids = (list: readonly (string | undefined)[]) => list.filter((id) => !isPlaceholder(id));
  return [
    ...absent(
      "Database",
      ids(d1_databases.map((each) => each.database_id)),
      account.databases,
      "npx wrangler d1 create, then its id instead of",
    ),
    ...absent(
      "KV namespace",
      ids(kv_namespaces.map(({ id }) => id)),
      account.namespaces,
      "npx wrangler kv namespace create KV, then its id instead of",
    ),
    ...absent(
      "Bucket",
      r2_buckets.map((each) => each.bucket_name),
      account.buckets,
      "npx wrangler r2 bucket create",
    ),
    ...absent("Queue", named, account.queues, "npx wrangler queues create"),
  ];
}

function ofSecrets({ vars }: Configuration, secrets: readonly string[] | null): Finding[] {
  if (secrets === null) return [unknown("Secrets")];
  const has = (name: string) => secrets.includes(name) || Boolean(vars[name]);
  const parts = PARTS.flatMap(({ name, settings }): Finding[] => {
    const lacking = settings.filter((each) => !has(each));
    return lacking.length > 0 ? [{ level: "off", text: `${name} stays off without ${lacking.join(", ")}` }] : [];
  });
  return [...(has("AUTH_SECRET") ? [] : [missing("AUTH_SECRET: npx wrangler secret put AUTH_SECRET")]), ...parts];
}

/** Everything that a deployment with this configuration to this account lacks. */
export function findingsOf(configuration: Configuration, account: Account): Finding[] {
  const { pendingMigrations } = account;
  const waiting = pendingMigrations === null ? [unknown("Migrations")] : [];
  const late = pendingMigrations?.length
    ? [
        missing(
          `${pendingMigrations.length} migrations aren't applied, from ${pendingMigrations[0]}: npx wrangler d1 migrations apply DB --remote`,
        ),
      ]
    : [];
  return [
    ...ofSettings(configuration),
    ...ofAccount(configuration, account),
    ...ofSecrets(configuration, account.secrets),
    ...waiting,
    ...late,
  ];
}
