/** What a page drawn for somebody signed in costs the processor, as a ratio to the empty route. Linux only. */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { localEnv } from "../../scripts/prepare";
import { demoEmail, demoPassword } from "../e2e/support/people";
import { cpuOf, findWorkerds } from "../support/workerd";
import { shareDiscussions } from "./same-discussions";

const WARM_UP = 200;
const A_ROUND = 150;
/** The empty route is over before the clock of processor time has ticked once. */
const EMPTY = "/api/v1/empty";
const EMPTY_ROUND = 1500;
/** The same list as browsers ask for it that are on the site already: what the document knows isn't asked again. */
const LIST_DATA = "/courses/all.data?_routes=features/courses/routes/all";
const ROUNDS = 9;

/** A checkout whose bundle and data are ready. */
export interface Checkout {
  title: string;
  folder: string;
  bundle: string;
  state: string;
  port: number;
}

export interface Cost {
  path: string;
  /** Milliseconds of processor time for each request. */
  cpu: number;
  /** Of the answer, not compressed. */
  kilobytes: number;
  /** What the empty route costs, divided by what this costs. */
  ratio: number;
}

function start({ folder, bundle, state, port }: Checkout): Promise<ChildProcess> {
  const settings = ["ENVIRONMENT=development", "GUEST_ANSWER_SECONDS=0"];
  const options = { cwd: folder, env: localEnv, stdio: ["ignore", "pipe", "inherit"] as ["ignore", "pipe", "inherit"] };
  const server = spawn(`${folder}/node_modules/.bin/tsx`, ["scripts/serve-bundle.ts", bundle, state, String(port), ...settings], options);
  process.once("exit", () => server.kill());
  return new Promise((resolve, reject) => {
    server.stdout.on("data", (text) => String(text).includes("ready") && resolve(server));
    server.on("exit", () => reject(new Error(`${folder} stopped`)));
  });
}

/** A checkout that is served, with somebody signed in. */
class Site {
  readonly #workerds: number[];

  private constructor(
    readonly server: ChildProcess,
    readonly origin: string,
    readonly token: string,
  ) {
    this.#workerds = findWorkerds(server.pid ?? 0);
  }

  static async open(checkout: Checkout): Promise<Site> {
    if (!existsSync(`${checkout.folder}/${checkout.bundle}`)) throw new Error(`${checkout.folder} has no bundle: run its bench first`);
    const server = await start(checkout);
    const origin = `http://127.0.0.1:${checkout.port}`;
    const body = JSON.stringify({ user_email: demoEmail("student"), user_password: demoPassword });
    const headers = { "content-type": "application/json" };
    const login = await fetch(`${origin}/api/v1/reception/login`, { method: "POST", headers, body });
    const { access_token: token } = (await login.json()) as { access_token: string };
    return new Site(server, origin, token);
  }

  /** Not compressed: Cloudflare does that after the Worker. @throws when it isn't 200 */
  async get(path: string): Promise<ArrayBuffer> {
    const headers = {
      authorization: `Bearer ${this.token}`,
      "accept-encoding": "identity",
      "accept-language": "en",
      "user-agent": "Mozilla/5.0 Firefox/140.0",
    };
    const response = await fetch(this.origin + path, { headers });
    if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
    return response.arrayBuffer();
  }

  /** Milliseconds of processor time for each of some requests, one after the other. */
  async round(path: string): Promise<number> {
    const count = path === EMPTY ? EMPTY_ROUND : A_ROUND;
    const before = cpuOf(this.#workerds);
    for (let i = 0; i < count; i++) await this.get(path);
    return (cpuOf(this.#workerds) - before) / count;
  }
}

const mean = (figures: readonly number[] = []) => figures.reduce((sum, figure) => sum + figure, 0) / figures.length;

async function coursePath(site: Site): Promise<string> {
  const { courses } = JSON.parse(new TextDecoder().decode(await site.get("/api/v1/coursefile/courses?size=50"))) as {
    courses: { course_id: string; experience_count: number }[];
  };
  return `/courses/one/${courses.find(({ experience_count }) => experience_count >= 20)?.course_id}`;
}

/** Measures pages and checkouts in turns, so that a slow moment of the machine hits all of them; of each page the mean of all rounds. */
export async function cpuOfCheckouts(checkouts: readonly Checkout[]): Promise<Map<string, Cost[]>> {
  const [own, ...others] = checkouts.map(({ folder, state }) => resolve(folder, state));
  for (const other of others) await shareDiscussions(own ?? "", other);
  const sites = await Promise.all(checkouts.map(Site.open));
  const paths = await Promise.all(
    sites.map(async (site) => [EMPTY, "/", "/courses/all", LIST_DATA, await coursePath(site), "/event/all", "/thread/all"]),
  );
  const all = [...(paths[0]?.keys() ?? [])];
  /** By site and page, a figure for each round. */
  const measured = sites.map(() => all.map((): number[] => []));
  const kilobytes = await Promise.all(
    sites.map((site, i) => Promise.all((paths[i] ?? []).map(async (path) => (await site.get(path)).byteLength / 1000))),
  );
  // First all pages are drawn until the engine has compiled what they share: else the first one measured would pay for it.
  for (const at of all) for (const [i, site] of sites.entries()) for (let j = 0; j < WARM_UP; j++) await site.get(paths[i]?.[at] ?? "");
  for (let round = 0; round < ROUNDS; round++) {
    for (const at of all) {
      for (const [i, site] of sites.entries()) {
        measured[i]?.[at]?.push(await site.round(paths[i]?.[at] ?? ""));
      }
    }
  }
  for (const { server } of sites) server.removeAllListeners("exit").kill();
  const costs = (i: number) =>
    all.map((at) => {
      const [empty, cpu] = [mean(measured[i]?.[0]), mean(measured[i]?.[at])];
      return { path: paths[i]?.[at] ?? "", cpu, kilobytes: kilobytes[i]?.[at] ?? 0, ratio: empty / cpu };
    });
  return new Map(checkouts.map(({ title }, i) => [title, costs(i)]));
}
