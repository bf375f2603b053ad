/** Parts a line of a transcript into cells, and finds where its courses begin. */
import { csvLines } from "~/platform/csv";
import { bare, columnRole, isBlank, isNumberLike, type Role, readCode, readGrade, readNumber } from "./import-words.rules";

export interface Cells {
  cells: string[];
  /** Parted by single spaces: names are in pieces. */
  areWords: boolean;
  /** A comma between two digits can part them or be a point: `4,5`. */
  isLoose?: boolean;
  /** Where cells begin that stood in one with the code before them. */
  splits?: number[];
}

const trimmed = (parts: string[]) => parts.map((part) => part.trim());
const filled = (parts: string[]) => parts.filter(Boolean).length;

const HOURS_FIRST = /(?<![\d.,])(\((\d{1,2})[-+](\d{1,2})(?:[-+](\d{1,2}))?\))[ \u00a0]?(\d{1,2}(?:[.,]\d{1,2})?)(?![\d.,(])/g;

/** `4.00 (3-2)` is one cell, and `(3-2) 4` as well, where the hours make that credit. */
const withHoursJoined = (line: string) =>
  line
    .replace(/(\d(?:[.,]\d{1,2})?)[ \u00a0]+(\(\d{1,2}[-+]\d{1,2}(?:[-+]\d{1,2})?\))/g, "$1$2")
    .replace(HOURS_FIRST, (whole, hours: string, theory: string, practice: string, laboratory: string | undefined, credit: string) =>
      Number(theory) + (Number(practice) + Number(laboratory ?? 0)) / 2 === readNumber(credit)?.value ? `${credit}${hours}` : whole,
    );

/**
 * Cells by whichever mark parts them: quotes, tabs, semicolons, bars, commas, wide gaps; else words.
 * @param columns how many columns the header has, if there is one
 */
export function cellsOf(row: string, columns = 0): Cells {
  const line = withHoursJoined(row);
  if (/^\s*"/.test(line)) {
    const quoted = [...line.matchAll(/"((?:[^"]|"")*)"|[^,;"\s]+/g)];
    return { cells: trimmed(quoted.map(([whole, inside]) => (inside ?? whole).replaceAll('""', '"'))), areWords: false };
  }
  if (/[,;]"(?:[^"]|"")*"(?:[,;]|\s*$)/.test(line)) return { cells: trimmed(csvLines(line)[0] ?? []), areWords: false };
  const commas = line.replace(/(\D),|,(?=\D)/g, "$1\t").replace(/^,/, "\t");
  const ways = ["\t", ";", "|"].map((mark) => trimmed(line.split(mark)));
  const gaps = trimmed(line.trim().split(/[ \u00a0]{2,}/));
  const isDense = gaps.length >= 3 && !gaps.some((cell) => cell.split(" ").length > 3 && readGrade(cell.split(" ").at(-1) ?? ""));
  const marked = ways.find((way) => filled(way) >= 3);
  const each = trimmed(line.split(","));
  const isDecimal = (cell: string) => /^\s*\d{1,2},\d{1,2}\s*$/.test(cell);
  const rough = commas.split("\t");
  const fine = /\d\.\d/.test(line) ? each : trimmed(rough.flatMap((cell) => (isDecimal(cell) ? [cell] : cell.split(","))));
  const byCommas = filled(rough) >= 3 ? fine : [];
  if (!marked && columns > 2 && each.length === columns) return { ...splitCodeFromName(each), areWords: false };
  if (!marked && filled(byCommas) >= 3) {
    const isLoose = byCommas.some((cell) => /\d,\d$|\d,[1-9]\d$/.test(cell));
    return { ...splitCodeFromName(byCommas), areWords: false, isLoose };
  }
  const cells = marked ?? (isDense ? gaps : undefined);
  if (cells) return { ...splitCodeFromName(cells), areWords: false };
  return { cells: withCodesJoined(trimmed(line.split(/[\s|;]+/)).filter(Boolean)), areWords: true };
}

/** A cell that begins with a code and goes on with the name is two. */
function splitCodeFromName(cells: string[]): { cells: string[]; splits?: number[] } {
  if (cells.some((cell) => readCode(cell))) return { cells };
  const parts: string[] = [];
  const splits: number[] = [];
  for (const cell of cells) {
    const [, code = "", name = ""] = /^([*†‡]?[^\W\d_]{2,5}[ -]?\d{3,4}[A-Z]?|\d{7})[\s:–-]+(\p{L}.*)$/u.exec(cell) ?? [];
    if (readCode(code)) {
      splits.push(parts.length + 1);
      parts.push(code, name);
    } else parts.push(cell);
  }
  return { cells: parts, splits };
}

const isCodePair = (one: string, other: string | undefined) =>
  /^[*†‡]?\p{L}{2,5}$/u.test(one) && /^\d{3,4}[A-Za-z]?(?:[-./]\d{1,2})?[*†‡]?$/.test(other ?? "") && Boolean(readCode(`${one}${other}`));

