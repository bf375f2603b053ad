/** Which course a question names by its title, however much else it says. */
import { expect, test } from "vitest";
import { indexTitles, type TitleCopy } from "../../app/features/catalog/title-index.rules";
import { spotTitle } from "../../app/features/catalog/title-spotter.rules";

const COMPUTER = "Computer Engineering Bilgisayar Mühendisliği";
const MECHANICAL = "Mechanical Engineering Makina Mühendisliği";
const catalog: TitleCopy = {
  courses: [
    ["CENG213", "Data Structures", "Veri Yapıları", COMPUTER, 9],
    ["EE441", "Data Structures", "Veri Yapıları", "Electrical and Electronics Engineering Elektrik ve Elektronik Mühendisliği", 9],
    ["CENG315", "Algorithms", "Algoritmalar", COMPUTER, 4],
    ["CENG501", "Deep Learning", "Derin Öğrenme", COMPUTER, 0],
    ["ME311", "Heat Transfer", "Isı Transferi", MECHANICAL, 0],
    ["AEE331", "Heat Transfer", "Isı Transferi", "Aerospace Engineering Havacılık ve Uzay Mühendisliği", 0],
    ["PHYS105", "General Physics I", "Genel Fizik I", "Physics Fizik", 30],
    ["PHYS106", "General Physics II", "Genel Fizik II", "Physics Fizik", 20],
    ["MATH119", "Calculus with Analytic Geometry", "Analiz ve Analitik Geometri", "Mathematics Matematik", 40],
    ["EDS304", "Classroom Management", "Sınıf Yönetimi", "Educational Sciences Eğitim Bilimleri", 3],
    ["SOC101", "Introduction to Sociology", "Sosyolojiye Giriş", "Sociology Sosyoloji", 9],
    ["SOC310", "Urban Sociology", "Kent Sosyolojisi", "Sociology Sosyoloji", 2],
    ["AEE303", "Aerodynamics", "Aerodinamik", "Aerospace Engineering Havacılık ve Uzay Mühendisliği", 2],
    ["ME203", "Thermodynamics", "Termodinamik", MECHANICAL, 3],
    ["ARCH121", "Architectural History", "Mimarlık Tarihi", "Architecture Mimarlık", 2],
    ["CHEM107", "General Chemistry", "Genel Kimya", "Chemistry Kimya", 3],
    ["CHE107", "Chemical Processes", "Kimyasal Süreçler", "Chemical Engineering Kimya Mühendisliği", 3],
    ["CHEM101", "Chemistry I", "Kimya I", "Chemistry Kimya", 3],
    ["CENG223", "Discrete Structures", "Ayrık Yapılar", COMPUTER, 3],
    ["CENG232", "Logic Design", "Mantıksal Tasarım", COMPUTER, 3],
    ["INST121", "Violin I", "Keman I", "Music and Fine Arts Müzik ve Güzel Sanatlar", 2],
    ["INST221", "Violin II", "Keman II", "Music and Fine Arts Müzik ve Güzel Sanatlar", 2],
    ["MATH260", "Numerical Optimisation", "Sayısal Eniyileme", "Mathematics Matematik", 40],
    ["IE260", "Numerical Optimisation", "Sayısal Eniyileme", "Industrial Engineering Endüstri Mühendisliği", 3],
    ["HIST2201", "Principles of Kemal Atatürk I", "Kemal Atatürk İlkeleri I", "History Tarih", 3],
  ],
  nicknames: [
    ["mat", "math"],
    ["ds", "data structures"],
    ["kim", "chem"],
  ],
};
const codeIn = (text: string) => spotTitle(indexTitles(catalog), text)?.code ?? null;

test("a course is known by its title in either language, with what Turkish puts behind it", () => {
  expect(["is data structures as hard as they say", "veri yapılarını kim anlatıyor"].map(codeIn)).toEqual(["CENG213", "CENG213"]);
});

test("of two that are called alike the one of the department that is named is meant", () => {
  expect(["heat transfer at aerospace, any good?", "makinadaki ısı transferi zor mu"].map(codeIn)).toEqual(["AEE331", "ME311"]);
});

test("one word is a course where the question speaks of one, and no other time", () => {
  expect(["is the algorithms class hard", "social media algorithms"].map(codeIn)).toEqual(["CENG315", null]);
});

