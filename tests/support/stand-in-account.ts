/** Stands in for wrangler and an account behind it: what was asked of it is kept in a file, and nothing leaves the machine. */
import { readFileSync } from "node:fs";

export interface Version {
  id: string;
  /** The settings that it was uploaded with. */
  vars: Record<string, string>;
  /** The last migration of Durable Objects. */
  tag?: string;
  isBroken: boolean;
}

interface Worker {
  secrets: Record<string, string>;
  versions: Version[];
  shares: { version_id: string; percentage: number }[];
  /** What was written beside the last deployment. */
  message: string;
  /** Where it answers: routes are set by deployments and triggers, not by versions. */
  hosts: string[];
}

export interface AccountState {
  /** What was asked, word for word. */
  calls: string[];
  databases: { uuid: string; name: string; applied: string[]; admins: { user_email: string; waits: number }[]; tables?: string[] }[];
  namespaces: { id: string; title: string }[];
  buckets: string[];
  queues: string[];
  senders: string[];
  workers: Record<string, Worker>;
  mails: string[];
  /** Hosts where something else is. */
  taken: string[];
  /** The next version that is uploaded answers 500. */
  isNextBroken: boolean;
  hasPreviews: boolean;
  /** The last migration of Durable Objects that versions have when they are uploaded. */
  classes: string;
  /** A command's beginning, and what it is refused with; `kill` ends whoever called. */
  refusals: Record<string, string>;
}

export const emptyAccount = (): AccountState => ({
  calls: [],
  databases: [],
  namespaces: [],
  buckets: [],
  queues: [],
  senders: ["mail.hocam.dev"],
  workers: {},
  mails: [],
  taken: [],
  isNextBroken: false,
  hasPreviews: false,
  classes: "v1",
  refusals: {},
});

export interface Called {
  status: number;
  out: string;
  err: string;
  noted?: Record<string, unknown>;
}

const said = (out: unknown, noted?: Record<string, unknown>): Called => ({
  status: 0,
  out: typeof out === "string" ? out : JSON.stringify(out),
  err: "",
  noted,
});
const refused = (err: string): Called => ({ status: 1, out: "", err });

const optionOf = (args: readonly string[], name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);

interface Asked {
  state: AccountState;
  args: readonly string[];
  input: string;
  name: string;
  migrations: readonly string[];
}

/** What wrangler.toml says of the environment: its settings, and the host of its route. */
function configured(name: string): { vars: Record<string, string>; hosts: string[] } {
  const environment = name.endsWith("-staging") ? "staging" : "production";
  const toml = readFileSync("wrangler.toml", "utf8");
  const below = (heading: string) => (toml.split(`\n${heading}\n`)[1] ?? "").split(/\n\[/)[0] ?? "";
  const vars = [...below(`[env.${environment}.vars]`).matchAll(/^(\w+) = "(.*)"$/gm)].map(([, key = "", value = ""]) => [key, value]);
  const [, host] = /pattern = "([^"]+)"/.exec(below(`[env.${environment}]`)) ?? [];
  return { vars: Object.fromEntries(vars), hosts: [host ?? `${name}.student.workers.dev`] };
}

/** The Worker, made as wrangler makes one for a secret that comes first. */
function workerOf({ state, name }: Asked): Worker {
  const draft = { id: "draft", isBroken: true, vars: {} };
  state.workers[name] ??= { secrets: {}, versions: [draft], shares: [{ version_id: "draft", percentage: 100 }], message: "", hosts: [] };
  return state.workers[name];
}

function addVersion(asked: Asked): Version {
  const { state } = asked;
  const worker = workerOf(asked);
  const count = Object.values(state.workers).reduce((sum, { versions }) => sum + versions.length, 0);
  const version = { id: `0000000${count}-version`, tag: state.classes, isBroken: state.isNextBroken, vars: configured(asked.name).vars };
  state.isNextBroken = false;
  worker.versions.push(version);
  return version;
}

function setRoutes({ state, name }: Asked): Called {
  const { hosts } = configured(name);
  state.taken = state.taken.filter((host) => !hosts.includes(host));
  for (const worker of Object.values(state.workers)) worker.hosts = worker.hosts.filter((host) => !hosts.includes(host));
  if (state.workers[name]) state.workers[name].hosts = hosts;
  return said("Triggers were set");
}

