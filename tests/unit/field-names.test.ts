/** A message about a field names it so that the sentence parses, whatever the form asks above the field. */
import { expect, test } from "vitest";
import { z } from "zod";
import { type FormWords, labelOf, parseForm } from "../../app/platform/forms/parse";
import { words } from "../../app/words";

type Tree = { [key: string]: string | Tree };

function textOf(locale: "en" | "tr", key: string): string | undefined {
  const [namespace = "", path = ""] = key.split(":");
  let found: string | Tree | undefined = (words[locale] as unknown as Tree)[namespace];
  for (const part of path.split(".")) found = typeof found === "object" ? found[part] : undefined;
  return typeof found === "string" ? found : undefined;
}

const formWords = (feature: string, locale: "en" | "tr"): FormWords => ({
  feature,
  locale,
  exists: (key) => textOf(locale, key) !== undefined,
  t: (key, values = {}) => (textOf(locale, key) ?? key).replace(/\{\{(\w+)\}\}/g, (_, name) => String(values[name])),
});

/** Filters, which refuse nothing. */
const FILTERS = ["catalog.slot_from", "catalog.slot_to"];

const labels = (["en", "tr"] as const).flatMap((locale) =>
  Object.entries(words[locale] as unknown as Record<string, { fields?: Record<string, string> }>).flatMap(([feature, { fields = {} }]) =>
    Object.keys(fields)
      .filter((name) => !FILTERS.includes(`${feature}.${name}`))
      .map((name) => ({ locale, feature, name })),
  ),
);

test("no message about a field begins with a question or with half a sentence", () => {
  const said = labels.map(({ locale, feature, name }) => `${feature}.${name}: ${labelOf([name], formWords(feature, locale))}`);
  expect(said.length).toBeGreaterThan(300);
  expect(said.filter((each) => /[?!…:]$|: (In one sentence|Bir cümleyle|Since|From|Until)$|: How |kaç saat$|nasıl /.test(each))).toEqual(
    [],
  );
});

test("a required question is asked for by its plain name, in both languages", () => {
  const said = (feature: string, field: string, schema: z.ZodType, locale: "en" | "tr") =>
    parseForm(new FormData(), z.object({ [field]: schema }), formWords(feature, locale)).reply().error?.[field]?.[0];
  const choice = z.enum(["a", "b"]);
  expect(said("contacts", "platform", choice, "tr")).toBe("Kullandığın yer gerekli.");
  expect(said("reporting", "category", choice, "en")).toBe("Problem is required.");
  expect(said("reporting", "category", choice, "tr")).toBe("Sorun gerekli.");
  expect(said("career", "motivation", z.string(), "en")).toBe("Motivation is required.");
  expect(said("career", "motivation", z.string(), "tr")).toBe("Başvuru nedenin gerekli.");
  expect(said("wat", "text", z.string(), "en")).toBe("Your experience is required.");
  expect(said("erasmus", "title", z.string(), "tr")).toBe("Tek cümlelik özet gerekli.");
});

test("a choice that isn't among the options is told apart from one that wasn't made", () => {
  const form = new FormData();
  form.set("kind", "c");
  const reply = parseForm(form, z.object({ kind: z.enum(["a", "b"]) }), formWords("poll", "en")).reply();
  expect(reply.error?.kind).toEqual(["Kind: choose one of the options."]);
});

test("a field of a row is called what it is there, also where its name means something else outside", () => {
  const said = (feature: string, path: (string | number)[], locale: "en" | "tr") => labelOf(path, formWords(feature, locale));
  expect(said("survey", ["text"], "en")).toBe("Description");
  expect(said("survey", ["questions", 0, "text"], "en")).toBe("Question");
  expect(said("survey", ["questions", 2, "text_tr"], "tr")).toBe("Türkçe soru");
  expect(said("poll", ["options", 1, "tr"], "en")).toBe("Answer in Turkish");
  expect(said("information", ["warnings", 0, "en"], "tr")).toBe("İngilizce satır");
});

test("no English sentence says that several things is required", () => {
  const required = ["events.event_time", "schedule.start", "notes.text", "qa.text", "reporting.details", "trip.capacity", "advert.contact"];
  const more = ["databank.exam_kinds", "mental-health.sessions"];
  const said = [...required, ...more].map((each) => {
    const [feature = "", name = ""] = each.split(".");
    return `${each}: ${labelOf([name], formWords(feature, "en"))}`;
  });
  expect(said.filter((each) => /(?:s| and \w+)$/.test(each) && !/Number of \w+$/.test(each))).toEqual([]);
});
