/** What a timetable file becomes, whatever is in it. */
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { levelOf, parseTimetable, searchTextOf } from "~/features/catalog/import.rules";
import { parseDepartments } from "~/features/catalog/import-departments.rules";
import { MAX_FILE_LENGTH } from "~/features/catalog/import-formats.rules";
import { isPerson } from "~/features/catalog/import-sections.rules";
import { asciiDigits, cleanText, contentHash, decodeFile } from "~/features/catalog/import-text.rules";
import { splitTitles, titleCase } from "~/features/catalog/import-titles.rules";
import { termFromFileName } from "~/features/catalog/terms.rules";
import { brokenRows, course, section, soundRows, timetable } from "./fixtures/timetable-quirks";

const only = (row: [string, unknown]) => {
  const { courses, refusals } = parseTimetable(timetable([row]));
  expect(refusals).toEqual([]);
  return courses[0]!;
};
const onlySection = (over: object) => only(course("5710140", "CENG140 - X (Y)", { "1": section(over) })).sections[0]!;

test("a sound course is read with code, names, level and sections", () => {
  const read = only(soundRows()[1]!);
  expect(read).toMatchObject({
    courseCode: "AEE101",
    numericCode: "5720101",
    nameEn: "Introduction to Aerospace Engineering",
    nameTr: "Havacılık ve Uzay Mühendisliğine Giriş",
    level: "undergraduate",
    departmentNumericCode: "572",
    departmentPrefix: "AEE",
  });
  expect(read.sections[0]).toMatchObject({
    number: 1,
    criteria: [{ department: "ALL", surnameFrom: "AA", surnameTo: "ZZ" }],
    meetings: [{ day: 0, startMinute: 640, endMinute: 750, place: "D-101" }],
    note: null,
  });
  expect(searchTextOf(read)).toContain("aee101 aee 101 5720101 / introduction");
});

test("each broken row is refused with its reason and the others are imported", () => {
  const { courses, refusals } = parseTimetable(timetable([...brokenRows.map(([key, row]) => [key, row] as const), ...soundRows()]));
  expect(courses).toHaveLength(soundRows().length);
  expect(Object.fromEntries(refusals.map((refusal) => [refusal.rowName, refusal.reason]))).toEqual(
    Object.fromEntries(brokenRows.map(([key, , reason]) => [key, reason])),
  );
});

test("a criterion that can't be read is left out and told; its course, section and other criteria stay", () => {
  const criteria = [
    { d: "CENG", s: "AA", e: "KZ" },
    { d: "EE", s: "0K", e: "ZZ" },
    { d: 5, s: "AA", e: "ZZ" },
  ];
  const { courses, refusals } = parseTimetable(timetable([course("5710140", "CENG140 - X (Y)", { "1": section({ c: criteria }) })]));
  expect(courses[0]?.sections[0]?.criteria).toEqual([{ department: "CENG", surnameFrom: "AA", surnameTo: "KZ" }]);
  expect(refusals).toEqual([
    { rowName: "5710140 · 1", reason: "criteria", detail: "1: 0K" },
    { rowName: "5710140 · 2", reason: "criteria", detail: "1: 5" },
  ]);
});

test("a title without a code takes the number and its department's letters", () => {
  const rows = [course("6410101", " - CHINESE I (ÇİNCE I)"), course("6410102", "CHN102 - CHINESE II (ÇİNCE II)")];
  const { courses, refusals } = parseTimetable(timetable(rows));
  expect(refusals).toEqual([]);
  expect(courses.map(({ courseCode, nameEn, nameTr }) => [courseCode, nameEn, nameTr])).toEqual([
    ["CHN101", "Chinese I", "Çince I"],
    ["CHN102", "Chinese II", "Çince II"],
  ]);
});

test("apostrophes, entities, ordinals and articles are written as people write them", () => {
  expect(titleCase(cleanText("MASTER`S THESIS"), "en")).toBe("Master's Thesis");
  expect(titleCase(cleanText("DRAWING &AMP; DESIGN"), "en")).toBe("Drawing & Design");
  expect(titleCase("TURKEY IN THE 20TH CENTURY", "en")).toBe("Turkey in the 20th Century");
  expect(titleCase("WRITING IN A SECOND LANGUAGE", "en")).toBe("Writing in a Second Language");
  expect(titleCase("VITAMIN A", "en")).toBe("Vitamin A");
  expect(titleCase("FİZİKTE MATEMATİKSEL YÖNTEMLER LL", "tr")).toBe("Fizikte Matematiksel Yöntemler II");
  expect(titleCase("PİYANO LLL", "tr")).toBe("Piyano III");
  expect(titleCase("Genel Kimya LL (Laboratuvar)", "tr")).toBe("Genel Kimya II (Laboratuvar)");
  expect(titleCase("LL PARSERS", "en")).toBe("LL Parsers");
});

