/** A form that holds a version stands on a page that is read anew when an older one was refused. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { routesThatDraw } from "../../scripts/drawn-by";
import { sourcesOf } from "../../scripts/sources";

const isForNew = (path: string) => path.endsWith("add.tsx");

test("every page that draws a version is read anew after a conflict", () => {
  const pages = routesThatDraw("<VersionField", sourcesOf("app")).filter((path) => !isForNew(path));
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.filter((path) => !readFileSync(path, "utf8").includes("rereadAfterConflict"))).toEqual([]);
});

/** What is decided on by what stands there, without a version: what is due, whether something is still removed, who has it. */
const CONDITIONAL = ["payments/routes/payouts", "reporting/routes/decisions", "contacts/routes/admin-one", "career/routes/application"];

test("every page whose form may come too late is read anew after a conflict", () => {
  const pages = CONDITIONAL.map((path) => `app/features/${path}.tsx`);
  expect(pages.filter((path) => !readFileSync(path, "utf8").includes("rereadAfterConflict as shouldRevalidate"))).toEqual([]);
});

test("a page is found through the modules that lie between", () => {
  const modules = [
    ["app/features/a/routes/edit.tsx", 'import { Between } from "../components/between";'],
    ["app/features/a/components/between.tsx", 'const Form = lazy(() => import("./form"));'],
    ["app/features/a/components/form.tsx", "<VersionField />"],
    ["app/features/a/routes/other.tsx", "<p />"],
  ] as const;
  expect(routesThatDraw("<VersionField", modules)).toEqual(["app/features/a/routes/edit.tsx"]);
});
