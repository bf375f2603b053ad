/** The course that a question to the assistant names: by its code, or by words that all fit it. */
import type { Slots } from "~/engines/intents";
import type { Context } from "~/platform/context";
import { catalogFilters } from "./catalog.schemas";
import { listCatalog } from "./catalog-list.repository.server";
import { planCourseSearch, searchNote } from "./course-finder.service.server";

/** Its code; null where the question names none that is known. A name that several courses have is the most written of one's. */
export async function courseNamed(ctx: Context, { courses, name }: Pick<Slots, "courses" | "name">): Promise<string | null> {
  const [code] = courses;
  if (code) return code;
  const plan = await planCourseSearch(ctx, name);
  if (!plan) return null;
  const { items, step } = await listCatalog(ctx, catalogFilters.parse({ q: name, size: 1 }), plan);
  const { how } = searchNote(plan, step);
  return how === "typed" || how === "similar" ? (items[0]?.courseCode ?? null) : null;
}