test.each([
  ["GENEL KİMYA LL", "Genel Kimya II"],
  ["ALMANCA LLL", "Almanca III"],
  ["Temel Fransızca LL", "Temel Fransızca II"],
  ["TÜRK DİLİ LL: SÖZLÜ ANLATIM", "Türk Dili II: Sözlü Anlatım"],
  ["DEVRE TEORİSİ-LL", "Devre Teorisi-II"],
  ["MİMARİ TASARIM (LLL)", "Mimari Tasarım (III)"],
])("a numeral of small letters in a Turkish title is one: %s", (typed, written) => expect(titleCase(typed, "tr")).toBe(written));

test.each(["THURSDAY", "Monday", "Salı", "ÇARŞAMBA", "cumartesi", " Fri ", "Pazartesi", "Sun."])(
  "a day in the place of a room is none: %s",
  (p) => expect(onlySection({ t: [{ p, s: "08:40", e: "09:30", d: 1 }] }).meetings.map(({ place }) => place)).toEqual([null]),
);

test.each(["D-101", "Sunum Salonu", "MONTAJ LAB", "Cuma Odası 2", "SALI-2"])("a room stays, whatever its name begins with: %s", (p) =>
  expect(onlySection({ t: [{ p, s: "08:40", e: "09:30", d: 1 }] }).meetings.map(({ place }) => place)).toEqual([p]),
);

test("a file in the registrar's encoding, in UTF-16 or with a mark is read as it was meant", () => {
  const text = '{"a":"İKTİSADA GİRİŞ – ÇAĞ, ığüşöç"}';
  const cp1254 = Uint8Array.from(text, (letter) => {
    const turkish: Record<string, number> = { Ğ: 0xd0, İ: 0xdd, Ş: 0xde, ğ: 0xf0, ı: 0xfd, ş: 0xfe, "–": 0x96 };
    return turkish[letter] ?? letter.charCodeAt(0);
  });
  expect(decodeFile(cp1254)).toBe(text);
  const units = Uint16Array.from(`\uFEFF${text}`, (letter) => letter.charCodeAt(0));
  expect(decodeFile(new Uint8Array(units.buffer))).toBe(text);
  expect(decodeFile(new TextEncoder().encode(text))).toBe(text);
  expect(decodeFile(new TextEncoder().encode(`\uFEFF${text}`))).toBe(text);
});

test("fifty broken rows are fifty refusals", () => {
  const broken = Array.from({ length: 50 }, (_, i) => [`x${i}`, course("1", "y")[1]] as const);
  const { courses, refusals } = parseTimetable(timetable([...broken, ...soundRows()]));
  expect([courses.length, refusals.length]).toEqual([soundRows().length, 50]);
});

test("what is no timetable is refused as a whole", () => {
  expect(() => parseTimetable("{")).toThrow("catalog.importNotJson");
  expect(() => parseTimetable("[".repeat(200_000))).toThrow("catalog.importNotJson");
  for (const text of ["[]", "{}", "null", "7", '{"571":{"n":"A/B","p":"C"}}'])
    expect(() => parseTimetable(text)).toThrow("catalog.importUnknown");
  expect(() => parseTimetable(" ".repeat(MAX_FILE_LENGTH + 1))).toThrow("catalog.importTooLarge");
});

test("the order of rows, sections and their parts is of no matter", () => {
  const meetings = [
    { p: "A", s: "08:40", e: "09:30", d: 1 },
    { p: "B", s: "08:40", e: "09:30", d: 0 },
  ];
  const make = (flip: boolean) => {
    const people = ["ÖRNEK AYŞE", "DENEME CAN"];
    const second = flip ? section({ i: people.toReversed(), t: meetings.toReversed() }) : section({ i: people, t: meetings });
    const rows = [...soundRows(), course("5710334", "CENG334 - X (Y)", { "2": second, "1": section() })];
    return parseTimetable(timetable(flip ? rows.toReversed() : rows));
  };
  expect(make(true)).toEqual(make(false));
});

