/** Reads what files say about a course in words: credits, ECTS, language, level, semesters, prerequisites. */
import { courseLanguages, type courseLevels } from "@schema/catalog";
import { RowRefused } from "./import-sections.rules";
import { asciiDigits, cleanText, excerpt } from "./import-text.rules";

const MAX_HALVES = 400;
const MAX_SETS = 60;
const MAX_PER_SET = 30;

const number = (text: string) => Number(asciiDigits(text).trim().replace(",", "."));

/**
 * A number in half units: `7.5` is 15. Null for nothing.
 * @throws RowRefused when it is no multiple of a half from 0 to 200
 */
export function halvesOf(text: string, reason: "credits" | "ects"): number | null {
  if (text.trim() === "") return null;
  const halves = number(text) * 2;
  if (!Number.isInteger(halves) || halves < 0 || halves > MAX_HALVES) throw new RowRefused(reason, excerpt(text));
  return halves;
}

/** Hours of a week; null for nothing and for what isn't whole. */
export function hoursOf(text: string): number | null {
  const hours = number(text);
  return text.trim() !== "" && Number.isInteger(hours) && hours >= 0 && hours <= 100 ? hours : null;
}

export interface Credit {
  creditHalves: number | null;
  theoryHours: number | null;
  practiceHours: number | null;
}

/**
 * METU's own ways of writing credits: `4(4-1)` is a credit of 4 with 4 hours of theory and 1 of practice, and so is
 * `4.00(4.00,1.00,0.00)`, whose last two are practice and laboratory. The credit is the file's even where it isn't theory + practice / 2.
 * @throws RowRefused
 */
export function creditOf(text: string): Credit {
  const clean = cleanText(text);
  const match =
    /^([\d.,]+)\s*\(\s*([\d.,]+)\s*-\s*([\d.,]+)\s*\)$/.exec(clean) ??
    /^([\d.]+)\s*\(\s*([\d.]+)\s*,\s*([\d.]+)\s*(?:,\s*([\d.]+)\s*)?\)$/.exec(clean);
  if (clean !== "" && !match) throw new RowRefused("credits", excerpt(text));
  const [practice, laboratory] = [hoursOf(match?.[3] ?? ""), hoursOf(match?.[4] ?? "0")];
  return {
    creditHalves: halvesOf(match?.[1] ?? "", "credits"),
    theoryHours: hoursOf(match?.[2] ?? ""),
    practiceHours: practice === null || laboratory === null ? null : practice + laboratory,
  };
}

const LANGUAGES: Record<string, (typeof courseLanguages)[number]> = {
  english: "en",
  ingilizce: "en",
  turkish: "tr",
  türkçe: "tr",
  german: "de",
  almanca: "de",
  french: "fr",
  fransızca: "fr",
};

/** The language of teaching, by its name or its code; null while unknown. */
export function languageOf(text: string): (typeof courseLanguages)[number] | null {
  const word = cleanText(text).toLocaleLowerCase("en").replace("i̇", "i");
  return courseLanguages.find((code) => code === word) ?? LANGUAGES[word] ?? null;
}

const LEVELS: Record<string, (typeof courseLevels)[number]> = {
  undergraduate: "undergraduate",
  bachelor: "undergraduate",
  graduate: "graduate",
  masters: "graduate",
  master: "graduate",
  phd: "phd",
  doctorate: "phd",
  doctoral: "phd",
};

/** The level by its name; null while unknown. */
export const levelIn = (text: string): (typeof courseLevels)[number] | null =>
  LEVELS[cleanText(text).toLowerCase().replace(/['.]/g, "")] ?? null;

/** In which semesters a course is given: 1 fall + 2 spring + 4 summer; 0 for "once in several years"; null while unknown. */
export function semestersOf(text: string): number | null {
  const words = cleanText(text).toLowerCase();
  const bits = [/fall|güz/, /spring|bahar/, /summer|yaz\b/].map((season, place) => (season.test(words) ? 2 ** place : 0));
  const sum = bits.reduce((a, b) => a + b, 0);
  return sum > 0 ? sum : /once in|several years/.test(words) ? 0 : null;
}

/** Sets of seven-digit codes, of which any one is enough; each in order; neither codes nor sets stand twice. */
function checkedSets(sets: string[], text: string): string[][] {
  const codes = sets.map((set) => [...new Set(set.match(/(?<!\d)\d{7}(?!\d)/g))].sort());
  const rest = sets.map((set) => set.replace(/(?<!\d)\d{7}(?!\d)/g, "").replace(/[\s,;+&.]/g, "")).join("");
  if (rest !== "" || sets.length > MAX_SETS || codes.some((set) => set.length === 0 || set.length > MAX_PER_SET))
    throw new RowRefused("prerequisites", excerpt(text));
  return [...new Map(codes.map((set) => [set.join(), set])).values()];
}

/**
 * Prerequisites as METU writes them: `Set 1: 2360120 , 3110101 Set 2: 2360126`. None for nothing.
 * @throws RowRefused for a text with anything else in it
 */
export function prerequisitesOf(text: string): string[][] {
  const clean = asciiDigits(cleanText(text));
  if (clean === "") return [];
  const [before = "", ...sets] = clean.split(/\bSet\s*\d+\s*:/i);
  if (before.trim() !== "") throw new RowRefused("prerequisites", excerpt(text));
  return checkedSets(sets, text);
}

/** The same in our own CSV: `5710111+2360119 | 5710140`. @throws RowRefused */
export function prerequisitesOfCsv(text: string): string[][] {
  const clean = asciiDigits(cleanText(text));
  return clean === "" ? [] : checkedSets(clean.split("|"), text);
}
