/** The course that a question to the assistant names: by its code, or by words that all fit it. */
import type { Slots } from "~/engines/intents";
import type { Context } from "~/platform/context";
import { catalogFilters } from "./catalog.schemas";
import { listCatalog } from "./catalog-list.repository.server";
import { planCourseSearch, searchNote } from "./course-finder.service.server";

const BEST_KNOWN = new Set(["typed", "similar"]);
const PAIR = 2;

/** The course that some words fit. @param isWhole they are all that was said, and may be mistyped */
async function courseBy(ctx: Context, words: string, isWhole: boolean): Promise<string | null> {
  const plan = await planCourseSearch(ctx, words);
  if (!plan) return null;
  const { items, step } = await listCatalog(ctx, catalogFilters.parse({ q: words, size: 1 }), plan);
  const { how } = searchNote(plan, step);
  return how === "typed" || (isWhole && BEST_KNOWN.has(how)) ? (items[0]?.courseCode ?? null) : null;
}

/** Its code; null where the question names none that is known. A name that several courses have is the most written of one's. */
export async function courseNamed(ctx: Context, { courses, name }: Pick<Slots, "courses" | "name">): Promise<string | null> {
  const [code] = courses;
  if (code) return code;
  const whole = await courseBy(ctx, name, true);
  const words = name.split(" ");
  return whole ?? (words.length > PAIR ? courseBy(ctx, words.slice(0, PAIR).join(" "), false) : null);
}
