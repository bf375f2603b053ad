/** The map above the list of semesters: a point for each city, which leads to what was written of it. */
import { expect, test } from "vitest";
import { postFilters } from "../../../app/engines/posts/filters";
import { erasmus } from "../../../app/features/erasmus/erasmus.collection";
import { readSemesters } from "../../../app/features/erasmus/erasmus.service.server";
import { addPost, postBody } from "../../support/posts";
import { type Person, signUp, visit } from "../../support/site";

const write = (author: Person, city: string, country: string) => {
  const { title: _, text: __, ...details } = postBody(erasmus, { city, country });
  return addPost(author, erasmus, { title: `A semester in ${city}`, details });
};

test("a point leads to the semesters of its city in every spelling, and to no others", async () => {
  const author = await signUp();
  for (const [city, country] of [
    ["Porto", "Portugal"],
    ["porto, Portekiz", "Portekiz"],
    ["Tromsø", "Norway"],
    ["Rome", "Italy"],
  ] as const)
    await write(author, city, country);
  const { places, list } = await readSemesters(author.ctx, postFilters.parse({}), null, "Porto");
  expect(places.find(({ key }) => key === "Porto")).toMatchObject({ names: ["Porto"], posts: 2 });
  expect(list.items.map(({ title }) => title).sort()).toEqual(["A semester in Porto", "A semester in porto, Portekiz"]);
  const html = await (await visit("/erasmus/all?city=Porto", { as: author })).text();
  for (const part of ['#land"', 'aria-label="Porto: 2 experiences"', "All cities", "A semester in Porto"]) expect(html).toContain(part);
  expect(html).not.toContain("A semester in Rome");
  const all = await (await visit("/erasmus/all", { as: author })).text();
  expect(all).toContain('href="/erasmus/all?city=Porto"');
});

test("a city that nobody wrote of, or that isn't one, has an empty list", async () => {
  const reader = await signUp();
  for (const city of ["Klagenfurt", "nowhere", "'; DROP TABLE posts"])
    expect((await readSemesters(reader.ctx, postFilters.parse({}), null, city)).list.items).toEqual([]);
});
