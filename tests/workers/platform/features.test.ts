/** What features bring together: each registry has everything, once, in its order. */
import { getTableName } from "drizzle-orm";
import { expect, test } from "vitest";
import { chromeLinks } from "../../../app/chrome/links";
import { collections } from "../../../app/collections";
import { linkGroups } from "../../../app/engines/feature";
import { places } from "../../../app/engines/media/purposes";
import { numberSettings } from "../../../app/engines/number-settings";
import { plannerKinds } from "../../../app/engines/planned";
import { subjectTypes } from "../../../app/engines/reported";
import { features } from "../../../app/features";
import { serverFeatures } from "../../../app/features.server";
import { dailyJobs, frequentJobs } from "../../../app/jobs.server";
import { pictureReaders } from "../../../app/picture-readers.server";
import { locales } from "../../../app/platform/i18n/config";
import { noOperator } from "../../../app/platform/operator";
import { noProcessors } from "../../../app/platform/processors";
import { product } from "../../../app/product.server";
import { siteMap } from "../../../app/site-map";
import { allTotals } from "../../../drizzle/totals";

const folders = Object.keys(import.meta.glob("../../../app/features/*/feature.ts")).map((path) => path.split("/").at(-2));
const serverFolders = Object.keys(import.meta.glob("../../../app/features/*/feature.server.ts")).map((path) => path.split("/").at(-2));

test("every folder that declares a feature is named in the lists, once", () => {
  expect(features.map(({ name }) => name).sort()).toEqual(folders.sort());
  expect(serverFeatures.map(({ name }) => name).sort()).toEqual(serverFolders.sort());
});

test("what waits for staff, what is searched and what is counted stand in the order that is shown", () => {
  expect(product.inbox.map(({ name }) => name)).toEqual([
    "reports",
    "experiences",
    "databank_entries",
    "posts",
    "replies",
    "events",
    "course_submissions",
    "graduate_applications",
    "pool_entries",
    "contacts",
    "appeals",
    "legal_requests",
  ]);
  const sources = product.searchSources.map(({ name }) => name);
  expect(sources.slice(0, 5)).toEqual(["courses", "instructors", "pages", "events", "communities"]);
  expect(sources.slice(-3)).toEqual(["notes", "advert", "people"]);
  const kinds = product.contributions.map(({ name }) => name);
  expect(kinds.slice(0, 5)).toEqual(["experiences", "databank_entries", "course_submissions", "replies", "posts:study-tip"]);
  expect(kinds.slice(5).filter((name) => !name.startsWith("posts:"))).toEqual([]);
  const places = [
    "free-time-invitations",
    "todos",
    "alarms",
    "study-rooms",
    "saved",
    "going",
    "tickets",
    "created",
    "followed",
    "communities",
    "reports",
  ];
  expect(product.ownPlaces.map(({ name }) => name)).toEqual(places);
  expect(product.tools.map(({ name }) => name)).toEqual([
    "users",
    "profiles",
    "departments",
    "communities",
    "settings",
    "operator",
    "processors",
    "schedules",
    "payments",
    "billing",
    "traffic",
    "information",
    "qa",
    "contacts",
    "career",
    "categories",
    "tags",
    "waitlist",
    "breaches",
    "audit",
    "contentTools",
  ]);
});

test("whatever is shown of a feature anywhere has its words there, in both languages", () => {
  const { inbox, contributions, ownPlaces, searchSources, reviewables, tools, notices, translators } = product;
  const shown = [
    ...siteMap.filter(({ redirect }) => !redirect).map(({ feature, name }) => `${feature}:pages.${name}`),
    ...chromeLinks.map(({ key }) => `chrome:links.${key}`),
    ...[...inbox, ...contributions, ...ownPlaces, ...notices].map(({ label }) => label),
    ...searchSources.map(({ name }) => `search:sources.${name}`),
    ...reviewables.map(({ type }) => `reporting:types.${type}`),
    ...tools.flatMap(({ name }) => [`admin:tools.${name}.title`, `admin:tools.${name}.text`]),
    ...plannerKinds.flatMap((kind) => [`overview:planner.kinds.${kind}`, `overview:calendar.kinds.${kind}`]),
    ...numberSettings.map(({ field }) => `settings:fields.${field}`),
  ];
  for (const locale of locales) expect(shown.filter((key) => !translators[locale].exists(key))).toEqual([]);
});

