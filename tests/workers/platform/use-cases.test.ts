/** Every use case that writes is run as a guest, a user, a moderator, an admin and those who have to do with the thing, and does what its policy says. */
import { users } from "@schema/accounts";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Collection } from "../../../app/engines/posts/collection";
import { defineUseCases } from "../../../app/platform/access/use-cases";
import type { Context } from "../../../app/platform/context";
import { platformErrors } from "../../../app/platform/errors/errors";
import { watchedContext } from "../../support/plans";
import { postSamples } from "../../support/post-samples";
import { samples } from "../../support/samples";
import { type Person, signUp } from "../../support/site";
import { swept } from "../../support/sweep";
import { breaches, disagreements, namesOf, type Sample, type WritingCase, writingCases, wronglyLet } from "../../support/use-cases";
import { sweepSettings } from "../../support/worker-sweep";

type Modules = Record<string, Record<string, unknown>>;

const services = import.meta.glob<Record<string, unknown>>("../../../app/**/*.service.server.ts", { eager: true });
const policies = import.meta.glob<Record<string, unknown>>("../../../app/**/*.policy.ts", { eager: true });
const doors = import.meta.glob<string>(["../../../app/**/routes/*.tsx", "../../../app/**/*.{api,acts,action,actions,pages}.server.ts"], {
  eager: true,
  query: "?raw",
  import: "default",
});

const sampleOf = ({ name }: { name: string }): Sample | undefined => {
  const [folder = "", useCase = ""] = name.split("/");
  return samples[folder]?.[useCase] ?? postSamples[folder]?.[useCase];
};

/** @throws when there is none */
function neededSample(one: WritingCase): Sample {
  const sample = sampleOf(one);
  if (!sample) throw new Error(`${one.name} has no sample: tests/support/samples.ts names them all`);
  return sample;
}

const cases = writingCases(services, policies);
const limited = cases.filter(({ who }) => who !== "everyone");

let strangers: { user: Person; moderator: Person; admin: Person };
beforeAll(async () => {
  const [user, moderator, admin] = await Promise.all([signUp(), signUp({ userRole: "moderator" }), signUp({ userRole: "admin" })]);
  strangers = { user, moderator, admin };
});

test("policies name every function of the services beside them, and nothing else", () => {
  expect(disagreements(services, policies)).toEqual([]);
});

test("a use case that not everyone may run has a sample", () => {
  expect(limited.filter((one) => !sampleOf(one)).map(({ title }) => title)).toEqual([]);
  expect(limited.length).toBeGreaterThan(100);
});

test.each(limited.map((one) => [one.title, one] as const))("%s does what its policy says", async (_, one) => {
  expect(await breaches(one, neededSample(one), strangers)).toEqual([]);
});

const community = (own: Record<string, unknown>): Modules => ({ "app/features/community/x.service.server.ts": own });
const policyOf = (writes: Record<string, WritingCase["who"]>): Modules => ({
  "app/features/community/x.policy.ts": { xUseCases: defineUseCases({ writes }) },
});

/** The real use case, for whoever calls it: its guard is given somebody else. */
const withoutGuard =
  ({ run }: WritingCase, as: Person) =>
  (ctx: object, ...args: unknown[]) =>
    run({ ...ctx, actor: as.ctx.actor } as never, ...args);

/** Guards that are taken out in this run. */
const unguarded = swept(sweepSettings, { what: "Use cases without their guard", rest: limited, count: 60 });

test.each(unguarded.map((one) => [one.title, one] as const))("the control: without its guard %s is found out", async (_, one) => {
  const { who, collection } = one;
  const actor = await signUp({ userRole: who === "staff" || who === "admin" ? "admin" : "user" });
  const scene = await neededSample(one)(actor, collection as Collection);
  const allowed = (typeof who === "object" && scene.people?.[who.is[0] ?? ""]) || actor;
  const found = await wronglyLet({ ...one, run: withoutGuard(one, allowed) }, () => scene, strangers);
  expect(found.join()).toContain(": done");
});

test("the control: a use case that writes before it refuses is told", async () => {
  const run = async ({ db }: Context) => {
    await db.update(users).set({ name: "Somebody else" }).where(eq(users.userId, strangers.admin.userId));
    throw platformErrors.forbidden();
  };
  const found = await wronglyLet({ title: "x", name: "x", who: "admin", run: run as WritingCase["run"] }, () => ({ args: [] }), strangers);
  expect(found).toHaveLength(3);
  for (const told of found) expect(told).toMatch(/, and wrote$/);
});

test("the control: a service's function that no policy names, and a name without a function, are told", () => {
  const services = community({ leave: () => undefined, stay: () => undefined });
  expect(disagreements(services, policyOf({ leave: "signedIn", come: "signedIn" }))).toEqual([
    "community: no policy names stay",
    "community: there is no come",
  ]);
  expect(disagreements(services, {})).toEqual(["community: no policy names leave", "community: no policy names stay"]);
});

test("what only other use cases, jobs and the queue call is named by no page and no endpoint", () => {
  const texts = Object.entries(doors);
  expect(texts.length).toBeGreaterThan(150);
  const used = namesOf(policies, "inside").flatMap(({ name }) =>
    texts.filter(([, text]) => new RegExp(`\\b${name}\\(`).test(text)).map(([path]) => `${path}: ${name}`),
  );
  expect(used).toEqual([]);
});

const WRITE = /^\s*(insert|update|delete|replace)\b/i;
const filters = { size: 20, page: 1, sort: "new", state: "all", status: "waiting", q: "word" };

/** The writes that a function asks the database for, however far it gets with what it is given. */
async function writesOf(run: (...args: unknown[]) => unknown): Promise<string[]> {
  const { ctx, statements } = watchedContext({ actor: strangers.admin.ctx.actor });
  const someCollection = { feature: "why", path: "/why", fields: [], readers: "public", writers: "user" };
  for (const args of [["nothing"], [filters], [someCollection, "nothing"], [someCollection, filters], []]) {
    try {
      await run(ctx, ...args);
    } catch {
      // It was given what it can't read; what it asked for until then counts.
    }
  }
  return [...statements].filter((statement) => WRITE.test(statement));
}

test("what policies call reading asks the database for no write", async () => {
  const functions = Object.entries(services).flatMap(([path, module]) =>
    Object.entries(module).map(([name, run]) => ({ folder: path.split("/").at(-2), name, run: run as (...args: unknown[]) => unknown })),
  );
  const writing: string[] = [];
  for (const { folder, name } of namesOf(policies, "reads")) {
    for (const { run } of functions.filter((each) => each.folder === folder && each.name === name)) {
      const found = await writesOf(run);
      if (found.length > 0) writing.push(`${folder}/${name}: ${found[0]}`);
    }
  }
  expect(writing).toEqual([]);
});

test("the control: a function that writes isn't taken for one that reads", async () => {
  const { deleteOwnExperience } = await import("../../../app/features/courses/experiences.service.server");
  expect(await writesOf(deleteOwnExperience as never)).toHaveLength(1);
});
