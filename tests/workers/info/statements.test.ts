/** What the site says of itself by law: for everybody, in both languages, and with the operator's own facts. */
import { settings } from "@schema/platform";
import { expect, test } from "vitest";
import { studyTips } from "../../../app/features/study-tip/study-tip.collection";
import { see } from "../../support/pages";
import { addPost } from "../../support/posts";
import { env, signUp, testContext } from "../../support/site";

const { db } = testContext();

const read = async (path: string, language: string) => (await see(path, { headers: { "accept-language": language } })).body;

test("everybody reads what is accessible and what isn't yet, whom to tell, and finds it from any page", async () => {
  const [english, turkish] = [await read("/privacy/accessibility", "en"), await read("/privacy/accessibility", "tr")];
  for (const words of ["axe-core", "Nobody from outside has audited the site", 'href="/privacy/request"', 'href="mailto:'])
    expect(english).toContain(words);
  for (const words of ["axe-core", "dışarıdan kimse denetlemedi", 'href="/privacy/request"', 'href="mailto:'])
    expect(turkish).toContain(words);
  expect(await read("/imprint", "en")).toContain('href="/privacy/accessibility"');
});

test("what is decided by computing stands with the numbers of the settings, and leads to an objection", async () => {
  const values = { reportThreshold: 17, vipThreshold: 13, requestDays: 23 };
  await db.insert(settings).values(Object.entries(values).map(([name, value]) => ({ name, value, updatedAt: Date.now() })));
  await env.KV.delete("settings");
  for (const language of ["en", "tr"]) {
    const page = await read("/privacy/computed", language);
    for (const number of [17, 13, 23])
      expect(page).toMatch(new RegExp(` ${number} (?:trusted people|of them|days|güvenilir kişi|tane|gün)`));
    expect(page).toContain('href="/privacy/request?kind=computed"');
    expect(await read("/policies/privacy", language)).toContain('href="/privacy/computed"');
    expect(await read("/privacy/request?kind=computed", language)).toMatch(
      /<option[^>]*value="computed"[^>]*selected|selected[^>]*value="computed"/,
    );
  }
});

test("whoever is on the way to VIP, or whose post is hidden, finds why", async () => {
  const author = await signUp();
  expect((await see("/databank/personal", { as: author })).body).toContain('href="/privacy/computed#vip"');
  const shown = await addPost(author, studyTips);
  const hidden = await addPost(author, studyTips, { status: "waiting" });
  expect((await see(`/study-tip/one/${shown}`, { as: author })).body).not.toContain("/privacy/computed#reports");
  expect((await see(`/study-tip/one/${hidden}`, { as: author })).body).toContain('href="/privacy/computed#reports"');
});
