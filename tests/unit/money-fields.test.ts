/** Everybody who asks for lira takes kuruş or refuses them in words of their own, in both languages; none leaves them out. */
import { expect, test } from "vitest";
import { z } from "zod";
import { collections } from "../../app/collections";
import { postSchema } from "../../app/engines/posts/schema";
import { isMoney } from "../../app/platform/forms/fields";
import { issueText } from "../../app/platform/forms/issues";
import { validation as validationEn } from "../../app/platform/validation/locales/en";
import { validation as validationTr } from "../../app/platform/validation/locales/tr";

type Schema = z.core.$ZodType;

const definitionOf = (schema: Schema) => schema._zod.def as unknown as Record<string, unknown>;
const isSchema = (value: unknown): value is Schema => value instanceof z.core.$ZodType;

/** Every schema within a schema, with the names that lead there. */
function* partsOf(schema: Schema, path: string, seen = new Set<Schema>()): Generator<[string, Schema]> {
  if (seen.has(schema)) return;
  seen.add(schema);
  yield [path, schema];
  const { shape = {}, options = [], ...others } = definitionOf(schema) as { shape?: Record<string, Schema>; options?: Schema[] };
  for (const [name, part] of Object.entries(shape)) yield* partsOf(part, `${path}.${name}`, seen);
  for (const part of [...options, ...Object.values(others)]) if (isSchema(part)) yield* partsOf(part, path, seen);
}

const modules = import.meta.glob<Record<string, unknown>>("../../app/features/*/*.schemas.ts", { eager: true });
const forms: [string, Schema][] = [
  ...Object.entries(modules).flatMap(([file, exported]) =>
    Object.entries(exported).flatMap(([name, value]): [string, Schema][] =>
      isSchema(value) ? [[`${file.split("/").at(-1)?.split(".")[0]}: ${name}`, value]] : [],
    ),
  ),
  ...collections.map((collection): [string, Schema] => [`${collection.feature}: post`, postSchema(collection)]),
];
const amounts = forms.flatMap(([name, schema]) => [...partsOf(schema, name)].filter(([, part]) => isMoney(part)));

test("every form that asks for lira is known", () => {
  expect([...new Set(amounts.map(([path]) => path))].sort()).toEqual([
    "advert: post.price",
    "event-form: eventForm.ticket_categories.price",
    "events: editBody.ticket_categories.price",
    "events: eventBody.ticket_categories.price",
    "events: newEventBody.ticket_categories.price",
    "mental-health: entryEditSchema.fee",
    "mental-health: entrySchema.fee",
    "payouts: payoutForm.amount",
    "tickets: promoForm.amount_off",
    "trip: newTripSchema.price",
    "trip: tripSchema.price",
  ]);
});

test.each(amounts)("%s takes kuruş, or says that it wants whole lira", (_, schema) => {
  const { success, data, error } = z.safeParse(schema, 12.5);
  if (success) return expect(data).toBe(12.5);
  const said = (["en", "tr"] as const).map((locale) => {
    const words: Record<string, string> = locale === "en" ? validationEn : validationTr;
    const t = (key: string) => words[key.replace("validation:", "")] ?? key;
    return error.issues.map((issue) => issueText(issue, "Price", t, locale));
  });
  expect(said).toEqual([[validationEn.wholeLira], [validationTr.wholeLira]]);
});

test.each(amounts)("%s says of what is no number at all what every number does", (_, schema) => {
  const said = ["cheap", undefined].flatMap((input) => z.safeParse(schema, input).error?.issues.map(({ message }) => message));
  expect(said.some((message) => message?.startsWith("@"))).toBe(false);
});
