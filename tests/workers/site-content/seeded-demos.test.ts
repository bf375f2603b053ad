/** A fresh site shows something to whoever looks before signing up. */
import { settings } from "@schema/platform";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { collections } from "../../../app/collections";
import { siteMap } from "../../../app/site-map";
import { seedDiscussions } from "../../../drizzle/seed/discussions";
import { seedPeople } from "../../../drizzle/seed/people";
import { seedCollections } from "../../../drizzle/seed/posts";
import { createRandom } from "../../../drizzle/seed/random";
import { seedSiteContent } from "../../../drizzle/seed/site-content";
import { see } from "../../support/pages";
import { env, signUp, testContext } from "../../support/site";

const { db, clock } = testContext();
const now = clock.now();

beforeEach(async () => {
  await seedPeople(db, now, createRandom(1), 0);
  const students = await Promise.all(Array.from({ length: 8 }, async () => (await signUp()).userId));
  await seedDiscussions(db, now, createRandom(1), students);
  await seedCollections(db, now, createRandom(1), students);
  await seedSiteContent(db, now);
  await env.KV.delete("settings");
});

test("every demo page of the seed shows posts, in both languages", async () => {
  const demos = siteMap
    .map(({ path }) => path)
    .filter((path) => path.includes("/demo") && collections.some((each) => path.startsWith(`${each.path}/`)));
  expect(demos.length).toBeGreaterThanOrEqual(7);
  for (const language of ["en", "tr"]) {
    for (const path of demos) {
      const { status, body } = await see(path, { headers: { "accept-language": language } });
      expect([path, status, /No samples to show yet|Henüz gösterilecek örnek yok/.test(body)]).toEqual([path, 200, false]);
    }
  }
});

test("seeding again leaves what an admin chose", async () => {
  const chosen = { hiddenNumbers: [], banners: [], demoPicks: [], faqOrder: ["start"] };
  await db.update(settings).set({ value: chosen }).where(eq(settings.name, "siteContent"));
  await seedSiteContent(db, now + 1);
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.name, "siteContent"));
  expect(row?.value).toEqual(chosen);
});