test("the number behind a title tells which, and letters of a code may be a nickname", () => {
  expect(["fizik 2yi kim veriyor", "genel fizik 1 zor mu", "mat 119 kaç kredi"].map(codeIn)).toEqual(["PHYS106", "PHYS105", "MATH119"]);
});

test("a word that only names the department names none of its courses", () => {
  expect(["how many hours a week does the architecture course with the models take", "sosyoloji dersi zor mu"].map(codeIn)).toEqual([
    null,
    null,
  ]);
});

test("a title's word is known by its stem though another title's word stands nearer, and by its short form", () => {
  expect(["kent sosyolojisinde ne soruyorlar", "makinada termo dersi kaç kredi"].map(codeIn)).toEqual(["SOC310", "ME203"]);
});

test("words that any title may have name no course, and a code needs no title", () => {
  expect(["which class is it in", "1. sınıfım ders alabilir miyim", "is CENG213 like heat transfer"].map(codeIn)).toEqual([
    null,
    null,
    null,
  ]);
});

test("the code stands where the title was", () => {
  expect(spotTitle(indexTitles(catalog), "who teaches deep learning this term")?.text).toBe("who teaches CENG501 this term");
});

const textIn = (text: string) => spotTitle(indexTitles(catalog), text)?.text ?? null;

test("a title is known by the beginnings of its words, by its initials in capitals where a course is spoken of, and with a letter wrong", () => {
  expect(["is heat tr hard at aerospace", "is the HT class hard", "algorithmz prof?"].map(codeIn)).toEqual(["AEE331", "ME311", "CENG315"]);
});

test("two titles that something links are both named, and two that nothing links are not", () => {
  expect(textIn("derin öğrenme mi yoksa kent sosyolojisi mi daha kolay")).toBe("CENG501 mi yoksa SOC310 mi daha kolay");
  expect(textIn("deep learning class urban sociology")).toBe("deep learning class SOC310");
});

const textOf = (text: string) => spotTitle(indexTitles(catalog), text)?.text ?? null;

test("a number is of the course whose department or letters stand beside it, and so is a second one", () => {
  expect(["kimya 107yi kim veriyor", "kimya 107 mi 101 mi", "who gives 213 in ceng this fall", "tarih 2201 kolay mı"].map(textOf)).toEqual([
    "CHEM107 kim veriyor",
    "CHEM107 mi CHEM101 mi",
    "who gives CENG213 this fall",
    "HIST2201 kolay mı",
  ]);
});

test("two numbers of which one is chosen are courses of one department", () => {
  expect(textOf("is 223 or 232 easier")).toBe("is CENG223 or CENG232 easier");
});

test("a price, a year and a room are no course", () => {
  expect(["bilet 150 lira mı", "2026 mezunları", "oda 213 nerede", "500 or 600 lira"].map(textOf)).toEqual([null, null, null, null]);
});

test("of a course and the one that it needs both are known", () => {
  expect(textOf("do they let me into algorithms if they say data structures need to be passed")).toBe(
    "do they let me into CENG315 if they say CENG213 need to be passed",
  );
});

const othersIn = (text: string) => spotTitle(indexTitles(catalog), text)?.others?.map(({ code }) => code) ?? [];

test("a title that two departments have may mean either, and names one where a department is named in whatever way", () => {
  expect(othersIn("is heat transfer hard")).toHaveLength(1);
  const named = [
    "is ME heat transfer hard",
    "heat transfer in mech eng",
    "makinadaki ısı transferi zor mu",
    "makina bölümünün ısı transferi",
  ];
  expect(named.map((text) => [codeIn(text), othersIn(text)])).toEqual(named.map(() => ["ME311", []]));
});

test("of a row of courses the first is meant, and of one that is known far better than the other that one", () => {
  const asked = ["is the violin class hard", "is numerical optimisation hard"];
  expect(asked.map((text) => [codeIn(text), othersIn(text)])).toEqual([
    ["INST121", []],
    ["MATH260", []],
  ]);
});

test("a department's name is no title, and a title's word with a letter wrong is", () => {
  expect(codeIn("chem eng to mech eng, can I switch")).toBeNull();
  expect(codeIn("is numerical optimizasion hard")).toBeNull();
  expect(codeIn("is numerical optimization hard")).toBe("MATH260");
});
