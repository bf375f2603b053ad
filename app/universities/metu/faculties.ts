/** METU's faculties: their names in Turkish, since its catalog has English ones only, and their colours. Servers alone need the lists. */
import type { FacultyColor } from "~/kit/faculty-color";

/** By the English name, as the catalog writes it and as shorter lists do. */
export const faculties: ReadonlyMap<string, string> = new Map([
  ["Departments Reporting to President's Office", "Rektörlüğe Bağlı Bölümler"],
  ["Rectorate", "Rektörlük"],
  ["Faculty of Architecture", "Mimarlık Fakültesi"],
  ["Architecture", "Mimarlık"],
  ["Faculty of Arts and Sciences", "Fen Edebiyat Fakültesi"],
  ["Arts and Sciences", "Fen Edebiyat"],
  ["Faculty of Economic and Administrative Sciences", "İktisadi ve İdari Bilimler Fakültesi"],
  ["Economic and Administrative Sciences", "İktisadi ve İdari Bilimler"],
  ["Faculty of Education", "Eğitim Fakültesi"],
  ["Education", "Eğitim"],
  ["Faculty of Engineering", "Mühendislik Fakültesi"],
  ["Engineering", "Mühendislik"],
  ["Graduate Schools", "Enstitüler"],
  ["Graduate School of Applied Mathematics", "Uygulamalı Matematik Enstitüsü"],
  ["Graduate School of Informatics", "Enformatik Enstitüsü"],
  ["Graduate School of Marine Sciences", "Deniz Bilimleri Enstitüsü"],
  ["Graduate School of Natural and Applied Sciences", "Fen Bilimleri Enstitüsü"],
  ["Graduate School of Social Sciences", "Sosyal Bilimler Enstitüsü"],
  ["School of Foreign Languages", "Yabancı Diller Yüksekokulu"],
  ["Northern Cyprus Campus", "Kuzey Kıbrıs Kampusu"],
  ["[NCC] NCC Engineering Programs", "Kuzey Kıbrıs Kampusu: Mühendislik Programları"],
  ["[NCC] NCC Graduate Programs", "Kuzey Kıbrıs Kampusu: Lisansüstü Programlar"],
  ["[NCC] NCC Social Sciences Programs", "Kuzey Kıbrıs Kampusu: Sosyal Bilimler Programları"],
  ["[NCC] School of Foreign Languages", "Kuzey Kıbrıs Kampusu: Yabancı Diller Yüksekokulu"],
]);

/** What tells a faculty by its English name; the first that fits counts, since the Cyprus campus has an engineering of its own. */
const colors: readonly (readonly [RegExp, FacultyColor])[] = [
  [/NCC|Northern Cyprus/, "cyprus"],
  [/^Graduate/, "graduate"],
  [/Architecture/, "architecture"],
  [/Arts and Sciences/, "arts"],
  [/Economic/, "economics"],
  [/Education/, "education"],
  [/Engineering/, "engineering"],
  [/Foreign Languages|Rectorate|President/, "rectorate"],
];

/** The colour of a faculty by its English name; null for one that isn't known. */
export const colorOfFaculty = (faculty: string): FacultyColor | null => colors.find(([name]) => name.test(faculty))?.[1] ?? null;