function deploy(asked: Asked): Called {
  const { id } = addVersion(asked);
  Object.assign(workerOf(asked), { shares: [{ version_id: id, percentage: 100 }], message: "" });
  const refusal = asked.state.refusals["triggers deploy"];
  if (refusal) return refused(refusal);
  setRoutes(asked);
  return said("Deployed", {
    type: "deploy",
    version_id: id,
    targets: [`https://${asked.name}.student.workers.dev`, "schedule: * * * * *"],
  });
}

function upload(asked: Asked): Called {
  const { versions } = workerOf(asked);
  if (versions.at(-1)?.tag !== asked.state.classes)
    return refused("migrations must be fully applied by running `wrangler deploy` [code: 10211]");
  const { id } = addVersion(asked);
  const preview = asked.state.hasPreviews ? { preview_url: `https://${id}.preview.workers.dev` } : {};
  return said(`Worker Version ID: ${id}`, { type: "version-upload", version_id: id, ...preview });
}

function give(asked: Asked): Called {
  const shares = asked.args.filter((each) => /@\d+%$/.test(each)).map((each) => each.split(/[@%]/));
  workerOf(asked).shares = shares.map(([id = "", percentage]) => ({ version_id: id, percentage: Number(percentage) }));
  workerOf(asked).message = optionOf(asked.args, "--message") ?? "";
  return said("Deployed");
}

function migrate({ state, args, name, migrations }: Asked): Called {
  const database = state.databases.find((each) => each.name === name);
  if (!database) return refused("Couldn't find DB");
  const pending = migrations.filter((file) => !database.applied.includes(file));
  if (args.includes("apply")) database.applied.push(...pending);
  return said(pending.length > 0 ? pending.join("\n") : "No migrations to apply!");
}

