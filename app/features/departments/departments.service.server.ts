/** Departments as forms and filters offer them. */
import type { Context } from "~/platform/context";
import { loadDepartments, type StoredDepartment } from "./departments.repository.server";

const KV_KEY = "departments:choices";
/** Fresh for five minutes (the user's specification, section 9). */
const FRESH_SECONDS = 300;

/** All active departments, from the cache when it is fresh; failures of the cache are silent. */
export async function listDepartments(ctx: Pick<Context, "db" | "env">): Promise<StoredDepartment[]> {
  const cached = await ctx.env.KV.get<StoredDepartment[]>(KV_KEY, { type: "json", cacheTtl: 60 }).catch(() => null);
  if (cached?.length) return cached;
  const fresh = await loadDepartments(ctx);
  await ctx.env.KV.put(KV_KEY, JSON.stringify(fresh), { expirationTtl: FRESH_SECONDS }).catch(() => undefined);
  return fresh;
}

/** Forgets the cache, after departments changed. */
export const forgetDepartments = ({ env }: Pick<Context, "env">) => env.KV.delete(KV_KEY).catch(() => undefined);

/** Departments as options in the reader's language, by name. */
export async function departmentChoices(ctx: Pick<Context, "db" | "env" | "locale">, { withCourses = false } = {}) {
  const all = await listDepartments(ctx);
  const collator = new Intl.Collator(ctx.locale);
  return all
    .filter(({ hasCourses }) => hasCourses || !withCourses)
    .map((department) => {
      const name = ctx.locale === "tr" ? department.nameTr : department.nameEn;
      const label = withCourses ? `${department.departmentCode} · ${name}` : name;
      return { value: department.departmentId, label };
    })
    .sort((a, b) => collator.compare(a.label, b.label));
}
