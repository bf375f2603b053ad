/** Every act of staff can be said in both languages. */
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { words } from "../../app/words";

const languages = ["en", "tr"] as const;
/** Lines of code that name acts, and acts that are named in full: `experience.approve`. */
const LINE = /^.*(?:\bact\b|\bauditOf\b).*$/gm;
const ACT = /"([a-z]+(?:-[a-z]+)*\.[a-z]+(?:-[a-z]+)*)"/g;

const lines = globSync("app/**/*.server.ts").flatMap((file) => readFileSync(file, "utf8").match(LINE) ?? []);
const acts = [...new Set(lines.flatMap((line) => [...line.matchAll(ACT)].map(([, act = ""]) => act)))].sort();

type Words = { verbs: Record<string, string>; things: Record<string, string>; own: Record<string, Record<string, string>> };
const wordsIn = (language: (typeof languages)[number]) => words[language].acts as Words;

test("code names acts in full", () => {
  expect(acts).toContain("user.edit");
  expect(acts.length).toBeGreaterThan(50);
});

test.each(languages)("every act that code names has words in %s", (language) => {
  const { verbs, things, own } = wordsIn(language);
  const isSaid = (act: string) => {
    const [thing = "", verb = ""] = act.split(".");
    return Boolean(own[thing]?.[verb] || (verbs[verb] && things[thing]));
  };
  expect(acts.filter((act) => !isSaid(act))).toEqual([]);
});

test.each(languages)("in %s what is done to something says what to, and each thing has a name of its own", (language) => {
  const { verbs, things } = wordsIn(language);
  const { kinds } = words[language].acts as unknown as { kinds: Record<string, string> };
  expect(Object.entries(verbs).filter(([, said]) => !said.includes("{{thing}}"))).toEqual([]);
  expect(Object.keys(kinds).sort()).toEqual(Object.keys(things).sort());
});
