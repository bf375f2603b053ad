/** The department that a question to the assistant names. */
import type { Context } from "~/platform/context";
import { foldTurkish } from "~/platform/folding";
import { rawWords } from "~/platform/stems";
import { departmentChoices } from "../departments/departments.service.server";

/** Shorter names and codes are words as well: `me`, `is`. */
const LEAST_LETTERS = 4;
const LEAST_OF_CODE = 3;

/** The department that a text names with what Turkish puts behind it: `tarih bölümünden`, `iktisatta`; the one with the longest name. */
export async function departmentIn(ctx: Context, text: string): Promise<string | undefined> {
  const said = rawWords(text).map(foldTurkish);
  const named = (await departmentChoices(ctx, { withCourses: true })).flatMap(({ value, label }) => {
    const [code = "", name = ""] = label.split(" · ");
    const words = foldTurkish(name).split(" ");
    const isSaid =
      (code.length >= LEAST_OF_CODE && said.includes(code.toLowerCase())) ||
      words.every((word) => word.length >= LEAST_LETTERS && said.some((each) => each.startsWith(word)));
    return isSaid ? [{ value, length: words.length }] : [];
  });
  return named.toSorted((a, b) => b.length - a.length)[0]?.value;
}
