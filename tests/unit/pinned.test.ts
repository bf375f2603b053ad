/** Whatever keeps a package from its newest version is told in docs/operations.md, and nothing is told there that isn't so. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Ranges = Readonly<Record<string, string>>;
type Package = { readonly dependencies: Ranges; readonly devDependencies: Ranges; readonly overrides: Readonly<Record<string, Ranges>> };
type Locked = { readonly packages: Readonly<Record<string, { readonly dependencies?: Ranges; readonly peerDependencies?: Ranges }>> };

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const project: Package = JSON.parse(read("package.json"));
const lock = read("package-lock.json");
const { packages }: Locked = JSON.parse(lock);
const ours: Ranges = { ...project.dependencies, ...project.devDependencies };

const section = read("docs/operations.md").match(/^## What is pinned, and why\n[\s\S]*?(?=^## |$(?![\s\S]))/m)?.[0] ?? "";
const named = new Set([...section.matchAll(/`([^`]+)`/g)].flatMap(([, text = ""]) => text.split(" ")));
/** Rows of the table: packages, the version they stay at, the newest one. */
const rows = [...section.matchAll(/^\| (`.+?) \| (\d\S*) \| (\d\S*) \|/gm)].map(([, names = "", version, newest]) => ({
  names: [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  version,
  newest,
}));

/** Whether a range goes no further than the major that is installed, or than the very version. */
function binds(range: string, version: string): boolean {
  const next = Number(version.split(".")[0]) + 1;
  return !range.split("||").some((part) => part.trim() === "*" || part.includes(">=") || Number(/^\s*\^(\d+)/.exec(part)?.[1]) >= next);
}

const isExact = (range: string) => /^\d/.test(range);

/** Packages of ours that another one of ours ties: by a range of its peers, or by a dependency on one very version. */
const tied = Object.keys(ours).flatMap((by) => {
  const { dependencies = {}, peerDependencies = {} } = packages[`node_modules/${by}`] ?? {};
  const exact = Object.entries(dependencies).filter(([, range]) => isExact(range));
  return [...exact, ...Object.entries(peerDependencies)]
    .filter(([name, range]) => ours[name] && binds(range, ours[name]))
    .map(([name]) => name);
});

test("a range binds when it ends with the installed major, and doesn't when it lets the next one in", () => {
  const binding = ["^18.0.0", "^16.8.0 || ^17.0.0 || ^18.0.0", "18.3.1", "^18.3.1", "~18.3.0"];
  const free = ["*", ">=16.8.0", "^18.0.0 || ^19.0.0", "^18 || >=19", "^17 || ^18 || ^20"];
  expect(binding.filter((range) => !binds(range, "18.3.1"))).toEqual([]);
  expect(free.filter((range) => binds(range, "18.3.1"))).toEqual([]);
});

test("every version is an exact one", () => {
  expect(Object.entries(ours).filter(([, version]) => !/^(npm:[^@]+@)?\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test("what another package ties, what is overridden and what has another name is told with its reason", () => {
  const overridden = Object.entries(project.overrides).flatMap(([by, ranges]) => [by, ...Object.keys(ranges)]);
  const renamed = Object.keys(ours).filter((name) => ours[name]?.startsWith("npm:"));
  expect([...new Set([...tied, ...overridden, ...renamed])].filter((name) => !named.has(name))).toEqual([]);
});

test("each row names the version that is installed, and a newer one, or the same where nothing newer is kept back yet", () => {
  expect(rows.length).toBeGreaterThan(5);
  for (const { names, version, newest } of rows) {
    expect(names.map((name) => [name, ours[name ?? ""]])).toEqual(names.map((name) => [name, version]));
    expect(newest?.localeCompare(version ?? "", "en", { numeric: true }), names.join()).toBeGreaterThanOrEqual(0);
  }
});

test("the lock file names no registry", () => {
  expect(lock.match(/"resolved": "(?!file:).*/g) ?? []).toEqual([]);
  expect(lock).not.toMatch(/https?:\/\/[^"]*\.tgz/);
});
