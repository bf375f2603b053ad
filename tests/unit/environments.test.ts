/** Staging and production are the local site's configuration, word for word but for names and ids: environments inherit no binding. */
import { expect, test } from "vitest";
import { ENVIRONMENTS, readConfiguration } from "../../scripts/deploy/configuration";
import { ASSISTANT, CHOICES, EXTRAS, PARTS } from "../../scripts/deploy/findings";

/** What an environment may have of its own: what things are called, where the site is, who its mails come from, and which parts are on. */
const OWN = new Set<string>([
  ...PARTS.flatMap(({ settings }) => [...settings]),
  ...EXTRAS.map(({ setting }) => setting),
  ...[...ASSISTANT, ...CHOICES, "ai"],
  "name",
  "topLevelName",
  "targetEnvironment",
  "database_name",
  "database_id",
  "id",
  "bucket_name",
  "queue",
  "dead_letter_queue",
  "namespace_id",
  "SITE_ORIGIN",
  "MAIL_FROM",
  "routes",
  "workers_dev",
]);

/** A configuration without what may differ, keys in order. */
const shared = (configured: unknown): unknown =>
  JSON.parse(JSON.stringify(configured, (key, value) => (OWN.has(key) ? undefined : value))) as unknown;

const localConfiguration = readConfiguration("");

test.each(ENVIRONMENTS)("%s has the bindings, settings, limits, queues, crons and migrations of the local site", (environment) => {
  expect(shared(readConfiguration(environment))).toEqual(shared(localConfiguration));
});

test("what is compared isn't nothing", () => {
  const { d1_databases, kv_namespaces, r2_buckets, queues, triggers, migrations, limits, ratelimits } = localConfiguration;
  expect([d1_databases, kv_namespaces, r2_buckets, queues.producers, queues.consumers].map((list) => list?.length)).toEqual([
    1, 1, 1, 3, 4,
  ]);
  expect(triggers.crons).toHaveLength(3);
  expect(migrations).toHaveLength(1);
  expect(ratelimits).toHaveLength(2);
  expect(limits).toEqual({ cpu_ms: 15_000 });
});

test("no two of the three share a database, a queue, a bucket or a counter", () => {
  const all = [localConfiguration, ...ENVIRONMENTS.map((name) => readConfiguration(name))];
  const [, staging, production] = all;
  const namesOf = (each: typeof staging) => [
    each?.name,
    ...(each?.d1_databases ?? []).map(({ database_name }) => database_name),
    ...(each?.r2_buckets ?? []).map(({ bucket_name }) => bucket_name),
    ...(each?.queues.consumers ?? []).map(({ queue }) => queue),
    ...(each?.ratelimits ?? []).map(({ namespace_id }) => namespace_id),
  ];
  expect(namesOf(staging).filter((name) => namesOf(production).includes(name))).toEqual([]);
  for (const each of all) expect(new Set(each?.queues.consumers?.map(({ dead_letter_queue }) => dead_letter_queue)).size).toBe(2);
});
