/** The workflow of docs/github-actions.md is YAML that GitHub takes, and runs commands that are there. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";

interface Step {
  uses?: string;
  run?: string;
}
interface Workflow {
  on: Record<string, unknown>;
  jobs: Record<string, { "runs-on": string; needs?: string; steps: Step[] }>;
}

const [, text = ""] = /```yaml\n([\s\S]*?)```/.exec(readFileSync("docs/github-actions.md", "utf8")) ?? [];
const workflow = parse(text, { strict: true, uniqueKeys: true }) as Workflow;
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
const jobs = Object.entries(workflow.jobs);
const commands = jobs.flatMap(([, { steps }]) => steps.flatMap(({ run }) => (run ? [run] : [])));

test("every npm script that the workflow runs exists", () => {
  const named = commands.flatMap((command) => [...command.matchAll(/npm (?:run )?([\w:]+)/g)].map(([, name = ""]) => name));
  expect(named).toEqual(["ci", "test", "ci", "deploy"]);
  expect(named.filter((name) => name !== "ci" && !scripts[name])).toEqual([]);
});

test("pull requests are checked, tags deploy what was checked, and each step does one thing", () => {
  expect(Object.keys(workflow.on)).toEqual(["pull_request", "push"]);
  expect(jobs.map(([name, { needs }]) => [name, needs])).toEqual([
    ["check", undefined],
    ["deploy", "check"],
  ]);
  for (const [, { steps }] of jobs) for (const { uses, run } of steps) expect(Boolean(uses) !== Boolean(run)).toBe(true);
});

test("a release of the workflow is never killed by the next one", () => {
  expect(workflow.jobs.deploy).toMatchObject({ concurrency: { "cancel-in-progress": false } });
});
