/** Questions for where something stands, as people type them: which place of the campus they mean, and which ask for something else. */
import { expect, test } from "vitest";
import { placeAsked } from "../../app/features/ai/where.rules";
import { placesNamed } from "../../app/features/maps/place-named.rules";

/** The places that a question names and nothing else; `[]` where it asks for something else. */
function meant(question: string): string[] {
  const name = placeAsked(question);
  const found = name === null ? null : placesNamed(name);
  if (!found?.isWhole) return [];
  return found.kind ? [found.kind] : found.places.map(({ id }) => id);
}

test("where a place of the campus is, asked in either language, with and without its letters", () => {
  const asked: Record<string, string[]> = {
    "kütüphane nerede": ["library"],
    "kutuphane nerde ya": ["library"],
    "kütüphaneye nasıl giderim": ["library"],
    "where is the library": ["library"],
    "wheres the lib": ["library"],
    "how do i get to the library": ["library"],
    "ogrenci isleri nerede abi": ["registrar"],
    "öğrenci işleri hangi binada": ["registrar"],
    "revir nerde": ["health"],
    "hastane nerede acaba": ["health"],
    "medikoya nasil gidilir": ["health"],
    "where can i find the doctor on campus": ["health"],
    "çarşı ne tarafta": ["shops"],
    "carsiya nasil gidiyoruz": ["shops"],
    "rektorluk nerede kaliyor": ["rectorate"],
    "where's the rectorate building": ["rectorate"],
    "KKM nerede": ["convention"],
    "kkm ye nasıl gidilir": ["convention"],
    "devrim stadı nerede": ["devrim"],
    "where is devrim": ["devrim"],
    "a1 kapisi nerede": ["gate-a1"],
    "which way is gate A2": ["gate-a2"],
    "6. yurt nerede": ["dorm-6"],
    "where is dorm 19": ["dorm-19"],
    "isa demiray nerde": ["dorm-isa"],
    "yurtlar nerede": ["dorm"],
    "kapılar nerede": ["gate"],
    "kapalı havuz nerede": ["indoor-pool"],
    "where is the indoor pool pls": ["indoor-pool"],
    "ptt nerede": ["post"],
    "mimarlık binası nerede": ["architecture"],
    "bilgisayar muhendisligi nerede": ["computer"],
    "where is the ceng building": ["computer"],
    "elektrik elektronik binasi nerede": ["electrical"],
    "EE binası nerede": ["electrical"],
    "math building where": ["mathematics"],
    "directions to the physics department": ["physics"],
    "location of the chemistry department": ["chemistry"],
    "MM25 nerede": ["engineering"],
    "BMB-5 nerde": ["computer"],
    "where is U3": ["physics"],
    "how can i reach the metu library": ["library"],
    "maden muh nerede": ["mining"],
    "makine mühendisliği nerede": ["mechanical", "mechanical-g"],
    "prep school where": ["foreign-languages"],
    "metro istasyonuna nasıl gidebilirim": ["metro"],
    "bilim ağacı nerede": ["science-tree"],
    "where is the computer center located": ["computer-center"],
    "yabancı diller yüksekokulu nerede": ["foreign-languages"],
  };
  expect(Object.fromEntries(Object.keys(asked).map((question) => [question, meant(question)]))).toEqual(asked);
});

test("what names a place beside something else, or nothing of the campus, asks for no place", () => {
  const others = [
    "where can i print at the library",
    "kütüphane kaçta açılıyor",
    "kütüphanedeki konser nerede",
    "biletim nerede",
    "where is my ticket",
    "ceng140 nerede",
    "where are my notes",
    "where do i cancel an event",
    "ekle bırak nerede yapılıyor",
    "yurt başvurusu nerede yapılıyor",
    "how do i get to the next term with a 1.9 gpa",
    "mühendislik nedir",
    "where is the opera",
    "kütüphane",
    "nerede",
    "math 119 nerede",
    "where do mechanical engineers work",
    "kapı",
  ];
  expect(others.filter((question) => meant(question).length > 0)).toEqual([]);
});
