/**
 * Fails when a module reads by itself what people type: numbers, money, days, times, phones, names or course codes have one
 * reader each (`app/platform/forms/typed.ts`, `typed-days.ts`, `fields.ts`, `app/platform/course-codes.ts`). What an address, a file of the
 * university or a program wrote isn't typed.
 */
import { ownReaders } from "./own-readers";
import { sourcesOf } from "./sources";

const found = ownReaders(sourcesOf("app").filter(([file]) => !file.startsWith("app/platform/")));
for (const sentence of found) console.error(sentence);
process.exit(found.length > 0 ? 1 : 0);
