/** One course under one key, however its code is written: by number, by letters, with a mark, a dash or a section. */
import { plainCourseCode } from "~/platform/course-codes";
import { departments } from "./departments";

const NUMBER_DIGITS = 3;

/** Leading zeros of the number don't tell courses apart: `0140` is `140`. */
const shortNumber = (digits: string) => digits.replace(/^0+/, "").padStart(NUMBER_DIGITS, "0");

/** `2360119`, `math 119`, `MATH-0119` and `*MATH119` → `MATH119`. What is no code of METU's stays as it is, without spaces. */
export function courseKey(code: string): string {
  const plain = plainCourseCode(code);
  const bare = plain.replace(/[^\p{L}\p{N}]/gu, "");
  const numeric = /^(\d{3})(\d{4})$/.exec(bare);
  const department = numeric && departments.get(numeric[1] ?? "");
  if (numeric && department) return department + shortNumber(numeric[2] ?? "");
  const lettered = /^([A-Z]{2,5})(\d{3,4})([A-Z]?)$/.exec(bare);
  return lettered ? `${lettered[1]}${shortNumber(lettered[2] ?? "")}${lettered[3]}` : plain;
}
