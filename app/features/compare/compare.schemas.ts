/** What the address of a comparison says: `?with=CENG140&with=MATH119`. */
import { plainCourseCode } from "~/platform/course-codes";

/** Codes of an address that are looked up; nobody writes as many by hand. */
const MOST_ASKED = 12;

/** The codes that an address asks for, in their order, each as often as it is written; `with=CENG140,MATH119` is read as well. */
export const readCodes = (query: URLSearchParams): string[] =>
  query
    .getAll("with")
    .flatMap((value) => value.split(","))
    .map(plainCourseCode)
    .filter(Boolean)
    .slice(0, MOST_ASKED);
