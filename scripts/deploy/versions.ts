/** The versions of a deployed Worker: which of them answer, what they are, and how readers are led to them. The account is asked each time. */
import type { Environment } from "./configuration";
import { PARTS } from "./findings";
import { must, StepFailed, type Tools } from "./tools";

export interface Share {
  version_id: string;
  percentage: number;
}

export interface Deployment {
  /** The version that most readers get first; none where nothing was deployed. */
  shares: Share[];
  /** What whoever deployed wrote beside it. */
  message: string;
}

/** What answers, and why. @throws when the account doesn't say */
export async function deployment(tools: Tools, environment: Environment): Promise<Deployment> {
  const answer = await tools.wrangler(["deployments", "status", "--json", "--env", environment]);
  if (!answer.isOk && /no deployments|not found|does not exist/i.test(answer.words)) return { shares: [], message: "" };
  if (!answer.isOk) throw new StepFailed("Asking what is deployed", answer.words);
  const { versions, annotations } = JSON.parse(answer.out) as { versions: Share[]; annotations?: Record<string, string> };
  return { shares: versions.toSorted((a, b) => b.percentage - a.percentage), message: annotations?.["workers/message"] ?? "" };
}

interface Viewed {
  /** The last change of Durable Objects' classes that the version has; null where a secret made the Worker. */
  tag: string | null;
  bindings: readonly { type: string; name: string; text?: string }[];
}

/** @throws when the account doesn't say: a hiccup isn't an empty Worker */
export async function viewed(tools: Tools, environment: Environment, version: string): Promise<Viewed> {
  const { out } = await must(tools, `Looking at version ${version}`, ["versions", "view", version, "--json", "--env", environment]);
  const { resources } = JSON.parse(out) as {
    resources?: { script_runtime?: { migration_tag?: string }; bindings?: Viewed["bindings"] };
  };
  return { tag: resources?.script_runtime?.migration_tag ?? null, bindings: resources?.bindings ?? [] };
}

export interface Standing {
  /** `draft` is the empty Worker that comes with a first secret, `foreign` one that somebody else deployed by this name. */
  is: "nothing" | "draft" | "foreign" | "ours";
  /** The settings that it was deployed with. */
  vars: Readonly<Record<string, string>>;
  versions: readonly string[];
}

const SECRETS: readonly string[] = ["AUTH_SECRET", "ALERT_WEBHOOK", "ASSISTANT_KEY", ...PARTS.flatMap(({ settings }) => settings)];

function kindOf({ tag, bindings }: Viewed): "draft" | "foreign" | "ours" {
  if (tag !== null && bindings.some(({ name }) => name === "SITE_ORIGIN")) return "ours";
  const isDraft =
    tag === null && bindings.length > 0 && bindings.every(({ type, name }) => type === "secret_text" && SECRETS.includes(name));
  return isDraft ? "draft" : "foreign";
}

/** What the Worker of this name is. */
export async function standing(tools: Tools, environment: Environment): Promise<Standing> {
  const { shares } = await deployment(tools, environment);
  const [answering] = shares;
  if (!answering) return { is: "nothing", vars: {}, versions: [] };
  const version = await viewed(tools, environment, answering.version_id);
  const plain = version.bindings.filter(({ type }) => type === "plain_text");
  return {
    is: kindOf(version),
    vars: Object.fromEntries(plain.map(({ name, text = "" }) => [name, text])),
    versions: shares.map(({ version_id }) => version_id),
  };
}

/** Uploads and deploys at once: the only way for a first release, and for one that changes the classes of Durable Objects. */
export async function deployPlainly(tools: Tools, environment: Environment): Promise<{ version: string; targets: string[] }> {
  const { noted } = await must(tools, "Deploying", ["deploy", "--env", environment]);
  return { version: String(noted.version_id ?? ""), targets: (noted.targets as string[] | undefined) ?? [] };
}

/** Sets what no version carries: clocks, queues and routes. Again is the same. */
export const deployTriggers = (tools: Tools, environment: Environment) =>
  must(tools, "Setting clocks, queues and routes", ["triggers", "deploy", "--env", environment]);

/** @returns null where Cloudflare takes no version of its own, because of Durable Objects */
export async function upload(tools: Tools, environment: Environment): Promise<{ version: string; preview: string | null } | null> {
  const answer = await tools.wrangler(["versions", "upload", "--env", environment]);
  if (!answer.isOk && /Durable Object migration|migrations must be fully applied|10211|does not yet exist/i.test(answer.words)) return null;
  if (!answer.isOk) throw new StepFailed("Uploading the version (wrangler versions upload)", answer.words);
  const { version_id: version, preview_url: preview } = answer.noted;
  return { version: String(version), preview: typeof preview === "string" ? preview : null };
}

const shown = (shares: readonly Share[]) =>
  shares
    .toSorted((a, b) => a.version_id.localeCompare(b.version_id))
    .map(({ version_id, percentage }) => `${version_id} ${percentage} %`)
    .join(", ");

/** Another run deployed meanwhile: whatever this one would do now would undo that. */
export class Overtaken extends StepFailed {
  constructor(now: readonly Share[]) {
    super("The release", `Somebody else deployed meanwhile (${shown(now)}). It stays as they left it; nothing more is done here.`);
  }
}

/** What one run deploys, step by step: before each it rereads what is deployed, and goes on only from what it left itself. */
export class Lead {
  readonly #tools: Tools;
  readonly #environment: Environment;
  /** What may be deployed by this run: what it left, or what a refused step may have done nevertheless. */
  #left: readonly string[];

  constructor(tools: Tools, environment: Environment, left: readonly Share[]) {
    [this.#tools, this.#environment, this.#left] = [tools, environment, [shown(left)]];
  }

  /** @throws Overtaken unless what is deployed is what this run left */
  async reread(): Promise<void> {
    const { shares } = await deployment(this.#tools, this.#environment);
    if (!this.#left.includes(shown(shares))) throw new Overtaken(shares);
  }

  async #tryToGive(shares: readonly Share[], message: string) {
    await this.reread();
    const words = shares.map(({ version_id, percentage }) => `${version_id}@${percentage}%`);
    this.#left = [...this.#left, shown(shares)];
    const named = ["--yes", "--message", message, "--env", this.#environment];
    const answer = await this.#tools.wrangler(["versions", "deploy", ...words, ...named]);
    if (answer.isOk) this.#left = [shown(shares)];
    return answer;
  }

  /** @throws when it is refused, or somebody else deployed meanwhile */
  async give(shares: readonly Share[], message: string): Promise<void> {
    const { isOk, words } = await this.#tryToGive(shares, message);
    if (!isOk) throw new StepFailed(`Deploying ${shown(shares)}`, words);
  }

  /** Brings everybody back to a version, by whichever of two ways works. @throws with what to do by hand when neither does */
  async takeBack(version: string, why: string): Promise<void> {
    const message = why.replaceAll("\n", " ").slice(0, 100);
    if ((await this.#tryToGive([{ version_id: version, percentage: 100 }], message)).isOk) return;
    const rollback = ["rollback", version, "--yes", "--message", message, "--env", this.#environment];
    const { isOk, words } = await this.#tools.wrangler(rollback);
    if (!isOk) throw new StepFailed(`TAKING THE RELEASE BACK (npx wrangler rollback ${version} --env ${this.#environment})`, words);
  }
}
