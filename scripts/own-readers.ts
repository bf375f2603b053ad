/** Who reads by themselves what people type, though there is one reader for it. */

/** What such a reading looks like, and what takes its place. */
const READINGS: readonly (readonly [RegExp, string])[] = [
  [/\bparseFloat\(|\.replace(?:All)?\(\s*(?:","|',')\s*,\s*(?:"\."|'\.')\s*\)/, "numbers: readNumber, readDecimal"],
  [/<input(?=[^>]*\btype="number")/s, "numbers: TextField, or a text with inputMode"],
  [/Number\((?:target|event\.target|event\.currentTarget)\.value\b|Number\(fields\.get\(/, "numbers: readNumber"],
  [/z\.string\(\)\s*\.refine\(isDay\b/, "days: dayField"],
  [/z\s*\.string\(\)\s*\.regex\(\/\^\(\[01\]\\d\|2\[0-3\]\)/, "times: clockField, minuteField"],
  [/\/\^\\\+\?\[\\d/, "phones: phoneField"],
  [/(?:₺|TL)\$\{?|\$\{[^}]*\}\s*(?:₺|TL)\b|formatNumber\([^)]*\)\}\s*₺/, "money: formatMoney"],
  [/\b(?:price|fee|amount_off|monthly_cost):\s*(?:integerField\(|z\s*\.number\(\)\s*\.min)/, "money: money(…)"],
  [/\b(?:name|first_name|last_name|full_name):\s*z\s*\.string\(\)\s*\.(?:trim|regex)\(/, "names: personNameField, trimmedText"],
  [/\.toUpperCase\(\)\.replace\(\/\\s\+\/g|\.replace\(\/\\s\+\/g, ""\)\.toLocaleUpperCase\(/, "course codes: plainCourseCode"],
];

/** Modules that read files of the university or a language of their own, not fields; whoever is added says why. */
const ALLOWED: Readonly<Record<string, string>> = {
  "app/features/ai/grounding.rules.ts": "compares the numbers of two texts",
  "app/features/catalog/import-facts.rules.ts": "the catalog's file writes decimals with commas",
  "app/features/gpa/components/course-line.tsx": "a choice's value is a number that the page wrote",
  "app/features/gpa/import-words.rules.ts": "a transcript's columns are no typed numbers",
  "app/features/study-room/components/room-timer.tsx": "whole minutes, which the browser reads",
  "app/features/tickets/components/sale-rows.tsx": "a choice's value is a number that the page wrote",
  "app/kit/format.ts": "writes money",
  "app/kit/image-upload/crop-editor.tsx": "a slider's value is a number that the browser wrote",
};

/** One sentence for each module and kind. @param sources path and text */
export function ownReaders(sources: readonly (readonly [string, string])[]): string[] {
  return sources.flatMap(([file, text]) =>
    file in ALLOWED ? [] : READINGS.filter(([pattern]) => pattern.test(text)).map(([, instead]) => `${file} reads by itself: ${instead}`),
  );
}