/** Knows the statements that setting up asks: whose tables, who is an admin, and another first admin. */
function execute({ state, args, name }: Asked): Called {
  const database = state.databases.find((each) => each.name === name);
  const isOurs = (database?.applied.length ?? 0) > 0;
  const tables = [...(database?.tables ?? []), ...(isOurs ? ["d1_migrations", "users", "outbox", "cron_runs"] : [])];
  if (args.some((each) => each.includes("sqlite_schema"))) return said([{ results: tables.map((each) => ({ name: each })) }]);
  const sql = optionOf(args, "--command") ?? "";
  // Nobody has filled in who runs the site.
  if (sql.includes("FROM settings")) return said([{ results: [] }]);
  const [, email = ""] = /SELECT '[^']+', '([^']+)'/.exec(sql) ?? [];
  if (sql.startsWith("INSERT") && database?.admins.every(({ waits }) => waits)) database.admins = [{ user_email: email, waits: 1 }];
  return said([{ results: sql.startsWith("SELECT") ? database?.admins : [] }]);
}

const COMMANDS: readonly (readonly [string, (asked: Asked) => Called])[] = [
  ["whoami", () => said({ email: "owner@hocam.dev" })],
  ["d1 list", ({ state }) => said(state.databases)],
  ["d1 migrations", migrate],
  ["d1 execute", execute],
  [
    "d1 create",
    ({ state, args }) => {
      state.databases.push({ uuid: `d1-of-${args[2]}`, name: args[2] ?? "", applied: [], admins: [] });
      return said("Created");
    },
  ],
  ["kv namespace list", ({ state }) => said(state.namespaces)],
  [
    "kv namespace create",
    ({ state, args }) => {
      state.namespaces.push({ id: `kv-of-${args[3]}`, title: args[3] ?? "" });
      return said("Created");
    },
  ],
  ["r2 bucket list", ({ state }) => said(state.buckets.map((name) => `name:           ${name}`).join("\n\n"))],
  ["r2 bucket create", ({ state, args }) => said(String(state.buckets.push(args[3] ?? "")))],
  ["queues list", ({ state }) => said(state.queues.map((name) => `│ 1f │ ${name} │`).join("\n"))],
  ["queues create", ({ state, args }) => said(String(state.queues.push(args[2] ?? "")))],
  ["email sending list", ({ state }) => said(state.senders.map((name) => `│ hocam.dev      │ ${name} │ yes     │ t   │`).join("\n"))],
  ["email sending send", ({ state, args }) => said(String(state.mails.push(`test to ${optionOf(args, "--to")}`)))],
  [
    "secret list",
    ({ state, name }) =>
      state.workers[name]
        ? said(Object.keys(state.workers[name].secrets).map((each) => ({ name: each })))
        : refused(`Worker "${name}" (env: …) not found.`),
  ],
  [
    "secret put",
    (asked) => {
      workerOf(asked).secrets[asked.args[2] ?? ""] = asked.input;
      return said("Uploaded");
    },
  ],
  ["secret bulk", (asked) => said(String(Object.keys(Object.assign(workerOf(asked).secrets, JSON.parse(asked.input)))))],
  [
    "deployments status",
    ({ state, name }) =>
      state.workers[name]
        ? said({ versions: state.workers[name].shares, annotations: { "workers/message": state.workers[name].message } })
        : refused(`The Worker ${name} has no deployments.`),
  ],
  [
    "versions view",
    (asked) => {
      const version = workerOf(asked).versions.find(({ id }) => id === asked.args[2]);
      const plain = Object.entries(version?.vars ?? {}).map(([name, text]) => ({ type: "plain_text", name, text }));
      const secret = Object.keys(workerOf(asked).secrets).map((name) => ({ type: "secret_text", name }));
      return said({ resources: { bindings: [...plain, ...secret], script_runtime: { migration_tag: version?.tag } } });
    },
  ],
  ["versions upload", upload],
  ["versions deploy", give],
  ["rollback", (asked) => give({ ...asked, args: [`${asked.args[1]}@100%`] })],
  ["triggers deploy", setRoutes],
  ["deploy", deploy],
];

/** What wrangler would answer; the state is changed in place. */
export function answer(state: AccountState, args: readonly string[], input: string, migrations: readonly string[]): Called {
  const line = args.join(" ");
  state.calls.push(line);
  const refusal = Object.entries(state.refusals).find(([beginning]) => line.startsWith(beginning));
  if (refusal) return refused(refusal[1]);
  const found = COMMANDS.find(([beginning]) => line.startsWith(beginning));
  const name = optionOf(args, "--env") === "staging" ? "hocam-staging" : "hocam";
  return found ? found[1]({ state, args, input, name, migrations }) : refused(`no such command: ${line}`);
}

/** What the deployed site would answer: by the version that the address or the header chooses, else by the one with the largest share. */
export function answerOfSite(state: AccountState, address: string, options: RequestInit): Response {
  const url = new URL(address);
  const preview = url.hostname.endsWith(".preview.workers.dev") ? url.hostname.split(".")[0] : undefined;
  if (state.taken.includes(url.hostname)) return new Response("<title>Another site</title>");
  const worker = Object.values(state.workers).find(({ hosts, versions }) =>
    preview ? versions.some(({ id }) => id === preview) : hosts.includes(url.hostname),
  );
  if (!worker) throw new TypeError("fetch failed");
  const [, wished] = /="([^"]+)"/.exec(new Headers(options.headers).get("Cloudflare-Workers-Version-Overrides") ?? "") ?? [];
  const given = worker.shares.some(({ version_id }) => version_id === wished) ? wished : undefined;
  const [largest] = worker.shares.toSorted((a, b) => b.percentage - a.percentage) ?? [];
  const version = worker.versions.find(({ id }) => id === (preview ?? given ?? largest?.version_id));
  if (!version || version.id === "draft") return new Response("", { status: 200 });
  if (url.pathname === "/api/v1/health") {
    const jobs = [{ name: "alerts", status: "ok" }];
    return Response.json({ status: "ok", version: version.id, stores: { database: "ok" }, queue: { status: "ok" }, jobs });
  }
  if (version.isBroken) return new Response("", { status: 500 });
  if (options.method === "POST") {
    state.mails.push(`link to ${(JSON.parse(String(options.body)) as { user_email: string }).user_email}`);
    return Response.json({}, { status: 202 });
  }
  return new Response('<title>Hocam</title> "openapi"');
}
