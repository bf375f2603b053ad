/** Stacks of the Worker lead to lines of app/, by a map that is uploaded beside it; browsers get none. */
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { BUNDLE } from "../../scripts/e2e-site";

test("the Worker's map names the files that it was written in", () => {
  const { sources, names } = JSON.parse(readFileSync(`${BUNDLE}/app.js.map`, "utf8")) as { sources: string[]; names: string[] };
  const ofApp = sources.filter((source) => /(^|\/)app\/features\/[\w-]+\/[\w.-]+\.tsx?$/.test(source));
  expect(ofApp.length).toBeGreaterThan(500);
  expect(ofApp.some((source) => source.endsWith("app/features/reception/reception.service.server.ts"))).toBe(true);
  expect(names).toContain("forgotPassword");
  expect(readFileSync(`${BUNDLE}/app.js`, "utf8")).toContain("//# sourceMappingURL=app.js.map");
});

test("scripts of a page name no map, and none is served", async ({ request }) => {
  const page = await (await request.get("/reception/login")).text();
  const scripts = [...new Set(page.match(/\/assets\/[\w.-]+\.js/g))].slice(0, 5);
  expect(scripts.length).toBeGreaterThan(2);
  for (const script of scripts) {
    expect(await (await request.get(script)).text()).not.toContain("sourceMappingURL");
    expect((await request.get(`${script}.map`)).status()).toBe(404);
  }
});
