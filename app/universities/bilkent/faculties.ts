/** Bilkent's faculties: their names in Turkish, and their colours. */
import type { FacultyColor } from "~/kit/faculty-color";

export const faculties: ReadonlyMap<string, string> = new Map([
  ["Faculty of Art, Design and Architecture", "Güzel Sanatlar, Tasarım ve Mimarlık Fakültesi"],
  ["Faculty of Business Administration", "İşletme Fakültesi"],
  ["Faculty of Economics, Administrative and Social Sciences", "İktisadi, İdari ve Sosyal Bilimler Fakültesi"],
  ["Faculty of Education", "Eğitim Fakültesi"],
  ["Faculty of Engineering", "Mühendislik Fakültesi"],
  ["Faculty of Humanities and Letters", "İnsani Bilimler ve Edebiyat Fakültesi"],
  ["Faculty of Law", "Hukuk Fakültesi"],
  ["Faculty of Music and Performing Arts", "Müzik ve Sahne Sanatları Fakültesi"],
  ["Faculty of Science", "Fen Fakültesi"],
]);

const colors: readonly (readonly [RegExp, FacultyColor])[] = [
  [/^Graduate/, "graduate"],
  [/Architecture/, "architecture"],
  [/Economics|Business|Law/, "economics"],
  [/Education/, "education"],
  [/Engineering/, "engineering"],
  [/Science|Letters|Arts/, "arts"],
];

export const colorOfFaculty = (faculty: string): FacultyColor | null => colors.find(([name]) => name.test(faculty))?.[1] ?? null;
