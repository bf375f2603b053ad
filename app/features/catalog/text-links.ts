/** What is a link in texts that people write: codes of courses lead to the catalog. */
import type { FindLinks } from "~/kit/linked-text";
import { findCourseCodes } from "~/platform/course-codes";
import { departments } from "~/university/departments";

const letters = new Set(departments.values());
/** `ISO 9001` and `GPA 350` are no courses: no department has these letters. Where none are known, any may be one. */
const isOfDepartment = (code: string) => letters.size === 0 || letters.has(code.replace(/\d+$/, ""));

export const textLinks: FindLinks = (text) =>
  findCourseCodes(text)
    .filter(({ code }) => isOfDepartment(code))
    .map(({ start, end, code }) => ({ start, end, to: `/catalog/course/${code}` }));
