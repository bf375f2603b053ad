import { expect, test } from "vitest";
import { z } from "zod";
import { formatMoney, formatNumber } from "../../app/kit/format";
import {
  dayField,
  emailField,
  endMinuteField,
  endOfDayField,
  endTimeField,
  money,
  personNameField,
  phoneField,
} from "../../app/platform/forms/fields";
import { withNumbersRead } from "../../app/platform/forms/numbers";
import { parseForm } from "../../app/platform/forms/parse";
import { readDecimal } from "../../app/platform/forms/plain-text";
import { readMoney, readNumber, readPhone } from "../../app/platform/forms/typed";
import { readDay, readMinute, readTime } from "../../app/platform/forms/typed-days";

const SAME: [string, number | null][] = [
  ["0", 0],
  ["-0", 0],
  ["+5", 5],
  ["-5", -5],
  ["−5", -5],
  ["–5", -5],
  ["007", 7],
  ["2,5", 2.5],
  ["2.5", 2.5],
  [",5", 0.5],
  ["0,125", 0.125],
  ["0.500", 0.5],
  ["3250,5", 3250.5],
  ["3250.500", 3250.5],
  ["1.250,50", 1250.5],
  ["1,250.50", 1250.5],
  ["1.250.000", 1_250_000],
  ["1,250,000.75", 1_250_000.75],
  ["3 250", 3250],
  ["3\u00a0250", 3250],
  ["3\u202f250,75", 3250.75],
  ["3'250", 3250],
  ["3’250", 3250],
  ["3‘250", 3250],
  ["3,5.", 3.5],
  ["2.50,", 2.5],
  ["1.250.000.", 1_250_000],
  ["２，５０", 2.5],
  ["3\u00ad250\u200b", 3250],
  ["٣٢٥٠", 3250],
  ["३२५०", 3250],
  ["3250", 3250],
  ["𝟑𝟐𝟓𝟎", 3250],
  ["\u200e3250\u200f", 3250],
  ["\ufeff 3250 ", 3250],
  ["", null],
  [" ", null],
  ["1e3", null],
  ["0x10", null],
  ["½", null],
  ["5²", null],
  ["①", null],
  ["Ⅳ", null],
  ["NaN", null],
  ["Infinity", null],
  ["1.2.3", null],
  ["3..5", null],
  ["2, 5", null],
  ["2½", null],
  ["1.5k", null],
  ["2bin", null],
  ["15%", null],
  ["~5", null],
  ["1o", null],
  ["12.34.567", null],
  ["1.250,000,5", null],
  ["1,250.000.5", null],
  ["3 25", null],
  ["12 3456", null],
  ["--5", null],
  ["5-", null],
  ["3-5", null],
  ["five", null],
  [".", null],
  [",", null],
  ["-", null],
];

test.each(SAME)("%j is the same number in both languages", (text, value) => {
  expect([readNumber(text, "en"), readNumber(text, "tr")]).toEqual([value, value]);
});

test.each<[string, "en" | "tr", number | readonly [number, number]]>([
  ["3.250", "tr", 3250],
  ["3,250", "en", 3250],
  ["-12.500", "tr", -12_500],
  ["٣٬٢٥٠", "tr", 3250],
  ["3,250", "tr", [3250, 3.25]],
  ["3.250", "en", [3250, 3.25]],
  ["12,500", "tr", [12_500, 12.5]],
  ["-3,250", "tr", [-3250, -3.25]],
])("%j in %s is read as its readers write", (text, locale, expected) => {
  expect(readNumber(text, locale)).toEqual(expected);
});

test("a reading that the field can't take isn't meant", () => {
  expect(readNumber("39.891", "tr", { min: -90, max: 90 })).toBe(39.891);
  expect(readNumber("3,250", "tr", { min: 1000, max: 5000 })).toBe(3250);
  expect(readNumber("3.250", "tr", { min: 10_000 })).toBe(3250);
});