test("titles keep nested brackets, lose empty ones and fall back to English", () => {
  expect(splitTitles("A B (X (Y Z) W)")).toEqual({ en: "A B", tr: "X (Y Z) W" });
  expect(splitTitles("CIRCUITS I (DEVRELER I())")).toEqual({ en: "CIRCUITS I", tr: "DEVRELER I" });
  expect(splitTitles("MODELS ( YÜKSEK LİSANS )")).toEqual({ en: "MODELS", tr: "YÜKSEK LİSANS" });
  expect(splitTitles("CHOICE I ()")).toEqual({ en: "CHOICE I", tr: null });
  expect(splitTitles("CHOICE (II)")).toEqual({ en: "CHOICE (II)", tr: null });
  expect(splitTitles("CUT (YARIM")).toEqual({ en: "CUT", tr: "YARIM" });
  expect(only(course("5710140", "CENG140 - C PROGRAMMING"))).toMatchObject({
    nameTr: "C Programming",
    toldNameTr: null,
  });
});

test("brackets belong to the English title where a whole file has no Turkish ones", () => {
  const rows = Array.from({ length: 60 }, (_, i) => course(`57101${10 + i}`, `CENG1${10 + i} - TOPIC ${i}`));
  rows.push(course("5710500", "CENG500 - SEMINAR (THESIS)"));
  expect(parseTimetable(timetable(rows)).courses.at(-1)).toMatchObject({
    nameEn: "Seminar (Thesis)",
    toldNameTr: null,
  });
});

test("capitals are written as people write them, in each language", () => {
  expect(titleCase("INTRODUCTION TO MATLAB AND VLSI II: THE BASICS", "en")).toBe("Introduction to MATLAB and VLSI II: The Basics");
  expect(titleCase("M.S. THESIS IN TURKEY'S PH.D. PROGRAMS", "en")).toBe("M.S. Thesis in Turkey's Ph.D. Programs");
  expect(titleCase("İLERİ ISI VE IŞIK İLE ÖLÇÜM İİ", "tr")).toBe("İleri Isı ve Işık ile Ölçüm II");
  expect(titleCase("KIMYA SEMINERI I", "tr")).toBe("Kimya Semineri I");
  expect(titleCase("Mühendisler için MATLAB", "tr")).toBe("Mühendisler için MATLAB");
});

test("broken encodings are repaired and sound text is left alone", () => {
  expect(cleanText("ÝKTÝSAT GÝRÝÞ DAÐ ýþýk dað")).toBe("İKTİSAT GİRİŞ DAĞ ışık dağ");
  expect(cleanText("Ä°KTÄ°SAT GÄ°RÄ°Åž ÅŸÄ±k Ã–Ã‡Ãœ")).toBe("İKTİSAT GİRİŞ şık ÖÇÜ");
  expect(cleanText("TÜRKİYE\u0092DE \u00a0MEKÂN\t X ")).toBe("TÜRKİYE'DE MEKÂN X");
  expect(cleanText("İSTANBUL ÅNGSTRÖM Ý")).toBe("İSTANBUL ÅNGSTRÖM Ý");
  expect(cleanText("a\u0000b\ud800c")).toBe("a bc");
});

test("a name without letters takes its department's, else the number", () => {
  const rows = [course("5710140", "140 - C PROGRAMMING (C PROGRAMLAMA)")];
  expect(parseTimetable(timetable(rows)).courses[0]).toMatchObject({ courseCode: "5710140", departmentPrefix: null });
  const known = { prefixByNumericDepartment: new Map([["571", "CENG"]]) };
  expect(parseTimetable(timetable(rows), known).courses[0]).toMatchObject({ courseCode: "CENG140" });
  rows.push(course("5710334", "CENG334 - X (Y)"));
  expect(parseTimetable(timetable(rows)).courses[0]).toMatchObject({ courseCode: "CENG140", departmentPrefix: "CENG" });
  expect(only(course("3101101", "-no course-1101 - X (Y)")).courseCode).toBe("3101101");
});

test("one letter code under two numeric codes stays apart, whatever the order", () => {
  const rows = [course("9990140", "CENG140 - TWIN (İKİZ)"), course("5710140", "CENG140 - FIRST (İLK)")];
  for (const order of [rows, rows.toReversed()])
    expect(parseTimetable(timetable(order)).courses.map((read) => read.courseCode)).toEqual(["CENG140", "CENG140-9990140"]);
});

