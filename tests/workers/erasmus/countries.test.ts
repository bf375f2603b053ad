/** What a month costs in a country: only where five people wrote of it, each counting once. */
import { expect, test } from "vitest";
import { postFilters } from "../../../app/engines/posts/filters";
import { erasmus } from "../../../app/features/erasmus/erasmus.collection";
import { readSemester, readSemesters } from "../../../app/features/erasmus/erasmus.service.server";
import { addPost, postBody } from "../../support/posts";
import { type Person, signUp, visit } from "../../support/site";

const detailsOf = (country: string, monthly_cost: number, currency = "EUR") => {
  const { title: _, text: __, ...details } = postBody(erasmus, { country, monthly_cost, currency });
  return details;
};
const write = (author: Person, ...costs: [country: string, cost: number, currency?: string][]) =>
  Promise.all(costs.map(([country, cost, currency]) => addPost(author, erasmus, { details: detailsOf(country, cost, currency) })));

async function five<T>(use: (author: Person, at: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: 5 }, async (_, at) => use(await signUp(), at)));
}

const countriesFor = async (reader: Person) =>
  new Map((await readSemesters(reader.ctx, postFilters.parse({}), null)).countries.map((country) => [country.key, country]));

test("four people are too few, the fifth is enough, and a semester is compared from then on", async () => {
  const people = await five(async (author) => author);
  const [first] = await Promise.all(people.slice(0, 4).map((author, at) => write(author, ["Norway", 1000 + 100 * at])));
  const reader = people[4] as Person;
  expect((await countriesFor(reader)).get("NO")).toMatchObject({ posts: 4, cost: null });
  expect((await readSemester(reader.ctx, first?.[0] ?? "")).usual).toBeNull();
  await write(reader, ["Norway", 1400]);
  expect((await countriesFor(reader)).get("NO")).toMatchObject({ posts: 5, cost: { mean: 1200, people: 5, currency: "EUR" } });
  expect((await readSemester(reader.ctx, first?.[0] ?? "")).usual).toEqual({ mean: 1200, people: 5 });
});

test("somebody who writes again and again, in other spellings, is one person", async () => {
  const author = await signUp();
  await write(author, ["Denmark", 900], ["Danimarka", 900], ["denmark ", 900], ["DENMARK", 900], ["Danimarka", 900], ["Denmark", 900]);
  expect((await countriesFor(author)).get("DK")).toMatchObject({ posts: 6, cost: null });
});

test("both languages' names are one country, and each person weighs the same", async () => {
  const people = await five(async (author, at) => {
    await write(author, [at % 2 ? "Finland" : "Finlandiya", 1000]);
    return author;
  });
  const often = people[0] as Person;
  await write(often, ["Finland", 3000], ["Finlandiya", 2000]);
  expect((await countriesFor(often)).get("FI")).toMatchObject({ posts: 7, cost: { mean: 1200, people: 5 } });
});

test("currencies aren't mixed: five people in two of them are too few in both", async () => {
  const people = await five(async (author, at) => {
    await write(author, ["Hungary", 400, at < 3 ? "EUR" : "HUF"]);
    return author;
  });
  expect((await countriesFor(people[0] as Person)).get("HU")).toMatchObject({ posts: 5, cost: null });
});

test("a cost of nothing isn't told, and so isn't counted", async () => {
  const people = await five(async (author, at) => {
    await write(author, ["Iceland", at === 0 ? 0 : 2000]);
    return author;
  });
  expect((await countriesFor(people[0] as Person)).get("IS")).toMatchObject({ posts: 5, cost: null });
});

test("what waits or was taken down isn't counted", async () => {
  const people = await five(async (author, at) => {
    const details = detailsOf("Ireland", 1500);
    await addPost(author, erasmus, { details, status: at === 0 ? "rejected" : "approved" });
    return author;
  });
  expect((await countriesFor(people[0] as Person)).get("IE")).toMatchObject({ posts: 4, cost: null });
});

test("a tap shows one country in all its spellings, and the page names it in the reader's language", async () => {
  const author = await signUp();
  await Promise.all(
    ["Estonia", "Estonya", "estonia"].map((country, at) =>
      addPost(author, erasmus, { title: `In Tallinn ${at}`, details: detailsOf(country, 700) }),
    ),
  );
  await addPost(author, erasmus, { title: "In Riga", details: detailsOf("Latvia", 700) });
  const html = await (await visit("/erasmus/all?country=EE", { as: author })).text();
  expect(["In Tallinn 0", "In Tallinn 1", "In Tallinn 2", "In Riga"].map((title) => html.includes(title))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  const { countries } = await readSemesters({ ...author.ctx, locale: "tr" }, postFilters.parse({}), null);
  expect(countries.find(({ key }) => key === "EE")?.name).toBe("Estonya");
  const nowhere = await (await visit("/erasmus/all?country=XX", { as: author })).text();
  expect(nowhere).not.toContain("In Tallinn");
});

test("a country that nobody knows stands as it was written", async () => {
  const author = await signUp();
  await write(author, ["Atlantis", 10]);
  expect((await countriesFor(author)).get("atlantis")).toMatchObject({ name: "Atlantis", posts: 1, cost: null });
});
