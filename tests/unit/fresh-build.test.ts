import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newerThanBuild } from "../../scripts/fresh-build";

/** A source in a folder of a folder, a second older than its build. */
function project() {
  const root = mkdtempSync(join(tmpdir(), "build-"));
  const [folder, build] = [join(root, "app"), join(root, "index.js")];
  const source = join(folder, "features", "page.ts");
  mkdirSync(join(folder, "features"), { recursive: true });
  writeFileSync(source, "");
  writeFileSync(build, "");
  const set = (path: string, seconds: number) => utimesSync(path, seconds, seconds);
  for (const path of [source, join(folder, "features"), folder]) set(path, 1000);
  set(build, 1001);
  return { folder, build, source, set };
}

test("a build that is younger than all of its sources is used as it is", () => {
  const { folder, build } = project();
  expect(newerThanBuild([folder], build)).toBeNull();
});

test("a source that was changed after the build makes it stale, however deep it lies", () => {
  const { folder, build, source, set } = project();
  set(source, 1002);
  expect(newerThanBuild([folder], build)).toBe(folder);
});

test("so does one that was taken away", () => {
  const { folder, build, source } = project();
  rmSync(source);
  expect(newerThanBuild([folder], build)).toBe(folder);
});

test("where there is no build, one is missing", () => {
  const { folder, build } = project();
  rmSync(build);
  expect(newerThanBuild([folder], build)).toBe(build);
});
