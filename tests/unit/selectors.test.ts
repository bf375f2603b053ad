/** Classes with selectors of their own: an underscore in brackets is a space, and a rule with a selector that can't be read is left out without a word. */
import { globSync, readFileSync } from "node:fs";
import { compile } from "tailwindcss";
import { expect, test } from "vitest";

const BRACKETED = /[^\s"'`{}]*\[[^\s"'`{}]*/g;
const classes = globSync("app/**/*.tsx").flatMap((file) => readFileSync(file, "utf8").match(BRACKETED) ?? []);

/** Selectors of attributes with a space in their name, or in a value without quotes: `[name=event ticket]`. */
async function unreadable(candidates: string[]): Promise<string[]> {
  const { build } = await compile("@tailwind utilities;");
  return (
    build(candidates)
      .match(/(?<!\\)\[[\w\s-]+[~|^$*]?=[^\]"']*\]/g)
      ?.filter((each) => /\s/.test(each)) ?? []
  );
}

test("no class of a component has a selector that browsers can't read", async () => {
  expect(classes.length).toBeGreaterThan(50);
  expect(await unreadable(classes)).toEqual([]);
});

test.each([
  ["group-has-[[name=event_ticket]:checked]/x:flex", ["[name=event ticket]"]],
  ["group-has-[[name=event\\_ticket]:checked]/x:flex", []],
  ["has-[[data-is_open=a_b]]:block", ["[data-is open=a b]"]],
  ["has-[[data-open^=a_b]]:block", ["[data-open^=a b]"]],
  ["has-[[data-open='a_b']]:block", []],
  ["group-has-[option[value=custom]:checked]/x:block", []],
])("it is told of %s", async (name, expected) => {
  expect(await unreadable([name])).toEqual(expected);
});
