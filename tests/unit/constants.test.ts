/** Numbers that were asked for: each has a name in the code, and this value. What took the place of others: decision 051. */
import { expect, test } from "vitest";
import { BELL_EVERY, BELL_MOST, DRAWER_EVENTS } from "~/chrome/limits";
import { chooseBanner, socialBanners } from "~/chrome/social-banners";
import { free, square } from "~/engines/media/crops";
import { IMAGE_TYPES, MAX_IMAGE_BYTES } from "~/engines/media/limits";
import * as departments from "~/features/departments/departments.limits";
import { DEFAULT_SHOW_ORDER, DEFAULT_TIME, defaults } from "~/features/events/options";
import { pictures } from "~/features/events/pictures";
import { MAX_ORDER } from "~/features/information/information.schemas";
import { RETRIES } from "~/features/maps/loader";
import { dateRanges, notificationTypes } from "~/features/notifications/notifications.rules";
import { MAX_GROUP_NAME } from "~/features/qa/qa.limits";
import { CROP_QUALITY } from "~/kit/image-upload/draw-crop";
import { REQUEST_TIMEOUT } from "~/kit/request";
import { ignoredErrors, monitoring } from "~/platform/errors/monitoring";
import { fallbackLocale, locales } from "~/platform/i18n/config";
import { pageSizes } from "~/platform/lists/paging";
import { MAP_HEIGHT, zooms } from "~/platform/places";
import { CONSENT_COOKIE, THEME_COOKIE } from "~/platform/preferences";
import { university } from "~/university";
import { places } from "~/university/places";
import { metuTest } from "../support/pack-test";

const DAY = 86_400_000;

test("requests, the bell, the drawer and lists", () => {
  expect({ REQUEST_TIMEOUT, BELL_EVERY, BELL_MOST, DRAWER_EVENTS }).toEqual({
    REQUEST_TIMEOUT: 60_000,
    BELL_EVERY: 30_000,
    BELL_MOST: 99,
    DRAWER_EVENTS: 3,
  });
  expect(pageSizes).toEqual([10, 20, 50]);
  expect(dateRanges).toEqual(["all", "today", "week", "month"]);
  expect(notificationTypes).toEqual(["announcement", "alert", "update", "reminder"]);
});

test("the first banner comes after three pages and stays away for a week, the second after five and for two", () => {
  expect(socialBanners.map(({ visits, wait }) => [visits, wait])).toEqual([
    [3, 7 * DAY],
    [5, 14 * DAY],
  ]);
  const never = () => null;
  const [chat, instagram] = socialBanners;
  expect([2, 3, 5].map((visits) => chooseBanner(visits, never, 0)?.key)).toEqual([undefined, chat.key, instagram.key]);
  const dismissed = (key: string) => (key === chat.key ? 0 : null);
  expect([4, 5].map((visits) => chooseBanner(visits, dismissed, DAY)?.key)).toEqual([undefined, instagram.key]);
  expect(chooseBanner(9, () => 0, 7 * DAY)?.key).toBe(chat.key);
});

test("languages and what a browser keeps of its reader's choices", () => {
  expect([locales, fallbackLocale]).toEqual([["en", "tr"], "en"]);
  expect([THEME_COOKIE, CONSENT_COOKIE]).toEqual(["theme", "cookie-consent"]);
});

test("groups of questions and information projects", () => {
  expect([MAX_GROUP_NAME, MAX_ORDER]).toEqual([30, 999]);
});

test("departments are copied for five minutes and listed by a hundred, two hundred at most", () => {
  expect({ ...departments }).toEqual({ COPY_SECONDS: 300, DEFAULT_LIMIT: 100, MAX_LIMIT: 200 });
});

metuTest("an event begins with the defaults that were asked for", () => {
  expect([DEFAULT_SHOW_ORDER, DEFAULT_TIME]).toEqual([999_999, "09:00"]);
  expect(defaults).toMatchObject({
    event_university: "METU",
    event_campus: "Ankara",
    event_capacity: "unlimited",
    event_location: "Physics U3",
    event_type: "academic",
    event_city: "Ankara",
    event_country: "Türkiye",
    event_function: "active",
    show_status: "active",
    event_is_allowed_outsiders: "no",
  });
});

test("pictures of events: sizes, aspects, quality, kinds of files", () => {
  const aspects = Object.values(pictures).map(({ aspect }) => aspect);
  expect(aspects).toEqual([1, 9 / 16, 16 / 9, null]);
  expect([square, free, CROP_QUALITY]).toEqual([{ width: 800, height: 800 }, { longSide: 1600 }, 0.9]);
  expect([MAX_IMAGE_BYTES, IMAGE_TYPES]).toEqual([5 * 1024 * 1024, ["image/jpeg", "image/png", "image/webp"]]);
});

metuTest("maps: centre, zooms, height, tries", () => {
  expect([zooms, MAP_HEIGHT, RETRIES]).toEqual([{ first: 12, preset: 17, search: 15 }, 400, 3]);
  expect(university.centre).toEqual({ lat: 39.8914, lng: 32.7847 });
  expect(places.filter(({ isPreset }) => isPreset)).toHaveLength(6);
});

test("reports of errors: rates, release, start, and what is ignored", () => {
  expect(monitoring).toEqual({
    environment: "production",
    release: "1.0.1",
    latestStart: 3000,
    tracesSampleRate: 0.1,
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 1,
  });
  for (const message of [
    "A test error",
    "Sentry is here",
    "myUndefinedFunction is not defined",
    "Network Error",
    "ResizeObserver loop limit exceeded",
  ])
    expect(ignoredErrors.test(message), message).toBe(true);
});
