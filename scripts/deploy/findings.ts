/** What a deployment lacks, from what its configuration and its account say: everything that the Worker reads is looked at. */

import { REGISTER_SETTINGS, SENDER_NEEDS } from "../../app/platform/commercial/commercial";
import { duties, lackingOf, type Operator, SELLER_NEEDS } from "../../app/platform/operator";
import { isProcessorNamed, type Processors, processorDuties, type Service, services } from "../../app/platform/processors";
import { schedules } from "../../app/platform/schedules";
import { type Configuration, type Environment, isPlaceholder } from "./configuration";

/** What the account says; null where it couldn't be asked. */
export interface Account {
  secrets: readonly string[] | null;
  databases: readonly string[] | null;
  namespaces: readonly string[] | null;
  buckets: readonly string[] | null;
  queues: readonly string[] | null;
  /** Names of migrations that the database doesn't have yet. */
  pendingMigrations: readonly string[] | null;
  /** Domains that may send mail for it. */
  senders: readonly string[] | null;
  /** What is filled in of who runs the site. */
  operator: Partial<Operator> | null;
  /** What is filled in of who processes data for it. */
  processors: Partial<Processors> | null;
  /** For how many months the traffic log is kept; 0 while it is off. */
  trafficMonths: number | null;
}

export interface Finding {
  /** `missing` stops a deployment, `off` is a part that visitors don't get, `duty` is what the law asks for, `unknown` couldn't be looked at. */
  level: "missing" | "off" | "duty" | "unknown";
  text: string;
  /** A release applies these by itself. */
  isMigration?: true;
}

const missing = (text: string): Finding => ({ level: "missing", text });
const unknown = (what: string): Finding => ({ level: "unknown", text: `${what}: the account couldn't be asked (npx wrangler login)` });

/** Bindings without which a part of the site doesn't work, or is open to whoever asks too often. */
export const BINDINGS = [
  ...["DB", "KV", "BUCKET", "JOBS", "IMAGE_JOBS", "TRAFFIC", "STUDY_ROOMS"],
  ...["EMAIL", "SEARCHES", "DOORS", "ASSETS", "VERSION"],
] as const;

/** Settings that every deployment has. */
export const SETTINGS = ["ENVIRONMENT", "AUTH_SECRET", "SITE_ORIGIN", "MAIL_FROM", "GUEST_ANSWER_SECONDS", "ISOLATE_SECONDS"] as const;