test.each([
  "₺ 3.250",
  "₺3.250",
  "3.250 ₺",
  "3250 TL",
  "3250TL",
  "TL 3250",
  "3 250 tl",
  "3250 TRY",
  "3250 lira",
  "3250 LİRA",
  "3250 lira.",
  "3.250,- TL.",
  "３．２５０ＴＬ",
  "3250,-",
  "3.250,00 ₺",
  "3,250.00 ₺",
])("%j is an amount of lira", (text) => expect(readMoney(text, "tr")).toBe(3250));

test.each(["$5", "5 €", "TL", "₺", "5 kg", "3250 TL ₺ x", "1e3 TL", "½ TL", "2 bin TL", "3250-4000 TL", "3250 TL/ay", "₺₺5"])(
  "%j is no amount of lira",
  (text) => {
    expect(readMoney(text, "tr")).toBeNull();
  },
);

test("what the site shows can be typed back", () => {
  for (const locale of ["en", "tr"] as const) {
    for (const kurus of [0, 5, 99, 100, 14_950, 325_000, 325_050, 123_456_789])
      expect(readMoney(formatMoney(kurus, locale), locale)).toBe(kurus / 100);
    for (const value of [0, 1, 2.5, 999, 1000, 3250, 1234.5, 1_234_567.25, -3250])
      expect(readNumber(formatNumber(value, locale), locale)).toBe(value);
  }
});

test("coordinates have no thousands", () => {
  expect(["39,891", "39.891", "-32,5", "x", "", "1.2,3"].map(readDecimal)).toEqual([39.891, 39.891, -32.5, null, null, null]);
});

test.each<[string, string | null]>([
  ["2026-12-15", "2026-12-15"],
  ["15.12.2026", "2026-12-15"],
  ["15/12/2026", "2026-12-15"],
  ["15-12-2026", "2026-12-15"],
  ["5.1.2026", "2026-01-05"],
  ["15 . 12 . 2026", "2026-12-15"],
  ["2026/12/15", "2026-12-15"],
  ["15 Aralık 2026", "2026-12-15"],
  ["15 ARALIK 2026", "2026-12-15"],
  ["15 Ara 2026", "2026-12-15"],
  ["15 December 2026", "2026-12-15"],
  ["Dec 15, 2026", "2026-12-15"],
  ["15 Kasım 2026 ", "2026-11-15"],
  ["Tuesday, 15 December 2026", "2026-12-15"],
  ["15.12.2026 Salı", "2026-12-15"],
  ["Salı, 15.12.2026", "2026-12-15"],
  ["15 Aralık 2026 Salı", "2026-12-15"],
  ["Tue, Dec 15, 2026", "2026-12-15"],
  ["Tue Dec 15 2026", "2026-12-15"],
  ["December 15th, 2026", "2026-12-15"],
  ["15th December 2026", "2026-12-15"],
  ["15 aralik 2026", "2026-12-15"],
  ["3 SUBAT 2027", "2027-02-03"],
  ["3 Mayis 2027", "2027-05-03"],
  ["3 AĞUSTOS 2027", "2027-08-03"],
  ["3 EYLUL 2027", "2027-09-03"],
  ["15-Ara-2026", "2026-12-15"],
  ["15.12.2026.", "2026-12-15"],
  ["2026 12 15", "2026-12-15"],
  ["12\u00ad.11.2026", "2026-11-12"],
  ["Çarşamba, 15 Aralık 2026", null],
  ["Monday, 15 December 2026", null],
  ["noon 15 December 2026", null],
  ["12/15/2026", null],
  ["15/12-2026", null],
  ["2026.12.2026", null],
  ["15 12 26", null],
  ["15 December 26", null],
  ["15 December 2026 2027", null],
  ["xth December 2026", null],
  ["20261215", null],
  ["15.12.2026 - 16.12.2026", null],
  ["15 Aralık", null],
  ["١٥.١٢.٢٠٢٦", "2026-12-15"],
  ["\u200e15.12.2026\u200f", "2026-12-15"],
  ["30.02.2026", null],
  ["2026-02-30", null],
  ["32.01.2026", null],
  ["15.12", null],
  ["15.12.26", null],
  ["tomorrow", null],
  ["15 Foo 2026", null],
  ["", null],
])("%j is the day %j", (text, day) => expect(readDay(text)).toBe(day));

