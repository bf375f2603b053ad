/** The language that a text says it is in, for those who have it read aloud. */
import { expect, test } from "vitest";
import { languageOf } from "~/kit/language-of";

const turkish = [
  "Ödevler zor ama hoca çok iyi anlatıyor.",
  "Vizeden önce eski soruları çözün",
  "Dersi alacak arkadaşlara tavsiyem: devam edin.",
  "Bence bu ders olmadan mezun olmak zor",
  "Kitap az çizili, fiyat konuşulur.",
  "Lizbon'da güneş ve yokuş",
  "Hoca iyi ama sınavlar uzun",
  "hoca cok iyi ama odevler zor, notlar ise yuksek",
  "Cuma akşamı İstanbul'a iki yer",
  "100. Yıl mı, Çiğdem mi?",
  "Sabah kütüphanesi boş",
  "Bu hafta ders var mi",
  "Yurtta kalmak için ne yapmak gerekiyor?",
  "Quiz'ler kolay, final ise çok uzun. Recitation'lara gidin.",
  "Proje grubu arıyorum, ilgilenen yazsın",
];

const english = [
  "The lectures follow the book closely.",
  "Start the homework on the day it is given",
  "A winter in Vienna",
  "What does the campus need?",
  "Flatmate wanted in 100. Yıl",
  "Write one page after each lecture",
  "Formulas for circuits",
  "I loved this course and would take it again",
  "Delft: bikes, bricks and deadlines",
  "We met at Çarşı and walked to the library",
  "Is there a shuttle to the airport on Sunday?",
  "Prof. Şahin is great, but the exams are long.",
  "Calculus lessons before the midterm",
  "Not worth it for the credits",
  "You can find old exams with a quick search",
];

const neither = [
  "",
  "CENG 140",
  "2024-1",
  "https://example.com/a/b",
  "???",
  "Paging, scheduling, deadlocks",
  "42",
  "Python 3.12, NumPy",
  "Wien – Praha – Budapest",
  "AA BA BB CB CC",
];

test("a text in Turkish is told from one in English, and what is neither from both", () => {
  expect(turkish.filter((text) => languageOf(text) !== "tr")).toEqual([]);
  expect(english.filter((text) => languageOf(text) !== "en")).toEqual([]);
  expect(neither.filter((text) => languageOf(text) !== undefined)).toEqual([]);
});
