/** From an empty account to a release that is taken back, with a stand-in for wrangler; the real scripts, on files of their own. */
import { spawn } from "node:child_process";
import { chmodSync, copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { transformWithEsbuild } from "vite";
import { expect, test } from "vitest";
import { readConfiguration, withValue } from "../../scripts/deploy/configuration";
import { release } from "../../scripts/deploy/release";
import { setup } from "../../scripts/deploy/setup";
import type { Tools } from "../../scripts/deploy/tools";
import { failure, HERE, testDeployment, WISHES } from "../support/deployment";
import { type AccountState, emptyAccount } from "../support/stand-in-account";

const { state, said, run, tools, settle, ship, asked, sharesOf, newest, PACE } = testDeployment();

test("from an empty account to a site with stores, queues, secrets, tables, an admin's link and a test mail", async () => {
  expect(await settle()).toBe(0);
  expect(state.databases.map(({ name, applied }) => [name, applied])).toEqual([["hocam", ["0000_schema.sql"]]]);
  expect([state.namespaces.map(({ title }) => title), state.buckets, state.queues]).toEqual([
    ["hocam-kv"],
    ["hocam"],
    ["hocam-jobs", "hocam-images", "hocam-traffic", "hocam-jobs-dead"],
  ]);
  const { vars, d1_databases, kv_namespaces, routes } = readConfiguration("production");
  expect([vars.SITE_ORIGIN, vars.MAIL_FROM, d1_databases[0]?.database_id, kv_namespaces[0]?.id]).toEqual([
    "https://hocam.dev",
    "no-reply@mail.hocam.dev",
    "d1-of-hocam",
    "kv-of-hocam-kv",
  ]);
  expect(routes).toEqual([{ pattern: "hocam.dev", custom_domain: true }]);
  expect(Object.keys(state.workers.hocam?.secrets ?? {})).toEqual(["AUTH_SECRET", "POOL_KEYS", "PUSH_PUBLIC_KEY", "PUSH_PRIVATE_KEY"]);
  expect(state.mails).toEqual(["test to admin@metu.edu.tr", "link to admin@metu.edu.tr"]);
  expect(readConfiguration("").d1_databases[0]?.database_id).toMatch(/^[0-]+$/);
});

test("nobody says anything: the address, the sender and the admin are found out", async () => {
  await settle("production", {});
  const { SITE_ORIGIN, MAIL_FROM } = readConfiguration("production").vars;
  expect([SITE_ORIGIN, MAIL_FROM]).toEqual(["https://hocam.student.workers.dev", "no-reply@mail.hocam.dev"]);
  expect(state.mails).toEqual(["test to owner@hocam.dev", "link to owner@hocam.dev"]);
});

test("a domain whose sending isn't on is no sender", async () => {
  state.refusals["email sending send"] = "Sending isn't enabled for mail.hocam.dev";
  const off = (line: string) => line.replaceAll("yes", "no ");
  const wrangler: Tools["wrangler"] = async (args, input) => {
    const answer = await tools.wrangler(args, input);
    return args[1] === "sending" ? { ...answer, out: off(answer.out) } : answer;
  };
  expect(await setup({ ...tools, wrangler }, "production", { ...WISHES, mailFrom: undefined })).toBe(1);
  expect(said.join("\n")).toContain("Sending isn't enabled for mail.hocam.dev");
  expect(readConfiguration("production").vars.MAIL_FROM).toBe("no-reply@example.edu");
});

test("twice makes, sets and mails nothing twice, and staging has everything of its own", async () => {
  await settle();
  const [admin] = state.databases[0]?.admins ?? [];
  // The link works for an hour, so until it was opened each run mails another one.
  if (admin) admin.waits = 0;
  const before = structuredClone(state);
  await settle();
  const { calls: _, ...after } = state;
  const { calls, ...first } = before;
  expect(after).toEqual(first);
  expect(state.calls.slice(calls.length).filter((call) => /create|secret (put|bulk)|^deploy --|INSERT/.test(call))).toEqual([]);
  await settle("staging", { ...WISHES, site: "https://staging.hocam.dev" });
  expect(state.databases.map(({ name }) => name)).toEqual(["hocam", "hocam-staging"]);
  expect(state.queues).toContain("hocam-staging-jobs-dead");
  expect(state.workers.hocam?.secrets.AUTH_SECRET).not.toBe(state.workers["hocam-staging"]?.secrets.AUTH_SECRET);
  expect(state.workers.hocam).toEqual(first.workers.hocam);
});

test.each([
  ["before", WISHES],
  ["after", WISHES],
  ["before", {}],
  ["after", {}],
] as const)(
  "killed %s any of its questions, wishing %j, it goes on when it is run again, and makes nothing twice",
  async (when, wishes) => {
    await settle("production", wishes);
    const steps = state.calls.length;
    const whole = structuredClone(state);
    for (let at = 1; at < steps; at += 1) {
      copyFileSync(join(HERE, "wrangler.toml"), "wrangler.toml");
      Object.assign(state, emptyAccount());
      let isKilled = false;
      const wrangler: Tools["wrangler"] = async (args, input) => {
        const isLast = state.calls.length >= at;
        const answered = isKilled || (isLast && when === "before") ? null : await tools.wrangler(args, input);
        isKilled ||= isLast;
        return isKilled || !answered ? Promise.reject(new Error("killed")) : answered;
      };
      await failure(setup({ ...tools, wrangler }, "production", wishes));
      expect(state.calls, `at ${at}`).toHaveLength(when === "before" ? at : at + 1);
      expect(await settle("production", wishes), `at ${at}`).toBe(0);
      const made = ({ databases, namespaces, buckets, queues }: AccountState) => ({ databases, namespaces, buckets, queues });
      expect(made(state), `at ${at}`).toEqual(made(whole));
      const { hocam } = state.workers;
      expect(Object.keys(hocam?.secrets ?? {}), `at ${at}`).toHaveLength(4);
      expect([state.mails.at(-1), hocam?.hosts], `at ${at}`).toEqual([whole.mails.at(-1), whole.workers.hocam?.hosts]);
      expect(hocam?.versions.find(({ id }) => id === hocam.shares[0]?.version_id)?.vars, `at ${at}`).toEqual(
        readConfiguration("production").vars,
      );
    }
  },
);

test("a step that fails is named with wrangler's own words, and what was made stays", async () => {
  state.refusals["queues create hocam-images"] = "Queues aren't enabled for this account [code: 11003]";
  const told = await failure(settle());
  expect(told).toContain("Making the Queue hocam-images");
  expect(told).toContain("Queues aren't enabled for this account [code: 11003]");
  expect([state.databases.length, state.queues, asked("secret put")]).toEqual([1, ["hocam-jobs"], []]);
  state.refusals = {};
  expect(await settle()).toBe(0);
});

test("asked to stop, it begins nothing more and says that it goes on", async () => {
  const stopping: Tools = { ...tools, isStopping: () => state.queues.length === 2 };
  expect(await failure(setup(stopping, "production", WISHES))).toContain("It was stopped. Run it again: it goes on.");
  expect([state.queues.length, asked("secret put")]).toEqual([2, []]);
  expect(await settle()).toBe(0);
});

test("secrets that can't be listed aren't set anew: unknown isn't unset", async () => {
  await settle();
  const { AUTH_SECRET } = state.workers.hocam?.secrets ?? {};
  state.refusals["secret list"] = "fetch failed";
  expect(await failure(settle())).toContain("fetch failed");
  expect(state.workers.hocam?.secrets.AUTH_SECRET).toBe(AUTH_SECRET);
});

test("an id that the account doesn't have stops setting up instead of making another database", async () => {
  writeFileSync(
    "wrangler.toml",
    withValue(readFileSync("wrangler.toml", "utf8"), "[[env.production.d1_databases]]", "database_id", '"of-another"'),
  );
  expect(await failure(settle())).toContain("wrangler.toml names of-another, which this account doesn't have");
  expect(asked("d1 create")).toEqual([]);
});

test("a site that takes its time to appear is waited for, and one that doesn't appear is told without losing anything", async () => {
  let asked = 0;
  const late = (rounds: number): Tools => ({
    ...tools,
    fetch: (address, options) => {
      asked += 1;
      return asked > rounds ? tools.fetch(address, options) : Promise.reject(new Error("no certificate"));
    },
  });
  expect(await failure(setup(late(100), "production", WISHES))).toContain("Run this again in a few minutes");
  expect(run.waited).toBe(180_000);
  const deploys = state.calls.filter((call) => call.startsWith("deploy --"));
  asked = 0;
  expect(await setup(late(5), "production", WISHES)).toBe(0);
  expect(state.mails.filter((mail) => mail.startsWith("link"))).toEqual(["link to admin@metu.edu.tr"]);
  expect(state.calls.filter((call) => call.startsWith("deploy --"))).toEqual(deploys);
});

test("a release with a migration: tables first, then the version to nobody, watched, then to everybody, then clocks and queues", async () => {
  await settle();
  writeFileSync(join("migrations", "0001_more.sql"), "CREATE TABLE more (id integer);");
  const old = newest();
  state.calls = [];
  await ship();
  const acts = state.calls
    .filter((call) => /apply|upload|versions deploy|triggers/.test(call))
    .map((call) => call.replace(/ --(yes|env|message).*/, ""));
  expect(acts).toEqual([
    "d1 migrations apply DB --remote",
    "versions upload",
    `versions deploy ${old}@100% ${newest()}@0%`,
    `versions deploy ${newest()}@100%`,
    // Again when it was watched: the message of the deployment says so.
    `versions deploy ${newest()}@100%`,
    "triggers deploy",
  ]);
  expect([sharesOf(), state.databases[0]?.applied]).toEqual([[`${newest()}@100`], ["0000_schema.sql", "0001_more.sql"]]);
  expect(run.waited).toBe(2 * PACE.watchMs);
});

test("with a share, some readers get the version before all do", async () => {
  await settle();
  const old = newest();
  await ship("production", { ...PACE, share: 10 });
  expect(asked("versions deploy").map((call) => call.match(/\S+@\d+%/g)?.join(" "))).toEqual([
    `${old}@100% ${newest()}@0%`,
    `${old}@90% ${newest()}@10%`,
    `${newest()}@100%`,
    `${newest()}@100%`,
  ]);
});

test("a version that fails its smoke test is taken back before anybody got it, and the message says why", async () => {
  await settle();
  const old = newest();
  state.isNextBroken = true;
  const told = await failure(ship());
  expect(told).toContain("/reception/login answers 500");
  expect(told).toContain(`Everybody is back at version ${old}`);
  expect(sharesOf()).toEqual([`${old}@100`]);
  expect(asked("versions deploy").filter((call) => call.includes(`${newest()}@100%`))).toEqual([]);
});

test("where a version has an address of its own, it is tried there and never deployed when it fails", async () => {
  await settle();
  [state.isNextBroken, state.hasPreviews] = [true, true];
  expect(await failure(ship())).toContain("answers 500");
  expect(asked("versions deploy")).toEqual([]);
});

test("when giving everything back is refused, it is rolled back; when that is too, the message says what to do", async () => {
  await settle();
  const old = newest();
  [state.isNextBroken, state.refusals[`versions deploy ${old}@100% --yes`]] = [true, "10001"];
  expect(await failure(ship())).toContain("Everybody is back");
  expect(asked("rollback")).toHaveLength(1);
  expect(sharesOf()).toEqual([`${old}@100`]);
  [state.isNextBroken, state.refusals.rollback] = [true, "also refused"];
  expect(await failure(ship())).toContain(`npx wrangler rollback ${old} --env production`);
});

test("stopped while it watches, the old version has everything again", async () => {
  await settle();
  const old = newest();
  const stopped: Tools = {
    ...tools,
    wait: async () => {
      run.isStopping = true;
      throw new Error("The operation was aborted");
    },
    isStopping: () => run.isStopping,
  };
  expect(await failure(release(stopped, "production", PACE))).toContain(`Everybody is back at version ${old}`);
  expect(sharesOf()).toEqual([`${old}@100`]);
});

test("stopped while it builds, nothing was migrated or uploaded", async () => {
  await settle();
  state.calls = [];
  const build: Tools["build"] = () => {
    run.isStopping = true;
    return tools.build();
  };
  expect(await failure(release({ ...tools, build }, "production", PACE))).toContain("the same version as before answers");
  expect(state.calls.filter((call) => /apply|upload|versions deploy/.test(call))).toEqual([]);
});

test("killed while some readers have the new version, the next release says so, and begins from the old one", async () => {
  await settle();
  const old = newest() ?? "";
  const { hocam } = state.workers;
  if (hocam)
    hocam.shares = [
      { version_id: "halfway", percentage: 10 },
      { version_id: old, percentage: 90 },
    ];
  await ship();
  expect(said.join("\n")).toContain(`An earlier release ended halfway: halfway gets 10 %. ${old.slice(0, 8)} gets everything again.`);
  expect([asked("versions deploy")[0]?.includes(`${old}@100%`), sharesOf()]).toEqual([true, [`${newest()}@100`]]);
});

test("a release with other classes of Durable Objects is deployed at once, as Cloudflare takes no version of it", async () => {
  await settle();
  state.classes = "v2";
  await ship();
  expect([asked("versions deploy"), asked("deploy --env").length > 0, sharesOf()]).toEqual([[], true, [`${newest()}@100`]]);
});

test("a migration that takes something away isn't released beside code that reads it", async () => {
  await settle();
  writeFileSync(join("migrations", "0001_more.sql"), "ALTER TABLE users DROP COLUMN bio;");
  expect(await failure(ship())).toContain("0001_more.sql takes something away");
  expect([asked("versions upload"), state.databases[0]?.applied]).toEqual([[], ["0000_schema.sql"]]);
});

test("what a deployment lacks stops a release before anything is touched", async () => {
  await settle();
  state.queues = [];
  state.calls = [];
  expect(await failure(ship())).toContain("Queue hocam-jobs doesn't exist");
  expect(state.calls.filter((call) => /apply|upload|deploy/.test(call) && !call.includes("status"))).toEqual([]);
});

/** Wrangler, npm and the site as programs of their own, for the scripts as they are. */
async function writePrograms(): Promise<NodeJS.ProcessEnv> {
  const bin = join(run.folder, "bin");
  mkdirSync(bin);
  const source = readFileSync(join(HERE, "tests/support/stand-in-account.ts"), "utf8");
  const { code } = await transformWithEsbuild(source, "account.ts", { format: "esm" });
  writeFileSync(join(bin, "account.mjs"), code);
  const account = join(run.folder, "account.json");
  writeFileSync(account, JSON.stringify(state));
  const head = `import { readFileSync, writeFileSync, appendFileSync } from "node:fs";
import { answer, answerOfSite } from ${JSON.stringify(join(bin, "account.mjs"))};
const read = () => JSON.parse(readFileSync(${JSON.stringify(account)}, "utf8"));
const keep = (state) => writeFileSync(${JSON.stringify(account)}, JSON.stringify(state));\n`;
  writeFileSync(
    join(bin, "wrangler.mjs"),
    `${head}const state = read();
const args = process.argv.slice(2);
const { status, out, err, noted } = answer(state, args, readFileSync(0, "utf8"), ["0000_schema.sql"]);
keep(state);
if (process.env.KILL_AT && args.join(" ").startsWith(process.env.KILL_AT)) process.kill(process.ppid, "SIGKILL");
if (noted) appendFileSync(process.env.WRANGLER_OUTPUT_FILE_PATH, JSON.stringify(noted) + "\\n");
console.log(out);
console.error(err);
process.exitCode = status;\n`,
  );
  writeFileSync(
    join(bin, "site.mjs"),
    `${head}globalThis.fetch = async (address, options) => {
  const state = read();
  const answer = answerOfSite(state, address, options);
  keep(state);
  return answer;
};\n`,
  );
  writeFileSync(
    join(bin, "wrangler"),
    `#!/bin/sh\nexec ${JSON.stringify(process.execPath)} ${JSON.stringify(join(bin, "wrangler.mjs"))} "$@"\n`,
  );
  writeFileSync(join(bin, "npm"), "#!/bin/sh\nexit 0\n");
  for (const program of ["wrangler", "npm"]) chmodSync(join(bin, program), 0o755);
  return { ...process.env, NODE_OPTIONS: "", PATH: `${bin}${delimiter}${process.env.PATH}` };
}

const runScript = (name: string, args: readonly string[], env: NodeJS.ProcessEnv) =>
  new Promise<{ code: number | null; told: string }>((done) => {
    const imports = ["--import", join(run.folder, "bin/site.mjs"), "--import", resolve(HERE, "node_modules/tsx/dist/esm/index.mjs")];
    const child = spawn(process.execPath, [...imports, join(HERE, "scripts", name), ...args], { cwd: run.folder, env });
    let told = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (bytes) => (told += bytes));
    child.on("close", (code) => done({ code, told }));
  });

