/** What every page loads: no list comes along that one of them needs. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { expect, test } from "vitest";
import { chosenPack } from "../../scripts/university";

const ROOTS = ["app/entry.client.tsx", "app/root.tsx", "app/chrome/layouts/full.tsx"];
/** What a module needs at once, but for its types. */
const IMPORT = /^(?:import|export) (?!type\b)[^;]*? from "((?:\.|~\/)[^"]+)";/gm;

function fileOf(from: string, name: string): string | undefined {
  const path = name.startsWith("~/") ? resolve("app", name.slice(2)) : resolve(dirname(from), name);
  return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((each) => /\.tsx?$/.test(each) && existsSync(each));
}

/** The files that these need at once in a browser. */
function needs(roots: readonly string[]): string[] {
  const found = new Set(roots.map((root) => resolve(root)));
  for (const file of found) {
    for (const [, name = ""] of readFileSync(file, "utf8").matchAll(IMPORT)) {
      const next = fileOf(file, name);
      if (next && !/\.server\.tsx?$/.test(next)) found.add(next);
    }
  }
  return [...found].map((file) => file.slice(resolve("app").length + 1));
}

test("of the university every page carries its names alone: no places, departments or rules", () => {
  const files = needs(ROOTS);
  expect(files).toContain("chrome/navigation.tsx");
  expect(files.filter((file) => file.startsWith("universities/"))).toEqual([`universities/${chosenPack()}/index.ts`]);
});

const READ = ["thread/routes/one.tsx", "courses/routes/one.tsx", "study-tip/routes/one.tsx"];

test.each(READ)("%s is read without the library of forms: it comes where somebody writes", (page) => {
  const files = needs([`app/features/${page}`]);
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => /^import (?!type\b)[^;]* from "@conform-to/m.test(readFileSync(`app/${file}`, "utf8")))).toEqual([]);
});
