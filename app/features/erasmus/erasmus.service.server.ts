/** Which courses abroad counted as which of ours. */
import type { PostFilters } from "~/engines/posts/filters";
import { readList, readPost, readPostWith } from "~/engines/posts/posts.service.server";
import { relatedFrom, relatedTo } from "~/engines/posts/related.repository.server";
import { requireSignedIn } from "~/platform/access/roles";
import type { Context, SignedInContext } from "~/platform/context";
import { countryCode, countryCodes, countryNameIn } from "~/platform/countries";
import { placeOf, placesOf } from "./city-map.rules";
import { type CountryCost, costIn, countriesOf } from "./countries.rules";
import { erasmus } from "./erasmus.collection";
import { erasmusErrors } from "./erasmus.errors";
import * as repository from "./erasmus.repository.server";
import type { EquivalenceInput } from "./erasmus.schemas";

const MOST_COURSES = 30;

function nameOfWritten({ locale }: Pick<Context, "locale">, written: unknown): string {
  const code = countryCode(String(written ?? ""));
  return code ? countryNameIn(locale, code) : String(written ?? "");
}

/** A semester with its courses, what is like it, and what a month costs others in the same country and currency. @throws notFound */
export async function readSemester(ctx: Context, postId: string) {
  const { post, beside } = await readPostWith(ctx, erasmus, postId, [
    repository.equivalencesOf(ctx, postId),
    repository.personCosts(ctx),
    relatedTo(ctx, erasmus, postId),
  ]);
  const [equivalences, costs, related] = beside;
  const usual = costIn(costs, String(post.details.country ?? ""), String(post.details.currency ?? ""));
  const country = { countryName: nameOfWritten(ctx, post.details.country), code: countryCode(String(post.details.country ?? "")) };
  return { post, equivalences, usual, related: relatedFrom(related), ...country };
}

/** A country in the reader's language; what no country is called stays as it was written. */
const nameOf = ({ locale }: Pick<Context, "locale">, { key, spellings }: CountryCost) =>
  countryCodes.includes(key) ? countryNameIn(locale, key) : (spellings[0] ?? key);

/**
 * The list of semesters, and the countries and cities of which people wrote.
 * @param asked the key of a country: what isn't in it is left out
 * @param city of a point on the map: what isn't there is left out
 */
export async function readSemesters(ctx: Context, filters: PostFilters, asked: string | null, city: string | null = null) {
  const reading = ctx.db
    .batch([repository.personCosts(ctx), repository.cityCounts(ctx)])
    .then(([costs, cities]) => ({ countries: countriesOf(costs), places: placesOf(cities, ctx.locale) }));
  const onlyOf = async () => {
    const { countries, places } = await reading;
    if (asked) return repository.isIn(countries.find(({ key }) => key === asked)?.spellings ?? []);
    return repository.isInCity(placeOf(places, city ?? "")?.spellings ?? []);
  };
  const listOf = async () => readList(ctx, erasmus, filters, asked || city ? { only: await onlyOf() } : undefined);
  const [{ countries, places }, list] = await Promise.all([reading, listOf()]);
  return {
    list,
    countries: countries.map((each) => ({ key: each.key, name: nameOf(ctx, each), posts: each.posts, cost: each.cost })),
    places: places.map(({ spellings: _, ...place }) => place),
  };
}

export type ShownPlace = Awaited<ReturnType<typeof readSemesters>>["places"][number];

export type ShownCountry = Awaited<ReturnType<typeof readSemesters>>["countries"][number];

export type Equivalence = Awaited<ReturnType<typeof repository.searchEquivalences>>[number];

/** Courses across all semesters. */
export const searchEquivalences = (ctx: Context, text: string): Promise<Equivalence[]> => repository.searchEquivalences(ctx, text);

/** What was accepted or not abroad, the latest first: the same for every member, who compares it with their own courses by themselves. */
export async function listEquivalences(ctx: SignedInContext) {
  requireSignedIn(ctx);
  const rows = await repository.latestEquivalences(ctx);
  // Authors have their names on their stories, but their departments aren't anybody's to read: enough to tell them apart.
  const numbers = new Map([...new Set(rows.map(({ departmentId }) => departmentId))].map((id, at) => [id, at + 1] as const));
  return rows.map(({ country, departmentId, ...row }) => ({
    ...row,
    country: nameOfWritten(ctx, country),
    department: departmentId === null ? null : (numbers.get(departmentId) ?? null),
  }));
}

/** Adds a course to one's own semester. @throws notYours, tooMany */
export async function addEquivalence(ctx: SignedInContext, postId: string, input: EquivalenceInput): Promise<void> {
  requireSignedIn(ctx);
  if (await repository.insertEquivalence(ctx, postId, ctx.actor.userId, input, MOST_COURSES)) return;
  const { isMine } = await readPost(ctx, erasmus, postId);
  throw isMine ? erasmusErrors.tooMany() : erasmusErrors.notYours();
}

/** Removes a course from one's own semester; others' stay. */
export async function removeEquivalence(ctx: SignedInContext, key: number): Promise<void> {
  await repository.deleteEquivalence(ctx, key, requireSignedIn(ctx).actor.userId);
}
