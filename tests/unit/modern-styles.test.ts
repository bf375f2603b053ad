import { expect, test } from "vitest";
import { withoutOldBrowsers } from "../../vite.modern-styles";

test("rules for browsers without @property and color-mix are left out, and what modern ones read stays", () => {
  const css = [
    "@layer theme{a{color:red}}",
    "@layer properties{@supports ((-webkit-hyphens:none)){*,:before{--tw-x:0}}}",
    ".a{color:#111}@supports (color:color-mix(in lab,red,red)){.a{color:color-mix(in oklab,red 50%,blue)}}",
    "@media print{.b{color:#111}@supports (color:color-mix(in lab,red,red)){.b:hover{color:red}}}",
    "@supports (display:grid){.c{display:grid}}",
  ].join("");
  expect(withoutOldBrowsers(css)).toBe(
    "@layer theme{a{color:red}}.a{color:#111}.a{color:color-mix(in oklab,red 50%,blue)}@media print{.b{color:#111}.b:hover{color:red}}@supports (display:grid){.c{display:grid}}",
  );
});

test("a sheet that breaks off isn't taken for whole", () => {
  expect(() => withoutOldBrowsers("@layer properties{a{color:red}")).toThrow("no end");
});
