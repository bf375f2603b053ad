/** One course under one key: `cs 101`, `CS-101` and `*CS101` → `CS101`. */
import { plainCourseCode } from "~/platform/course-codes";

export function courseKey(code: string): string {
  const plain = plainCourseCode(code);
  const bare = plain.replace(/[^\p{L}\p{N}]/gu, "");
  return /^[A-Z]{2,5}\d{3}[A-Z]?$/.test(bare) ? bare : plain;
}
