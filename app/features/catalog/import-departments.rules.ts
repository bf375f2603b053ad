/** Reads the file that names the departments: numeric code → both names and the prefix of its courses. */
import { byCode } from "~/platform/order";
import { attempt, isRow, type Refusal } from "./import-rows.rules";
import { RowRefused } from "./import-sections.rules";
import { asciiDigits, cleanText, excerpt } from "./import-text.rules";
import { codeLetters, titleCase } from "./import-titles.rules";

export interface TimetableDepartment {
  numericCode: string;
  /** The prefix of its courses, else its number. */
  departmentCode: string;
  nameEn: string;
  nameTr: string;
  hasCourses: boolean;
}

const CAMPUS = /\s*\(Kuzey Kıbrıs Kampüsü\)$/i;

/** `English/Türkçe(Kuzey Kıbrıs Kampüsü)` as two names, each with its campus; cut at the middle slash if there are many. */
function splitNames(text: string): { nameEn: string; nameTr: string } {
  const whole = cleanText(text);
  const isNorthernCyprus = CAMPUS.test(whole);
  const parts = whole.replace(CAMPUS, "").split("/");
  const half = Math.ceil(parts.length / 2);
  const [en, tr] = [parts.slice(0, half), parts.slice(half)].map((names) => cleanText(names.join("/")));
  if (!en && !tr) throw new RowRefused("name", excerpt(text));
  return {
    nameEn: titleCase(en || tr || "", "en") + (isNorthernCyprus ? " (Northern Cyprus Campus)" : ""),
    nameTr: titleCase(tr || en || "", "tr") + (isNorthernCyprus ? " (Kuzey Kıbrıs Kampusu)" : ""),
  };
}

/** One department of the file. @throws RowRefused */
export function parseDepartment(key: string, value: unknown): TimetableDepartment & { prefix: string | null } {
  const numericCode = key.length > 20 ? "" : asciiDigits(cleanText(key));
  if (!/^\d{3}$/.test(numericCode)) throw new RowRefused("numericCode", excerpt(key));
  const { n, p } = (typeof value === "object" && value !== null ? value : {}) as { n?: unknown; p?: unknown };
  if (typeof n !== "string" || n.length > 300) throw new RowRefused("name", excerpt(n));
  if (p !== undefined && (typeof p !== "string" || p.length > 20)) throw new RowRefused("row", excerpt(p));
  const isWithout = p === undefined || ["", "-", "-no course-"].includes(p.trim().toLowerCase());
  const prefix = isWithout ? null : codeLetters(p);
  return { numericCode, departmentCode: prefix ?? numericCode, prefix, hasCourses: prefix !== null, ...splitNames(n) };
}

/**
 * Parses a departments file (`{ "571": { "n": "Computer Engineering/Bilgisayar Mühendisliği ", "p": "CENG" } }`), by
 * numeric code. Of departments with one prefix, the lowest number has it; the others go by their number.
 */
export function parseDepartments(content: unknown): { departments: TimetableDepartment[]; refusals: Refusal[] } {
  const refusals: Refusal[] = [];
  const byNumber = new Map<string, ReturnType<typeof parseDepartment>>();
  for (const [key, value] of Object.entries(isRow(content) ? content : {}))
    attempt(excerpt(key), refusals, () => {
      const department = parseDepartment(key, value);
      if (byNumber.has(department.numericCode)) throw new RowRefused("duplicateCode", department.numericCode);
      byNumber.set(department.numericCode, department);
    });
  const taken = new Set<string>();
  const departments = [...byNumber.values()]
    .sort((a, b) => byCode(a.numericCode, b.numericCode))
    .map(({ prefix, ...department }) => {
      const departmentCode = prefix && !taken.has(prefix) ? prefix : department.numericCode;
      taken.add(departmentCode);
      return { ...department, departmentCode };
    });
  return { departments, refusals };
}
