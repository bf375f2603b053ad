/** Names of the university, and percents, in each language. */
import { expect, test } from "vitest";
import { facultyName } from "../../app/features/departments/departments.service.server";
import { formatPercent } from "../../app/kit/format";
import { officialName } from "../../app/platform/official-name";
import { metuTest } from "../support/pack-test";

metuTest("a faculty that the university pack knows has its Turkish name on Turkish pages alone", () => {
  const stored = ["Faculty of Engineering", "Graduate Schools", "Northern Cyprus Campus", "Faculty of Dreams"];
  expect(stored.map((faculty) => facultyName({ locale: "en" }, faculty))).toEqual(stored);
  expect(stored.map((faculty) => facultyName({ locale: "tr" }, faculty))).toEqual([
    "Mühendislik Fakültesi",
    "Enstitüler",
    "Kuzey Kıbrıs Kampusu",
    "Faculty of Dreams",
  ]);
});

metuTest("rooms, campuses and the university are named in the reader's language; what somebody typed stays", () => {
  const stored = ["Physics U3", "METU", "TRNC", "constructor", "The old library"];
  expect(stored.map((name) => officialName(name, "en"))).toEqual(stored);
  expect(stored.map((name) => officialName(name, "tr"))).toEqual(["Fizik U3", "ODTÜ", "KKTC", "constructor", "The old library"]);
});

test("percents stand in the order of each language", () => {
  expect([formatPercent(50, "en"), formatPercent(50, "tr"), formatPercent(12.5, "tr")]).toEqual(["50%", "%50", "%12,5"]);
});
