/** What a post is found by. */
import { findCourseCodes } from "../../platform/course-codes";
import { foldTurkish } from "../../platform/folding";

/** All words of a post, folded; codes of courses are found with and without their space. */
export const searchableText = (text: string): string => foldTurkish([text, ...findCourseCodes(text).map(({ code }) => code)].join(" "));
