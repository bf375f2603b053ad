/** Setting up a site that is there already, and releases that meet one another or what a killed one left. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readConfiguration, writeValues } from "../../scripts/deploy/configuration";
import { paceOf, release } from "../../scripts/deploy/release";
import type { Tools } from "../../scripts/deploy/tools";
import { failure, testDeployment, WISHES } from "../support/deployment";

const { state, said, run, tools, settle, ship, asked, sharesOf, newest, PACE } = testDeployment();
const hosts = () => state.workers.hocam?.hosts;
const deploys = () => asked("deploy --").length;
const deployedVars = () => state.workers.hocam?.versions.at(-1)?.vars;

test("a site at workers.dev gets a domain afterwards, and so does one whose first deployment set no route", async () => {
  await settle("production", { ...WISHES, site: undefined });
  expect(hosts()).toEqual(["hocam.student.workers.dev"]);
  expect(await settle()).toBe(0);
  expect([hosts(), deployedVars()?.SITE_ORIGIN, state.mails.at(-1)]).toEqual([
    ["hocam.dev"],
    "https://hocam.dev",
    "link to admin@metu.edu.tr",
  ]);
});

test("where the first deployment was uploaded and its triggers failed, setting up again sets them", async () => {
  state.refusals["triggers deploy"] = "The domain is in another account";
  expect(await failure(settle())).toContain("The domain is in another account");
  state.refusals = {};
  expect([hosts(), await settle(), hosts(), deploys()]).toEqual([[], 0, ["hocam.dev"], 1]);
});

test("a release to an address where nothing answers sets its route first", async () => {
  await settle();
  const { hocam } = state.workers;
  if (hocam) hocam.hosts = [];
  await ship();
  expect([hosts(), sharesOf()]).toEqual([["hocam.dev"], [`${newest()}@100`]]);
});

test("a sender that the deployed version doesn't have is deployed before the link is sent", async () => {
  await settle();
  await settle("production", { ...WISHES, mailFrom: "hello@mail.hocam.dev" });
  expect([deployedVars()?.MAIL_FROM, deploys()]).toEqual(["hello@mail.hocam.dev", 2]);
  await settle("production", {});
  expect(deploys()).toBe(2);
});

test("an address in use isn't taken over unasked, nor is anything written", async () => {
  state.taken = ["hocam.dev"];
  expect(await failure(settle())).toContain("https://hocam.dev is in use, and not by this site");
  expect([readConfiguration("production").vars.SITE_ORIGIN, readConfiguration("production").routes]).toEqual(["", undefined]);
  expect(await settle("production", { ...WISHES, takesOver: true })).toBe(0);
  expect([state.taken, hosts()]).toEqual([[], ["hocam.dev"]]);
  expect(await failure(settle("staging"))).toContain("is in use, and not by this site");
});

test("an address that was written by hand, without a route, is looked at as well", async () => {
  writeValues([{ table: "[env.production.vars]", key: "SITE_ORIGIN", value: '"https://hocam.dev"' }]);
  state.taken = ["hocam.dev"];
  expect(await failure(settle())).toContain("https://hocam.dev is in use, and not by this site");
});

test("a site goes back to workers.dev, where its route would have closed that address", async () => {
  await settle();
  await settle("production", { ...WISHES, site: "https://hocam.student.workers.dev" });
  expect([hosts(), deployedVars()?.SITE_ORIGIN]).toEqual([["hocam.student.workers.dev"], "https://hocam.student.workers.dev"]);
});

test("a Worker of this name that isn't this site is left alone", async () => {
  const other = { id: "other", isBroken: false, vars: { GREETING: "hello" } };
  state.workers.hocam = { secrets: {}, versions: [other], shares: [{ version_id: "other", percentage: 100 }], message: "", hosts: [] };
  const before = structuredClone(state.workers);
  expect(await failure(settle())).toContain("hocam is there, and is something else");
  expect([state.workers, state.databases]).toEqual([before, []]);
  expect(await settle("production", { ...WISHES, takesOver: true })).toBe(0);
});

test("a database of this name that holds something else's tables is left alone", async () => {
  state.databases.push({ uuid: "theirs", name: "hocam", applied: [], admins: [], tables: ["invoices"] });
  expect(await failure(settle())).toContain("hocam is there, and holds tables of something else (invoices)");
  expect([state.databases[0]?.applied, asked("d1 migrations apply")]).toEqual([[], []]);
});

test("setting up a live site applies no migration that takes something away", async () => {
  await settle();
  writeFileSync(join("migrations", "0001_more.sql"), "ALTER TABLE users DROP COLUMN bio;");
  expect(await failure(settle())).toContain("0001_more.sql takes something away");
  expect(state.databases[0]?.applied).toEqual(["0000_schema.sql"]);
});

/** Tools that let something happen at a moment of the release: before the call that begins so. */
const meanwhile = (beginning: string, happens: () => void): Tools => {
  let isDone = false;
  const wrangler: Tools["wrangler"] = (args, input) => {
    const answered = tools.wrangler(args, input);
    if (!isDone && args.join(" ").startsWith(beginning)) {
      isDone = true;
      happens();
    }
    return answered;
  };
  return { ...tools, wrangler };
};