/** Parts that work once all of their settings are there. */
export const PARTS = [
  { name: "Error reports to Sentry", settings: ["SENTRY_DSN"] },
  { name: "Alerts to a chat (admins get them by mail)", settings: ["ALERT_WEBHOOK"] },
  { name: "Counting page views", settings: ["ANALYTICS_ID"] },
  { name: "Sign-in with Google", settings: ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"] },
  { name: "Tickets in Google Wallet", settings: ["GOOGLE_WALLET_ISSUER", "GOOGLE_WALLET_ACCOUNT", "GOOGLE_WALLET_KEY"] },
  { name: "Maps", settings: ["GOOGLE_MAPS_KEY"] },
  { name: "Paid tickets", settings: ["SIPAY_URL", "SIPAY_MERCHANT_KEY", "SIPAY_APP_ID", "SIPAY_APP_SECRET"] },
  { name: 'Both pools of Mental health (POOLS = "off" leaves them out)', settings: ["POOL_KEYS"] },
  { name: "The traffic log (5651 art. 5: an admin switches it on where it is a duty)", settings: ["TRAFFIC_KEY"] },
  { name: "News and offers (6563 art. 6: commercial mail needs consent that İYS registers)", settings: REGISTER_SETTINGS },
  { name: "Push notifications", settings: ["PUSH_PUBLIC_KEY", "PUSH_PRIVATE_KEY"] },
] as const;

/** What makes a part better where it is on. */
export const EXTRAS = [
  { of: "GOOGLE_MAPS_KEY", setting: "GOOGLE_MAPS_ID", without: "Maps are drawn in Google's demonstration style" },
  { of: "SIPAY_MERCHANT_KEY", setting: "SIPAY_SALE_WEB_HOOK_KEY", without: "Sales nobody came back from are heard of minutes later" },
] as const;

/** The assistant's model: an address with a model's name, or Workers AI; a key where the address wants one. */
export const ASSISTANT = ["AI", "ASSISTANT_URL", "ASSISTANT_MODEL", "ASSISTANT_KEY", "ASSISTANT_SECONDS"] as const;

/** What only tests set: in a deployment it would open something that is closed, or slow it down. */
export const TESTS_ONLY = ["METERING", "TEST_MIGRATIONS"] as const;

/** What lacks nothing when it isn't set. */
export const CHOICES = ["GOOGLE_ISSUER", "IYS_URL", "POOLS"] as const;

const SECRETS = [
  "AUTH_SECRET",
  "POOL_KEYS",
  "TRAFFIC_KEY",
  "GOOGLE_CLIENT_SECRET",
  "GOOGLE_WALLET_KEY",
  "SIPAY_APP_SECRET",
  "PUSH_PRIVATE_KEY",
  "IYS_PASSWORD",
  "ASSISTANT_KEY",
  "ALERT_WEBHOOK",
] as const;

function ofSettings({ vars, ...configuration }: Configuration, environment: Environment): Finding[] {
  const [database] = configuration.d1_databases;
  const [namespace] = configuration.kv_namespaces;
  const origin = String(vars.SITE_ORIGIN ?? "");
  const sender = String(vars.MAIL_FROM ?? "");
  return [
    ...(isPlaceholder(database?.database_id) ? [missing(`database_id is a placeholder: npm run setup ${environment}`)] : []),
    ...(isPlaceholder(namespace?.id) ? [missing(`kv_namespaces.id is a placeholder: npm run setup ${environment}`)] : []),
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
      "npm run setup makes one where wrangler.toml doesn't name",
    ),
    ...absent(
      "KV namespace",
      ids(kv_namespaces.map(({ id }) => id)),
      account.namespaces,
      "npm run setup makes one where wrangler.toml doesn't name",
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

/** The names that the configuration binds. */
function boundBy(configured: Configuration): Set<string | undefined> {
  const { d1_databases, kv_namespaces, r2_buckets, queues, ratelimits = [], send_email = [], durable_objects } = configured;
  return new Set([
    ...[...d1_databases, ...kv_namespaces, ...r2_buckets, ...(queues.producers ?? [])].map(({ binding }) => binding),
    ...[...ratelimits, ...send_email, ...durable_objects.bindings].map(({ name }) => name),
    ...[configured.version_metadata?.binding, configured.assets?.binding, configured.ai?.binding],
  ]);
}

function ofBindings(configured: Configuration): Finding[] {
  const bound = boundBy(configured);
  const crons = configured.triggers.crons ?? [];
  const silent = Object.values(schedules).filter(({ cron }) => !crons.includes(cron));
  return [
    ...BINDINGS.flatMap((name) => (bound.has(name) ? [] : [missing(`${name} isn't bound in wrangler.toml`)])),
    ...silent.map(({ cron }) => missing(`No clock: "${cron}" isn't among the crons of wrangler.toml, so its jobs never run`)),
  ];
}

function ofMail({ vars }: Configuration, senders: readonly string[] | null): Finding[] {
  const domain = String(vars.MAIL_FROM ?? "").split("@")[1] ?? "";
  if (!domain || /^example\./.test(domain)) return [];
  if (senders === null) return [unknown("Email Sending")];
  const maySend = senders.some((each) => each === domain);
  return maySend ? [] : [missing(`${domain} may not send mail for this account: npx wrangler email sending enable ${domain}`)];
}

function ofAssistant(configured: Configuration, has: (name: string) => boolean): Finding[] {
  const isBound = boundBy(configured).has("AI");
  const [url, model] = [has("ASSISTANT_URL"), has("ASSISTANT_MODEL")];
  if (url && !model) return [missing("ASSISTANT_URL without ASSISTANT_MODEL: no model is asked")];
  if (url || isBound) return [];
  return [{ level: "off", text: "The assistant quotes instead of writing without ASSISTANT_URL and ASSISTANT_MODEL, or [ai] binding" }];
}

function ofSecrets(configured: Configuration, secrets: readonly string[] | null, environment: Environment): Finding[] {
  const { vars } = configured;
  const open = SECRETS.filter((name) => vars[name]);
  const written = open.map((name) => missing(`${name} stands in wrangler.toml for everybody to read: it is a secret`));
  const ofTests = TESTS_ONLY.filter((name) => vars[name] || secrets?.includes(name));
  const forTests = ofTests.map((name) => missing(`${name} is for tests: take it out of the deployment`));
  const isOdd = Boolean(vars.POOLS) && vars.POOLS !== "off";
  const pools = isOdd ? [missing(`POOLS is "${vars.POOLS}": only "off" leaves both pools out`)] : [];
  if (secrets === null) return [...written, ...forTests, ...pools, unknown("Secrets")];
  const has = (name: string) => secrets.includes(name) || Boolean(vars[name]);
  const isChosen = ({ settings }: (typeof PARTS)[number]) => vars.POOLS !== "off" || settings[0] !== "POOL_KEYS";
  const parts = PARTS.filter(isChosen).flatMap(({ name, settings }): Finding[] => {
    const lacking = settings.filter((each) => !has(each));
    return lacking.length > 0 ? [{ level: "off", text: `${name} stays off without ${lacking.join(", ")}` }] : [];
  });
  const extras = EXTRAS.flatMap(({ of, setting, without }): Finding[] =>
    has(of) && !has(setting) ? [{ level: "off", text: `${without} without ${setting}` }] : [],
  );
  const key = has("AUTH_SECRET") ? [] : [missing(`AUTH_SECRET: npx wrangler secret put AUTH_SECRET --env ${environment}`)];
  return [...written, ...forTests, ...pools, ...key, ...parts, ...extras, ...ofAssistant(configured, has)];
}

/** What articles ask the operator to say, and the record that an admin fills in leaves empty. */
function ofOperator(operator: Account["operator"]): Finding[] {
  if (operator === null) return [unknown("The operator's record")];
  const empty = duties.flatMap(({ article, asks, isSure }): Finding[] => {
    const lacking = lackingOf(operator, asks);
    const open = isSure ? "" : " (where it applies: docs/law.md)";
    return lacking.length > 0 ? [{ level: "duty", text: `${article}${open}: /admin/settings/operator lacks ${lacking.join(", ")}` }] : [];
  });
  const isSelling = lackingOf(operator, SELLER_NEEDS).length === 0;
  return isSelling ? empty : [...empty, { level: "off", text: "Paid tickets aren't sold while the operator's record names no seller" }];
}

/** What switches each service on; nothing for those without which no site runs. */
const SWITCHES: Readonly<Record<Service, readonly string[]>> = {
  cloudflare: [],
  mail: [],
  sipay: ["SIPAY_MERCHANT_KEY"],
  google: ["GOOGLE_CLIENT_ID", "GOOGLE_WALLET_ISSUER", "GOOGLE_MAPS_KEY", "ANALYTICS_ID"],
  sentry: ["SENTRY_DSN"],
  model: ["AI", "ASSISTANT_URL"],
  iys: ["IYS_USERNAME"],
};

/** What articles ask of whoever processes data by the services that are on, and which of these aren't used meanwhile. */
function ofProcessors(configured: Configuration, { secrets, processors }: Account): Finding[] {
  if (processors === null) return [];
  const bound = boundBy(configured);
  const isSet = (name: string) => Boolean(configured.vars[name]) || bound.has(name) || Boolean(secrets?.includes(name));
  const used = services.filter((service) => SWITCHES[service].length === 0 || SWITCHES[service].some(isSet));
  const duties = processorDuties.flatMap(({ article, asks, isSure }): Finding[] => {
    const lacking = used.filter((service) => asks.some((name) => !processors[service]?.[name]));
    const open = isSure ? "" : " (where it applies: docs/law.md)";
    const text = `${article}${open}: /admin/settings/processors lacks ${asks.join(", ")} of ${lacking.join(", ")}`;
    return lacking.length > 0 ? [{ level: "duty", text }] : [];
  });
  const off = used.filter((service) => SWITCHES[service].length > 0 && !isProcessorNamed(processors[service]));
  const text = `${off.join(", ")}: set up, but not used until /admin/settings/processors says who processes data there`;
  return off.length > 0 ? [...duties, { level: "off", text }] : duties;
}

/** What a site that is set up for commercial mail lacks before any is sent. */
function ofCommercial({ vars }: Configuration, { secrets, operator }: Account): Finding[] {
  const isSetUp = REGISTER_SETTINGS.every((name) => vars[name] || secrets?.includes(name));
  const lacking = operator && isSetUp ? lackingOf(operator, SENDER_NEEDS) : [];
  const article = "6563 art. 5 and the regulation on commercial electronic messages art. 8";
  return lacking.length > 0
    ? [{ level: "duty", text: `${article}: news and offers aren't sent while /admin/settings/operator lacks ${lacking.join(", ")}` }]
    : [];
}

/** What a traffic log that is switched on can't be written without. */
function ofTraffic({ vars }: Configuration, { secrets, trafficMonths }: Account, environment: Environment): Finding[] {
  if (!trafficMonths || secrets === null || secrets.includes("TRAFFIC_KEY") || vars.TRAFFIC_KEY) return [];
  return [missing(`The traffic log is on, and nothing is written without its key: wrangler secret put TRAFFIC_KEY --env ${environment}`)];
}

/** Everything that a deployment with this configuration to this account lacks. */
export function findingsOf(configuration: Configuration, account: Account, environment: Environment = "production"): Finding[] {
  const { pendingMigrations } = account;
  const waiting = pendingMigrations === null ? [unknown("Migrations")] : [];
  const late = pendingMigrations?.length
    ? [missing(`${pendingMigrations.length} migrations aren't applied, from ${pendingMigrations[0]}: npm run deploy ${environment}`)]
    : [];
  return [
    ...ofSettings(configuration, environment),
    ...ofBindings(configuration),
    ...ofAccount(configuration, account),
    ...ofMail(configuration, account.senders),
    ...ofSecrets(configuration, account.secrets, environment),
    ...ofOperator(account.operator),
    ...ofProcessors(configuration, account),
    ...ofCommercial(configuration, account),
    ...ofTraffic(configuration, account, environment),
    ...waiting,
    ...late.map((each) => ({ ...each, isMigration: true as const })),
  ];
}