test("a numeric code in two spellings is one course, the other is refused by name", () => {
  const rows: [string, unknown][] = [
    ["5710140 ", course("5710140 ", "CENG140 - SECOND (İKİNCİ)")[1]],
    course("5710140", "CENG140 - FIRST (İLK)"),
  ];
  const { courses, refusals } = parseTimetable(timetable(rows));
  expect(courses.map((read) => read.nameEn)).toEqual(["First"]);
  expect(refusals).toEqual([{ rowName: "5710140 #2", reason: "duplicateCode", detail: "5710140" }]);
});

test("staff is nobody, sentences are notes, and two spellings are one person", () => {
  const read = onlySection({ i: ["STAFF", "ORNEK AYSE", "ÖRNEK AYŞE", "Please contact the department."] });
  expect(read.instructors.map((person) => person.name)).toEqual(["Örnek Ayşe"]);
  expect(read.note).toBe("Please contact the department.");
  expect(["ÖRNEK AYŞE NUR Z.", "DENEME (ESKİ) S.FUNDA", "OĞUL ZEYNEP IŞ"].every(isPerson)).toBe(true);
  expect(["TO BE ANNOUNCED", "Bölüm tarafından duyurulacaktır", "Room 101"].some(isPerson)).toBe(false);
});

test("surname ranges are upper case with two letters, and keep both bounds", () => {
  const criteria = [
    { d: "ceng ", s: "Yı", e: "Yi" },
    { d: "EE", s: "A", e: "Z" },
    { d: "IE", s: "DA", e: "AN" },
  ];
  expect(onlySection({ c: criteria }).criteria).toEqual([
    { department: "CENG", surnameFrom: "YI", surnameTo: "Yİ" },
    { department: "EE", surnameFrom: "AA", surnameTo: "ZZ" },
    { department: "IE", surnameFrom: "DA", surnameTo: "AN" },
  ]);
});

test("sections may lack times and places, repeat meetings, and write digits their own way", () => {
  const meeting = { p: " ", s: "٠٨:٤٠", e: "9:30", d: "3" };
  expect(onlySection({ t: [meeting, meeting, { p: "", s: "", e: "", d: "" }] }).meetings).toEqual([
    { day: 3, startMinute: 520, endMinute: 570, place: null },
  ]);
  expect(onlySection({ t: undefined }).meetings).toEqual([]);
  expect(only(["５７１０１４０", course("5710140", "CENG140 - X (Y)", { "01": section() })[1]]).sections[0]!.number).toBe(1);
  expect(asciiDigits("१२٣４5")).toBe("12345");
});

test("the first digit of a course number tells its level", () => {
  expect(["5710140", "3104111", "5710500", "3125089", "5620720", "5710600", "3126099", "9500098"].map(levelOf)).toEqual([
    "undergraduate",
    "undergraduate",
    "graduate",
    "graduate",
    "graduate",
    "phd",
    "phd",
    "phd",
  ]);
});

test("a file's date tells its term", () => {
  const terms = ["2024-09-19", "2025-01-10", "2025-02-01", "2025-06-30", "2025-08-20"].map((date) =>
    termFromFileName(`robotdegilim_${date}_sections.json`),
  );
  expect(terms).toEqual(["2024-1", "2024-1", "2024-2", "2024-2", "2024-3"]);
  expect([termFromFileName("sections.json"), termFromFileName("2024-13-01.json")]).toEqual([null, null]);
});

test("departments have both names, their campus and a code that is theirs alone", () => {
  const { departments, refusals } = parseDepartments({
    571: { n: "Computer Engineering/Bilgisayar Mühendisliği ", p: "CENG" },
    355: { n: "Computer Engineering/Bilgisayar Mühendisliği(Kuzey Kıbrıs Kampüsü) ", p: "CNG" },
    976: { n: "Actuarial Science/Aktüerya Bilimleri ", p: "-no course-" },
    999: { n: "Twin/İkiz", p: "CENG" },
    998: { n: 5, p: "X" },
    abc: { n: "A/B", p: "X" },
  });
  expect(departments.map((d) => [d.numericCode, d.departmentCode, d.nameEn, d.nameTr, d.hasCourses])).toEqual([
    ["355", "CNG", "Computer Engineering (Northern Cyprus Campus)", "Bilgisayar Mühendisliği (Kuzey Kıbrıs Kampusu)", true],
    ["571", "CENG", "Computer Engineering", "Bilgisayar Mühendisliği", true],
    ["976", "976", "Actuarial Science", "Aktüerya Bilimleri", false],
    ["999", "999", "Twin", "İkiz", true],
  ]);
  expect(refusals.map((refusal) => refusal.reason)).toEqual(["name", "numericCode"]);
});