test("a collection has words for its list, its fields and what is chosen there, in both languages", () => {
  const said = collections.flatMap(({ feature, fields }) => [
    `${feature}:lead`,
    ...["title", "text", ...fields.map(({ name }) => name)].map((name) => `${feature}:fields.${name}`),
    ...fields.flatMap(({ name, options = [], isCategory }) =>
      isCategory ? [] : options.map((value) => `${feature}:options.${name}.${value}`),
    ),
  ]);
  for (const locale of locales) expect(said.filter((key) => !product.translators[locale].exists(key))).toEqual([]);
});

test("whatever waits for staff is counted by its state (drizzle/totals.ts)", () => {
  const counted = allTotals.map(({ table }) => table);
  expect(product.inbox.flatMap(({ counters }) => counters).filter((name) => !counted.includes(name.split(":")[0] ?? ""))).toEqual([]);
});

test("wherever pictures are served, something says who may look at them", () => {
  expect(places.filter((place) => !pictureReaders.has(place))).toEqual([]);
});

test("links of a group have places of their own", () => {
  for (const group of linkGroups) {
    const places = chromeLinks.filter((link) => link.group === group).map(({ order }) => order);
    expect(places, group).toEqual([...new Set(places)].sort((a, b) => a - b));
  }
  expect(chromeLinks.filter(({ group }) => group === "tools").map(({ to }) => to)).toEqual([
    "/gpa-calculator",
    "/gpa/plan",
    "/schedule/all",
    "/todo/all",
    "/schedule/rooms",
    "/study-room/all",
    "/ai/chat",
    "/courses/all",
  ]);
  expect(chromeLinks.filter(({ group }) => group === "study").map(({ to }) => to)).toEqual([
    "/courses/all",
    "/catalog/all",
    "/courses/compare",
    "/databank/all",
    "/catalog/departments",
    "/schedule/all",
    "/schedule/exams",
    "/schedule/seats",
    "/schedule/rooms",
    "/group-hour/all",
    "/study-room/all",
    "/notes/all",
    "/study-tip/all",
  ]);
});

test("what can be reported is what the API and the words know, each told from the others by its ids", () => {
  expect(product.reportables.map(({ reviewable }) => reviewable.type).sort()).toEqual([...subjectTypes].sort());
  const prefixes = product.reportables.map(({ idPrefix }) => idPrefix);
  expect(new Set(prefixes).size).toBe(prefixes.length);
});

test("a person is deleted after everything that is found through them", () => {
  const tables = product.personalData.map(({ table }) => getTableName(table));
  expect(tables.at(-1)).toBe("users");
  const firstOf = (name: string) => tables.indexOf(name);
  const lastOf = (name: string) => tables.lastIndexOf(name);
  expect(lastOf("images")).toBeLessThan(Math.min(firstOf("posts"), firstOf("events")));
  expect(lastOf("post_revisions")).toBeLessThan(Math.min(firstOf("posts"), firstOf("replies")));
  expect(firstOf("experience_votes")).toBeLessThan(firstOf("experiences"));
  expect(lastOf("course_equivalences")).toBeLessThan(firstOf("posts"));
  expect(lastOf("outbox")).toBeLessThan(lastOf("graduate_applications"));
  expect(lastOf("refresh_tokens")).toBeLessThan(firstOf("sessions"));
});

test("who leaves goes before the sweeps of the night, and answers are written before mails are sent", () => {
  const nightly = Object.keys(dailyJobs);
  expect(nightly.indexOf("remove-leavers")).toBeLessThan(nightly.indexOf("unused-files"));
  expect(nightly.indexOf("remove-leavers")).toBeLessThan(nightly.indexOf("unused-pictures"));
  expect(Object.keys(frequentJobs).indexOf("report-answers")).toBeLessThan(Object.keys(frequentJobs).indexOf("outbox"));
});

test("settings are at first what their features say", () => {
  expect(product.settings).toEqual({
    vipThreshold: 3,
    urgentHours: 2,
    mailDomains: expect.arrayContaining([expect.any(String)]),
    reportThreshold: 3,
    maintenance: { isWhole: false, features: [], note: { en: "", tr: "" } },
    openFlags: [],
    operator: noOperator,
    processors: noProcessors,
    ticketHoldMinutes: 15,
    ticketOfferHours: 24,
    ticketRefundHours: 48,
    assistantQuestions: 60,
    assistantKeptDays: 180,
    alertErrors: 50,
    alertDatabaseSize: 8000,
    consentYears: 10,
    requestDays: 30,
    aboutMeDays: 3,
    copyrightDays: 3,
    concernedHours: 24,
    courtHours: 4,
    authorityHours: 4,
    requestYears: 3,
    billingYears: 10,
    trafficMonths: 0,
    siteContent: { hiddenNumbers: [], banners: [], demoPicks: [], faqOrder: [] },
    siteContentDraft: null,
    siteContentBefore: [],
  });
});