test.each(["versions upload", "versions deploy 00000001"])(
  "a release that meets another one after its %s leaves that one alone",
  async (moment) => {
    await settle();
    const theirs = { id: "theirs", tag: "v1", isBroken: false, vars: {} };
    const deploy = () => {
      state.workers.hocam?.versions.push(theirs);
      Object.assign(state.workers.hocam ?? {}, { shares: [{ version_id: "theirs", percentage: 100 }] });
    };
    expect(await failure(release(meanwhile(moment, deploy), "production", PACE))).toContain(
      "Somebody else deployed meanwhile (theirs 100 %)",
    );
    expect(sharesOf()).toEqual(["theirs@100"]);
  },
);

test("another version that answers while this one is watched is a fault", async () => {
  await settle();
  let rounds = 0;
  const fetch: Tools["fetch"] = async (address, options) => {
    const answer = await tools.fetch(address, options);
    if (!address.endsWith("/health") || !state.workers.hocam?.shares.some(({ version_id }) => version_id === newest())) return answer;
    rounds += 1;
    return rounds < 3 ? answer : Response.json({ ...((await answer.json()) as object), version: "theirs" });
  };
  const told = await failure(release({ ...tools, fetch }, "production", PACE));
  expect(told).toContain(`version theirs answers instead of ${newest()}`);
});

test("a wrong first admin gives way to the right one until somebody came", async () => {
  await settle("production", { ...WISHES, admin: "typo@metu.edu.tr" });
  await settle("production", {});
  expect(state.mails.at(-1)).toBe("link to typo@metu.edu.tr");
  await settle();
  expect([state.databases[0]?.admins, state.mails.at(-1)]).toEqual([
    [{ user_email: "admin@metu.edu.tr", waits: 1 }],
    "link to admin@metu.edu.tr",
  ]);
  for (const admin of state.databases[0]?.admins ?? []) admin.waits = 0;
  await settle("production", { ...WISHES, admin: "third@metu.edu.tr" });
  expect(state.databases[0]?.admins).toEqual([{ user_email: "admin@metu.edu.tr", waits: 0 }]);
});

test.each([
  [{ admin: "me at metu" }, "--admin me at metu: not an email address"],
  [{ mailFrom: "hocam" }, "--mail-from hocam: not an email address"],
  [{ site: "http://hocam.dev" }, "--site http://hocam.dev"],
  [{ site: "hocam.dev" }, "--site hocam.dev"],
  [{ site: "https://hocam.dev/tr" }, "--site https://hocam.dev/tr"],
])("setting up with %j refuses before anything is asked", async (wishes, words) => {
  expect(await failure(settle("production", { ...WISHES, ...wishes }))).toContain(words);
  expect(state.calls).toEqual([]);
});

test("an address is written down in the form that browsers send", async () => {
  await settle("production", { ...WISHES, site: "https://Hocam.DEV/" });
  expect(readConfiguration("production").vars.SITE_ORIGIN).toBe("https://hocam.dev");
});

test.each([
  ["5m", "0"],
  ["-1", "0"],
  ["Infinity", "0"],
  ["60", "abc"],
  ["60", "60"],
  ["60", "2.5"],
])("--watch %s --share %s isn't begun", (watch, share) => {
  expect(() => paceOf(watch, share)).toThrow(/^--(watch|share) /);
});

test("what can't be asked about the deployed version stops setting up instead of deploying what is checked out", async () => {
  await settle();
  state.refusals["versions view"] = "fetch failed";
  expect(await failure(settle())).toContain("fetch failed");
  expect(deploys()).toBe(1);
});

/** A release whose machine goes away while everybody has the version and it is watched. */
async function killedWhileWatched(): Promise<string> {
  await settle();
  const old = newest() ?? "";
  await release(tools, "production", PACE);
  const worker = state.workers.hocam;
  const last = asked("versions deploy").at(-2) ?? "";
  if (worker) worker.message = /--message (.*) --env/.exec(last)?.[1] ?? "";
  return old;
}

test("killed while everybody has a version that breaks, the next release doesn't begin from it", async () => {
  const old = await killedWhileWatched();
  for (const version of state.workers.hocam?.versions ?? []) version.isBroken ||= version.id === newest();
  const told = await failure(ship());
  expect(told).toContain("ended before 00000002 was watched");
  expect(told).toContain(`npx wrangler rollback ${old} --env production`);
});

test("killed while everybody has a version that works, the next release says so and goes on", async () => {
  const old = await killedWhileWatched();
  await ship();
  expect(said.join("\n")).toContain(`The version before it: ${old}`);
  said.length = 0;
  await ship();
  expect(said.join("\n")).not.toContain("An earlier release ended");
});

test("a release that is refused a step knows what it may have left, and takes it back", async () => {
  await settle();
  const old = newest();
  const wrangler: Tools["wrangler"] = async (args, input) => {
    const answered = await tools.wrangler(args, input);
    const isCut = args.includes(`${newest()}@100%`);
    return isCut ? { ...answered, isOk: false, words: "connection lost" } : answered;
  };
  expect(await failure(release({ ...tools, wrangler }, "production", PACE))).toContain(`Everybody is back at version ${old}`);
  expect([sharesOf(), run.waited]).toEqual([[`${old}@100`], PACE.watchMs]);
});