/** Small numbers that look random and are the same at every run. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

const JUNK: unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  3.7,
  "",
  " ",
  "0",
  "x".repeat(100_000),
  "\u0000",
  "\ud800",
  "😀",
  "=1+1",
  "<b>",
  "'; --",
  [],
  [[]],
  [null],
  {},
  { d: {} },
  { __proto__: null },
  "٣",
  "99:99",
  "İ",
  "5710140",
  Array(2000).fill(1),
];

/** Every place in a value where something else could stand. */
function places(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== "object" || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => places(inner, [...path, key]))];
}

function replaced(value: unknown, [key, ...rest]: (string | number)[], junk: unknown): unknown {
  if (key === undefined) return junk;
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) };
  (copy as Record<string | number, unknown>)[key] = replaced((value as Record<string | number, unknown>)[key], rest, junk);
  return copy;
}

test("junk in any place refuses its row or is harmless, and never touches the other rows", () => {
  const [key, row] = course("5710140", "CENG140 - X (Y)", { "1": section(), "2": section() });
  const others = soundRows().filter(([code]) => code !== key);
  const alone = parseTimetable(timetable(others)).courses;
  for (const path of places(row))
    for (const junk of JUNK) {
      const { courses, refusals } = parseTimetable(timetable([...others, [key, replaced(row, path, junk)]]));
      expect(courses.length + refusals.filter(({ rowName }) => !rowName.includes(" · ")).length).toBe(others.length + 1);
      expect(courses.filter((read) => read.numericCode !== key)).toEqual(alone);
      const own = courses.find((read) => read.numericCode === key);
      if (own && path[0] !== "Sections") expect(own.sections).toHaveLength(2);
    }
});

test("random files never throw but for being no timetable, and every row is a course or a refusal", () => {
  const roll = dice(7);
  const value = (depth: number): unknown => {
    if (depth > 3 || roll(3) === 0) return JUNK[roll(JUNK.length)];
    const keys = ["Course Code", "Course Name", "Sections", "1", "i", "c", "t", "d", "s", "e", "p"];
    return Object.fromEntries(Array.from({ length: roll(5) }, () => [keys[roll(keys.length)], value(depth + 1)]));
  };
  for (let run = 0; run < 200; run++) {
    const rows = Array.from({ length: 5 }, (_, i) => [`${5710000 + i}`, value(0)] as const);
    const { courses, refusals } = parseTimetable(timetable([...rows, ...soundRows()]));
    expect(courses.length + refusals.length).toBe(rows.length + soundRows().length);
  }
});

test("a course too large for one statement is refused, and a file of too many rows is no import", () => {
  const criteria = Array.from({ length: 500 }, (_, i) => ({ d: `DEPARTMENT${i}`, s: "AA", e: "ZZ" }));
  const huge = Object.fromEntries(Array.from({ length: 100 }, (_, i) => [String(i + 1), section({ c: criteria })]));
  const { courses, refusals } = parseTimetable(timetable([course("5710900", "CENG900 - X (Y)", huge), ...soundRows()]));
  expect([courses.length, refusals.map((refusal) => refusal.reason)]).toEqual([soundRows().length, ["sections"]]);
  const many = Array.from({ length: 10_001 }, (_, i) => [`row ${i}`, {}] as const);
  expect(() => parseTimetable(timetable([...many, ...soundRows()]))).toThrow("catalog.importTooLarge");
});

test("hashes differ where contents do", () => {
  const hashes = new Set(Array.from({ length: 20_000 }, (_, i) => contentHash(`section ${i}`)));
  expect(hashes.size).toBe(20_000);
});

const REAL = "../shared/data/metu/robotdegilim_2024-09-19_sections.json";

// Real timetables name people and may not be in the repository; the test runs where they lie beside it.
test.runIf(existsSync(REAL))("a real term is read whole", () => {
  const text = readFileSync(REAL, "utf8");
  const { courses, refusals } = parseTimetable(text);
  expect(refusals).toEqual([]);
  expect(courses).toHaveLength(2417);
  expect(courses.reduce((sum, read) => sum + read.sections.length, 0)).toBe(6909);
  expect(courses.reduce((sum, read) => sum + read.sections.reduce((n, s) => n + s.meetings.length, 0), 0)).toBe(3645);
  expect(courses.flatMap((read) => read.sections).filter((read) => read.note !== null)).toEqual([]);
});
