/** What is a link in texts that people write: codes of courses lead to the catalog. */
import { findCourseCodes } from "../platform/course-codes";

export const textLinks = (text: string) =>
  findCourseCodes(text).map(({ start, end, code }) => ({ start, end, to: `/catalog/course/${code}` }));