test.each<[string, string | null]>([
  ["08:40", "08:40"],
  ["8:40", "08:40"],
  ["8.40", "08:40"],
  ["08:40:00", "08:40"],
  ["٠٨:٤٠", "08:40"],
  ["8.40.", "08:40"],
  ["saat 8:40", "08:40"],
  ["20 : 40", "20:40"],
  ["8∶40", "08:40"],
  ["8:40 am", "08:40"],
  ["8:40 PM", "20:40"],
  ["8.40 p.m.", "20:40"],
  ["12:30 am", "00:30"],
  ["12:30 PM", "12:30"],
  ["8 pm", "20:00"],
  ["8:40 ÖÖ", "08:40"],
  ["8:40 ÖS", "20:40"],
  ["13:05 pm", null],
  ["0:05 am", null],
  ["8:60 pm", null],
  ["840", null],
  ["0840", null],
  ["2460", null],
  ["8:4", null],
  ["8:40-9:30", null],
  ["8:40'ta", null],
  ["24:00", null],
  ["8:60", null],
  ["8", null],
  ["", null],
])("%j is the time %j", (text, time) => expect(readTime(text)).toBe(time));

test("a day with a time is a minute", () => {
  expect(["2026-11-30T18:00", "30.11.2026 18:00", "30 Kasım 2026, 18.00", "30.11.2026", "18:00", "x"].map(readMinute)).toEqual([
    ...["2026-11-30T18:00", "2026-11-30T18:00", "2026-11-30T18:00", null, null, null],
  ]);
  const same = ["30 Kasım 2026 Pazartesi 18:00", "30 Kasım 2026 Pazartesi, saat 18.00", "30.11.2026 - 18:00", "Nov 30, 2026 at 6:00 PM"];
  expect([...same, "30.11.2026 6:00 pm", "2026-11-30 18:00:00"].map(readMinute)).toEqual(Array(6).fill("2026-11-30T18:00"));
  expect(["Salı 30 Kasım 2026 18:00", "30.11.2026 24:00", "18:00 30.11.2026", "2026-11-30T18:00Z"].map(readMinute)).toEqual([
    ...Array(4).fill(null),
  ]);
});

test.each([
  ["+90 312 210 20 00", "+90 312 210 20 00"],
  ["+90\u00a0312\u00a0210\u00a020\u00a000", "+90 312 210 20 00"],
  ["0312.210.20.00", "0312 210 20 00"],
  ["0312/210 20 00", "0312 210 20 00"],
  ["\u202a+90 532 000 00 00\u202c", "+90 532 000 00 00"],
  ["\u200e0532 000 00 00", "0532 000 00 00"],
  ["0532‑000‑00‑00", "0532-000-00-00"],
  ["(0312) 210 20 00", "(0312) 210 20 00"],
  ["(+90) 312 210 20 00", "+90 312 210 20 00"],
  ["tel:+903122102000", "+903122102000"],
  ["+905320000000", "+905320000000"],
  ["٠٥٣٢ ٠٠٠ ٠٠ ٠٠", "0532 000 00 00"],
  ["📞 0532 000 00 00", "0532 000 00 00"],
  ["Tel.: 0532 000 00 00", "0532 000 00 00"],
  ["GSM: 0532 000 00 00", "0532 000 00 00"],
  ["+90 (5\u00ad32) 000-00-00", "+90 (532) 000-00-00"],
  ["0532.000.00.00.", "0532 000 00 00"],
  ["444 0 375", "444 0 375"],
  ["210 20 00", "210 20 00"],
  ["+49 1512 3456789", "+49 1512 3456789"],
  ["0312 210 20 00 / 1234", null],
  ["0312 210 20 00-1234", null],
  ["0312 210 20 00 dahili 1234", null],
  ["+90 312 210 20 00 12", null],
  ["0532 000 00 00 / 0533 000 00 00", null],
  ["0532 000 00", null],
  ["15.12.2026", null],
  ["2026-11-30", null],
  ["12", null],
  ["call me", null],
  ["0532 000 00 0x", null],
  ["1234567890123456", null],
  ["-------", null],
  ["++905320000000", null],
  ["", null],
])("%j is the phone %j", (text, phone) => expect(readPhone(text as string)).toBe(phone));

