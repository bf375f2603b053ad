/** What personal data are for: every place says it, in both languages, and what is said of retention is what is done. */
import { expect, test } from "vitest";
import { placeId } from "../../../app/engines/personal/personal.server";
import { purposes } from "../../../app/engines/personal/processing";
import { inventoryCsv, readPurposes } from "../../../app/features/privacy/privacy.service.server";
import { readStoredSettings, writeSettings } from "../../../app/platform/settings.server";
import { product } from "../../../app/product.server";
import { demoOperator, demoProcessors } from "../../../drizzle/seed/operator";
import { see } from "../../support/pages";
import { call, env, signUp, testContext, visit } from "../../support/site";
import { keepTraffic } from "../../support/traffic";

const locales = ["en", "tr"] as const;
/** Every place of which something is told while the traffic log is off. */
const places = () => [
  ...product.personalData.map(placeId),
  ...product.outsidePlaces.filter(({ isUsed }) => isUsed(product.settings)).map(({ id }) => id),
];
/** A name of words that weren't found, or a value that wasn't filled in. */
const UNSAID = /privacy:|\{\{|undefined|NaN/;

test("every place says what it is for, on what basis, who gets it and how long it is kept", () => {
  const silent = product.personalData.filter(({ processing }) => !processing?.purpose || processing.bases.length === 0 || !processing.kept);
  expect(silent.map(placeId)).toEqual([]);
  const said = [...product.personalData, ...product.outsidePlaces].map(({ processing }) => processing.purpose);
  expect([...new Set(said)].toSorted()).toEqual(purposes.toSorted());
  const health = product.personalData.filter(({ processing }) => processing.sensitivity === "special").map(placeId);
  expect(health).toEqual(["pool_entries.author_id"]);
});

test.each(locales)("each purpose is told in full in %s, and together they cover every place", async (locale) => {
  const told = await readPurposes(testContext({ locale }));
  expect(told.map(({ name }) => name)).toEqual(purposes.filter((name) => name !== "traffic"));
  expect(JSON.stringify(told)).not.toMatch(UNSAID);
  for (const { title, data, why, bases, kept } of told)
    for (const text of [title, data, why, ...bases, ...kept.map((each) => each.text)]) expect(text).toMatch(/\S/);
  const covered = new Set(told.flatMap(({ kept }) => kept.flatMap(({ places }) => places)));
  expect([...covered].toSorted()).toEqual([...new Set(places())].toSorted());
});

test.each(locales)("where a purpose has several times, each says in %s of what, and one at most of everything else", async (locale) => {
  const told = await readPurposes(testContext({ locale }));
  const rest = { en: "Everything else", tr: "Diğer her şey" }[locale];
  const unclear = told.filter(({ kept }) => {
    const things = kept.map((each) => each.things);
    if (kept.length === 1) return things[0] !== null;
    return things.some((each) => !each) || new Set(things).size < things.length;
  });
  expect(unclear.map(({ name }) => name)).toEqual([]);
  expect(told.filter(({ kept }) => kept.some(({ things }) => things === rest)).map(({ name }) => name)).toContain("staff");
  const [account] = told;
  expect(account?.kept.at(-1)).toMatchObject({ things: rest, places: expect.arrayContaining(["users.user_id"]) });
});

test.each(locales)("the inventory in %s has a row for each place and leaves no cell empty", async (locale) => {
  const admin = await signUp({ userRole: "admin" });
  const file = await inventoryCsv({ ...admin.ctx, locale });
  const rows = file.trimEnd().split("\r\n");
  expect(rows).toHaveLength(places().length + 1);
  expect(file).not.toMatch(UNSAID);
  expect(file).not.toContain('""');
  for (const place of places()) expect(file).toContain(`"${place}"`);
});

test("the inventory is for admins", async () => {
  const path = "/api/v1/privacy/inventory.csv";
  expect((await call("/privacy/inventory.csv")).status).toBe(401);
  expect((await call("/privacy/inventory.csv", { as: await signUp({ userRole: "moderator" }) })).status).toBe(403);
  const file = await visit(path, { as: await signUp({ userRole: "admin" }) });
  expect(file.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(await file.text()).toContain("users.user_id");
});

test("retention is told as it is done: days of the jobs, settings of admins, and what goes or stays with the account", async () => {
  const told = await readPurposes(testContext());
  const of = (name: string) => told.find((each) => each.name === name)?.kept.map(({ text }) => text);
  expect(of("errors")).toContain("Up to 30 days.");
  expect(of("counting")).toEqual(["Up to 3 days."]);
  expect(of("assistant")).toEqual([
    "Until you delete it or the account, or ask nothing for 180 days.",
    "90 days after last being used or seen.",
    "Up to 90 days.",
  ]);
  expect(of("consents")).toContain("With your account; then without your name, until 10 years after each consent.");
  expect(of("health")).toEqual(["Until you delete it or the account."]);
  expect(of("tickets")).toContain("As long as the site runs; without your name once you delete the account.");
  expect(of("messages")).toContain("1 year after being answered or closed.");
});

test.each([
  ["en", "How long we keep data", "Your explicit consent"],
  ["tr", "Verileri ne kadar saklıyoruz?", "Açık rızan"],
] as const)("the notice and the page about retention show all purposes in %s", async (locale, title, basis) => {
  const headers = { "accept-language": locale };
  const [notice, retention] = [(await see("/policies/privacy", { headers })).body, (await see("/privacy/retention", { headers })).body];
  for (const purpose of await readPurposes(testContext({ locale })))
    for (const page of [notice, retention]) expect(page).toContain(purpose.title.replaceAll("'", "&#x27;"));
  expect(notice).toContain('href="/privacy/retention"');
  expect(retention).toContain(title);
  expect(notice).toContain(basis);
});

test.each(locales)(
  "what is told in %s of the traffic log follows its setting: the notice, the page about retention and the inventory",
  async (locale) => {
    const admin = await signUp({ userRole: "admin" });
    const { title } = { en: { title: "Traffic log" }, tr: { title: "Trafik kaydı" } }[locale];
    const headers = { cookie: `locale=${locale}`, "accept-language": locale };
    const pages = async () =>
      Promise.all(["/privacy/retention", "/policies/privacy"].map(async (path) => (await visit(path, { headers })).text()));
    const file = async () => inventoryCsv({ ...admin.ctx, locale });
    await keepTraffic(0);
    for (const text of [...(await pages()), await file()]) expect(text).not.toContain(title);
    await keepTraffic(12);
    for (const text of [...(await pages()), await file()]) expect(text).toContain(title);
    expect(await file()).toMatch(/"traffic_days\.lines".*"12 (months|ay)/);
    const of = (await readPurposes(testContext({ locale }))).find(({ name }) => name === "traffic");
    expect(JSON.stringify(of)).not.toMatch(UNSAID);
    await keepTraffic(0);
  },
);

test("İYS is among those who get data where commercial messages may be sent, and nowhere else", async () => {
  const recipients = async (own: Partial<Env> = {}) =>
    (await readPurposes(testContext({ env: { ...env, ...own } }))).find(({ name }) => name === "consents")?.recipients.join();
  const { ctx } = await signUp({ userRole: "admin" });
  const { version } = await readStoredSettings(ctx);
  await writeSettings(ctx, { operator: demoOperator, processors: demoProcessors }, version);
  expect(await recipients()).toContain("İYS");
  expect(await recipients({ IYS_CODE: undefined })).not.toContain("İYS");
  const again = await readStoredSettings(ctx);
  await writeSettings(ctx, { processors: { ...demoProcessors, iys: { ...demoProcessors.iys, company: "" } } }, again.version);
  expect(await recipients()).not.toContain("İYS");
});
