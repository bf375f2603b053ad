/** What fields of a form suggest: lists that browsers show while somebody types. Anything else may still be written. */
import type { Context } from "../../platform/context";
import { countryNames } from "../../platform/countries";
import { sayIn } from "../../platform/i18n/say.server";
import { parseTerm, recentTerms } from "../../platform/terms";
import type { Collection, PostField } from "./collection";

const STATES =
  "Alabama, Alaska, Arizona, Arkansas, California, Colorado, Connecticut, Delaware, District of Columbia, Florida, Georgia, Hawaii, Idaho, Illinois, Indiana, Iowa, Kansas, Kentucky, Louisiana, Maine, Maryland, Massachusetts, Michigan, Minnesota, Mississippi, Missouri, Montana, Nebraska, Nevada, New Hampshire, New Jersey, New Mexico, New York, North Carolina, North Dakota, Ohio, Oklahoma, Oregon, Pennsylvania, Rhode Island, South Carolina, South Dakota, Tennessee, Texas, Utah, Vermont, Virginia, Washington, West Virginia, Wisconsin, Wyoming".split(
    ", ",
  );

const YEARS = 5;

type Reader = Pick<Context, "locale" | "clock" | "product">;

function termsFor(ctx: Reader): string[] {
  const say = sayIn(ctx) as (key: string, values: Record<string, unknown>) => string;
  return recentTerms(ctx.clock.now(), YEARS).map((term) => {
    const { year, key } = parseTerm(term);
    return say(`posts:terms.${key}`, { year: `${year}–${String(year + 1).slice(2)}` });
  });
}

const LISTS: Record<NonNullable<PostField["suggests"]>, (ctx: Reader) => readonly string[]> = {
  countries: ({ locale }) => countryNames(locale),
  states: () => STATES,
  terms: termsFor,
};

/** The suggestions of a collection's fields in the reader's language, by the field's name. */
export const suggestionsFor = (ctx: Reader, { fields }: Collection): Record<string, readonly string[]> =>
  Object.fromEntries(fields.flatMap(({ name, suggests }) => (suggests ? [[name, LISTS[suggests](ctx)]] : [])));