const schema = z.object({
  price: money(z.number().min(0).max(100_000)),
  seats: z.int().min(1).max(50),
  day: dayField(),
  phone: phoneField("@x"),
});
const words = (locale: "en" | "tr") => ({
  feature: "x",
  locale,
  exists: () => false,
  t: (key: string, values?: object) => `${key} ${JSON.stringify(values ?? {})}`,
});

function parsed(price: string, locale: "en" | "tr") {
  const form = new FormData();
  for (const [name, value] of Object.entries({ price, seats: "３", day: "15.12.2026", phone: "0312.210.20.00" })) form.set(name, value);
  return parseForm(form, schema, words(locale));
}

test("a form is read in its reader's language", () => {
  expect(parsed("₺ 3.250", "tr")).toMatchObject({ value: { price: 3250, seats: 3, day: "2026-12-15", phone: "0312 210 20 00" } });
});

test("a form asks which of two numbers is meant, and keeps what was typed", () => {
  const { reply, error } = parsed("3,250", "tr") as unknown as { reply(): { initialValue?: object }; error: Record<string, string[]> };
  expect(error.price?.[0]).toBe('validation:either {"field":"price","large":"3250","small":"3,25"}');
  expect(reply().initialValue).toMatchObject({ price: "3,250" });
});

test("texts in a JSON document that stand for numbers are read, and everything else is left", () => {
  const rows = z.object({ price: z.number(), rows: z.array(z.object({ weight: z.int().optional() })), title: z.string() });
  expect(withNumbersRead(rows, { price: "3.250", rows: [{ weight: "5" }, { weight: 6 }, {}], title: "3.250", more: "1" }, "tr")).toEqual({
    price: 3250,
    rows: [{ weight: 5 }, { weight: 6 }, {}],
    title: "3.250",
    more: "1",
  });
  expect(withNumbersRead(rows, { price: "many", rows: "x" }, "tr")).toEqual({ price: "many", rows: "x" });
});

test("midnight is an end, however it is written, and 24:00 begins nothing", () => {
  const ends = ["00:00", "24:00", "24.00", " 24:00 ", "24:00:00", "0:00", "21:40"];
  expect(ends.map((text) => endTimeField().parse(text))).toEqual([...Array(6).fill("00:00"), "21:40"]);
  expect(ends.map((text) => endMinuteField().parse(text))).toEqual([...Array(6).fill(0), 1300]);
  expect(ends.map((text) => endOfDayField().parse(text))).toEqual([...Array(6).fill(1440), 1300]);
  for (const text of ["24:01", "25:00", "24", "midnight", ""])
    expect([text, endTimeField().safeParse(text).success]).toEqual([text, false]);
  expect(readTime("24:00")).toBeNull();
});

test("names and mail addresses that were copied keep no spaces and signs that aren't seen", () => {
  const name = (text: string) => personNameField().safeParse(text).data ?? null;
  expect(["Ali\u00a0Veli", "Ayşe‑Nur", " Şule Öz ", "O’Brien", "J.R.R. Tolkien"].map(name)).toEqual([
    ...["Ali Veli", "Ayşe-Nur", "Şule Öz", "O’Brien", "J.R.R. Tolkien"],
  ]);
  expect(["bit.ly", "Al1", "Ali 😀", "Ayşe (Nur)", "Ali\nVeli", "A"].map(name)).toEqual(Array(6).fill(null));
  const mail = (text: string) => emailField().safeParse(text).data ?? null;
  expect(["Ali@Metu.edu.tr\u200b", "\u202aali@metu.edu.tr\u202c", "\u00a0ali@metu.edu.tr "].map(mail)).toEqual(
    Array(3).fill("ali@metu.edu.tr"),
  );
  expect(["İnfo@metu.edu.tr", "ali@metu.edu.tr.", "mailto:ali@metu.edu.tr", "ali @metu.edu.tr"].map(mail)).toEqual(Array(4).fill(null));
});
