/** What is a link in texts that people write: codes of courses lead to the catalog. */
import type { FindLinks } from "~/kit/linked-text";
import { findCourseCodes } from "~/platform/course-codes";

export const textLinks: FindLinks = (text) =>
  findCourseCodes(text).map(({ start, end, code }) => ({ start, end, to: `/catalog/course/${code}` }));