/** `CENG 140` among words is one code where a code can begin: at the start, behind a number, a code or a grade; else the first that there is. */
function withCodesJoined(words: string[]): string[] {
  const joined: string[] = [];
  const begins = (before: string | undefined) =>
    before === undefined ||
    isBlank(before) ||
    bare(before) === "" ||
    isNumberLike(before) ||
    readCode(before) !== null ||
    readGrade(before);
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? "";
    if (begins(joined.at(-1)) && isCodePair(word, words[at + 1])) {
      joined.push(`${word}${words[at + 1]}`);
      at += 1;
    } else joined.push(word);
  }
  if (joined.some((word) => readCode(word))) return joined;
  const first = joined.findIndex((word, at) => isCodePair(word, joined[at + 1]));
  if (first >= 0) joined.splice(first, 2, `${joined[first]}${joined[first + 1]}`);
  return joined;
}

/** Where the courses of a line begin: its codes, of which a number and letters side by side are one. */
export function courseStarts(cells: readonly string[]): number[] {
  const codes = cells.flatMap((cell, at) => (readCode(cell) ? [at] : []));
  const starts = codes.filter((at, i) => !(i > 0 && codes[i - 1] === at - 1));
  const ends = [...starts.slice(1), cells.length];
  const isWhole = starts.every((at, i) => cells.slice(at + 1, ends[i]).some((cell) => isNumberLike(cell) && !isBlank(cell)));
  return starts.length > 1 && !isWhole ? starts.slice(0, 1) : starts;
}

/** The columns that a line names; null: it is no header. */
export function headerOf({ cells, areWords }: Cells): (Role | null)[] | null {
  const roles: (Role | null)[] = [];
  if (!areWords) roles.push(...cells.map((cell) => columnRole(cell)));
  else
    for (let at = 0; at < cells.length; ) {
      const isName = (words: string[]) => {
        const role = columnRole(words.join(" "));
        // `Not Puan` are two columns, `T U` as well; `Ders Kodu` is one.
        const first = columnRole(words[0] ?? "");
        const isPair = role === "other" && first !== null && first !== "course";
        const isCreditAndEcts = words.length > 1 && role === "ects" && first === "credit";
        const areTwo = words.length > 1 && (isPair || isCreditAndEcts || words.every((word) => word.length === 1));
        return role !== null && !areTwo;
      };
      const length = [3, 2, 1].find((count) => at + count <= cells.length && isName(cells.slice(at, at + count)));
      if (!length) return null;
      roles.push(columnRole(cells.slice(at, at + length).join(" ")));
      at += length;
    }
  const known = roles.filter(Boolean);
  const says = (...some: Role[]) => some.some((role) => known.includes(role));
  if (known.length < 3 || known.length * 2 < filled([...cells]) || !says("credit", "ects", "grade")) return null;
  if (!says("name") && roles.includes("course") && known.some((role) => role === "other")) roles[roles.indexOf("course")] = "name";
  return roles;
}

const AVERAGES =
  /^(?:s?c?gpa\b|[adgy][nk]o\b|ortalama|(?:toplam|total)(?: (?:kredi|credit|akts|ects|puan|point).*)?:?$|(?:dönem|genel|semester|cumulative|term) (?:not )?(?:ort|gpa|average))/i;

/** Whether a line says averages and sums. */
export const isAverage = (row: string): boolean => AVERAGES.test(row.trim());

/** Cells that stand one on a line are put together again. Gives rows with the number of their first line. */
export function gatherRows(
  rows: readonly { number: number; row: string }[],
  isHeading: (row: string) => boolean,
): { number: number; row: string }[] {
  const all = rows.filter(({ row }) => row.trim() !== "");
  const isLone = ({ row }: { row: string }) => !/[\t;|]/.test(row.trim());
  const alone = all.filter((each) => isLone(each) && readCode(each.row.trim())).length;
  if (alone === 0) return all;
  const gathered: { number: number; row: string }[] = [];
  let at = 0;
  const isCode = (place: number) => Boolean(all[place] && isLone(all[place]) && readCode(all[place].row.trim()));
  const isRowNumber = (place: number) => /^\s*\d{1,3}[.)]?\s*$/.test(all[place]?.row ?? "") && isCode(place + 1);
  const ends = (place: number) =>
    isCode(place) || isRowNumber(place) || isHeading(all[place]?.row ?? "") || isAverage(all[place]?.row ?? "");
  while (at < all.length) {
    const begins = at;
    const first = all[at];
    if (!first) break;
    let names = 0;
    while (all[at + names] && isLone(all[at + names] ?? first) && columnRole(all[at + names]?.row ?? "")) names += 1;
    if (names >= 3) at += names;
    else {
      if (isRowNumber(at)) at += 1;
      if (isCode(at)) {
        at += 1;
        if (isCode(at) && readCode(all[at - 1]?.row ?? "")?.isNumeric && !readCode(all[at]?.row ?? "")?.isNumeric) at += 1;
        while (at < all.length && !ends(at) && isLone(all[at] ?? first)) at += 1;
      } else at = begins + 1;
    }
    const own = all.slice(begins, at).map(({ row }) => row.trim());
    gathered.push({ number: first.number, row: own.length > 1 ? own.join("\t") : first.row });
  }
  return gathered;
}