test("the scripts themselves: killed, run again, released, and no secret is among arguments or words", async () => {
  const env = await writePrograms();
  const wishes = ["staging", "--site", "https://staging.hocam.dev/", "--admin", "admin@metu.edu.tr"];
  const killed = await runScript("setup.ts", wishes, { ...env, KILL_AT: "queues create" });
  expect(killed.code).toBeNull();
  const again = await runScript("setup.ts", wishes, env);
  expect(again.told).toContain("Nothing is left to do; each release: npm run deploy staging");
  const released = await runScript("deploy.ts", ["staging", "--watch", "0"], env);
  expect(released.told).toContain("https://staging.hocam.dev is at version");
  const kept = JSON.parse(readFileSync(join(run.folder, "account.json"), "utf8")) as AccountState;
  expect([kept.databases.length, kept.queues.length, kept.workers["hocam-staging"]?.shares.length]).toEqual([1, 4, 1]);
  const secrets = Object.values(kept.workers["hocam-staging"]?.secrets ?? {});
  expect(secrets.map(({ length }) => length > 30)).toEqual([true, true, true, true]);
  const written = [...kept.calls, killed.told, again.told, released.told, readFileSync(join(run.folder, "wrangler.toml"), "utf8")].join(
    "\n",
  );
  expect(secrets.filter((secret) => written.includes(secret))).toEqual([]);
});
