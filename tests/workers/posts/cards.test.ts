/** Lists say what one compares their things by. */
import { beforeAll, expect, test } from "vitest";
import { adverts } from "~/features/advert/advert.collection";
import { chronicles } from "~/features/chronicle/chronicle.collection";
import { erasmus } from "~/features/erasmus/erasmus.collection";
import { research } from "~/features/research/research.collection";
import { wats } from "~/features/wat/wat.collection";
import { whys } from "~/features/why/why.collection";
import { countryCode, countryNames } from "~/platform/countries";
import { see } from "../../support/pages";
import { addPost, postBody } from "../../support/posts";
import { type Person, signUp } from "../../support/site";

const DAY = 86_400_000;

let student: Person;

beforeAll(async () => {
  student = await signUp();
});

const detailsOf = (collection: Parameters<typeof postBody>[0], own: Record<string, unknown>) => {
  const { title: _, text: __, ...details } = postBody(collection, own);
  return details;
};
const list = async (path: string) => (await see(path, { as: student })).body;

test("a semester abroad shows its country's letters and what a month cost", async () => {
  const own = { country: "Polonya", city: "Kraków", monthly_cost: 650, currency: "EUR" };
  await addPost(student, erasmus, { details: detailsOf(erasmus, own) });
  const page = await list("/erasmus/all");
  expect(page).toMatch(/>PL<\/span>/);
  expect(page).toContain("€650");
});

test("countries are known by the name in both languages, and nothing is shown for a name that isn't a country", () => {
  expect(["Germany", "Almanya", "İspanya", "Czech Republic", "ITALY", "Narnia"].map(countryCode)).toEqual([
    "DE",
    "DE",
    "ES",
    "CZ",
    "IT",
    null,
  ]);
  expect(["en", "tr"].flatMap(countryNames).filter((name) => countryCode(name) === null)).toEqual([]);
});

test("adverts and calls say how many days are left", async () => {
  await addPost(student, adverts, { details: detailsOf(adverts, { price: 1250 }), relevantAt: Date.now() + 3.5 * DAY });
  await addPost(student, research, { details: detailsOf(research, {}), relevantAt: Date.now() + DAY / 2 });
  const page = await list("/advert/all");
  expect(page).toContain("3 days left");
  expect(page).toContain("1,250");
  expect(await list("/research/all")).toContain("Last day");
});

test("the chronicle has a heading for each year, reasons one for each department", async () => {
  await addPost(student, chronicles, {
    details: detailsOf(chronicles, { happened_on: "1977-04-01" }),
    relevantAt: Date.parse("1977-04-01"),
  });
  await addPost(student, whys, { details: detailsOf(whys, { department: "Jeoloji Mühendisliği" }) });
  expect(await list("/chronicle/all")).toMatch(/<h2[^>]*>1977<\/h2>/);
  expect(await list("/why/all")).toMatch(/<h2[^>]*>Jeoloji Mühendisliği<\/h2>/);
});

test("of the seasons that one ticks, three are compared side by side, in the order of the address", async () => {
  const employers = ["Lake Lodge", "Sea Diner", "Hill Park", "Dune Shop"];
  const ids: string[] = [];
  for (const employer of employers) ids.push(await addPost(student, wats, { details: detailsOf(wats, { employer }) }));
  expect(await list("/wat/all")).toContain(`name="id" class="checkbox checkbox-sm" aria-label=`);
  const page = await list(
    `/wat?${[...ids]
      .reverse()
      .map((id) => `id=${id}`)
      .join("&")}`,
  );
  expect([...page.matchAll(/<th scope="col"[^>]*><a [^>]*><span[^>]*>([^<]+)<\/span>/g)].map(([, name]) => name)).toEqual([
    "Dune Shop",
    "Hill Park",
    "Sea Diner",
  ]);
  expect(page).toContain("Select up to 3 seasons.");
  expect(await list("/wat?id=post-nowhere")).toContain("No seasons to compare");
});
