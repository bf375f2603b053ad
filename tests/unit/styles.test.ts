/** The style sheet without what no browser needs that the site is written for. */
import { expect, test } from "vitest";
import { withoutFallbacks } from "../../vite/styles";

const MIX = "@supports (color:color-mix(in lab,red,red))";

test("a colour that all browsers mix is said once, without a condition", () => {
  const css = `a{top:0}.b\\/8{color:red}${MIX}{.b\\/8{color:color-mix(in oklab,red 8%,transparent)}}c{top:1px}`;
  expect(withoutFallbacks(css)).toBe("a{top:0}.b\\/8{color:color-mix(in oklab,red 8%,transparent)}c{top:1px}");
});

test("what the next rule doesn't say anew stays, and so does a rule of a longer name", () => {
  for (const css of ["a{top:0}a{left:0}", "b a{top:0}a{top:1px}", "a{top:0;left:0}a{top:1px}", "@media print{a{top:0}}a{top:1px}"])
    expect(withoutFallbacks(css)).toBe(css);
});

test("properties that browsers know aren't declared a second time, other conditions stay", () => {
  const condition = "@supports ((-webkit-hyphens:none)) and (not (margin-trim:block))";
  const css = `@layer properties{${condition}{*,:before{--tw-blur:initial}}}@layer base{${condition}{a{top:0}}}`;
  expect(withoutFallbacks(css)).toBe(`@layer base{${condition}{a{top:0}}}`);
});
