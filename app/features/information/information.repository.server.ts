/** Information projects in D1; there are some dozens of them, so lists read them whole. */
import { informationProjects, type projectStatuses } from "@schema/information";
import { and, asc, count, eq, ne, type SQL } from "drizzle-orm";
import { withoutMarks } from "~/engines/markup/markdown.server";
import { auditChange, auditEntry } from "~/platform/audit.server";
import type { AdminContext, Context } from "~/platform/context";
import { reasonOf } from "~/platform/db.server";
import { foldTurkish } from "~/platform/folding";
import type { ProjectInput } from "./information.schemas";

export type Project = typeof informationProjects.$inferSelect;
export type ProjectStatus = (typeof projectStatuses)[number];

const MOST = 300;

const inOrder = [asc(informationProjects.position), asc(informationProjects.key)];

const ofStatus = ({ db }: Pick<Context, "db">, status: ProjectStatus) =>
  db
    .select()
    .from(informationProjects)
    .where(eq(informationProjects.status, status))
    .orderBy(...inOrder)
    .limit(MOST);

/** What is published, in the order in which staff put it. */
export const publishedProjects = (ctx: Pick<Context, "db">) => ofStatus(ctx, "published");

/** The projects of a status, and how many there are of each. */
export async function listWithCounts({ db }: Pick<Context, "db">, status: ProjectStatus) {
  const [items, counts] = await db.batch([
    ofStatus({ db }, status),
    db.select({ status: informationProjects.status, count: count() }).from(informationProjects).groupBy(informationProjects.status),
  ]);
  return { items, counts: new Map(counts.map((each) => [each.status, each.count])) };
}

/** One project, whatever its status; null when there is none. */
export async function findProject({ db }: Pick<Context, "db">, projectId: string): Promise<Project | null> {
  const [row] = await db.select().from(informationProjects).where(eq(informationProjects.projectId, projectId)).limit(1);
  return row ?? null;
}

/** Every text of both languages, folded. */
function searchTextOf(input: ProjectInput): string {
  const lists = [input.access_requirements, input.process_steps, input.warnings, input.notes].flat().flatMap(({ en, tr }) => [en, tr]);
  const names = [input.name_en, input.name_tr, withoutMarks(input.description_en), withoutMarks(input.description_tr)];
  return foldTurkish([...names, ...lists].join(" "));
}

const fieldsOf = (input: ProjectInput) => ({
  projectId: input.project_id,
  nameEn: input.name_en,
  nameTr: input.name_tr,
  descriptionEn: input.description_en,
  descriptionTr: input.description_tr,
  accessRequirements: input.access_requirements,
  processSteps: input.process_steps,
  warnings: input.warnings,
  notes: input.notes,
  searchText: searchTextOf(input),
  status: input.status,
  position: input.order,
});

const audited = {
  project_id: informationProjects.projectId,
  name_en: informationProjects.nameEn,
  name_tr: informationProjects.nameTr,
  description_en: informationProjects.descriptionEn,
  description_tr: informationProjects.descriptionTr,
  access_requirements: informationProjects.accessRequirements,
  process_steps: informationProjects.processSteps,
  warnings: informationProjects.warnings,
  notes: informationProjects.notes,
  status: informationProjects.status,
  order: informationProjects.position,
};

const subjectType = "information";
const rowOf = (where: SQL | undefined) => ({
  table: informationProjects,
  id: informationProjects.projectId,
  fields: audited,
  where,
});

/** The written row, or `taken` where another project has the id. */
async function unlessTaken<T>(write: () => Promise<T>): Promise<T | "taken"> {
  try {
    return await write();
  } catch (failed) {
    if (reasonOf(failed).includes("information_projects.project_id")) return "taken";
    throw failed;
  }
}

/** Adds a project and writes down who did. */
export const insertProject = (ctx: AdminContext, input: ProjectInput): Promise<Project | "taken"> =>
  unlessTaken(async () => {
    const now = ctx.clock.now();
    const [[row]] = await ctx.db.batch([
      ctx.db
        .insert(informationProjects)
        .values({ ...fieldsOf(input), createdAt: now, updatedAt: now })
        .returning(),
      auditEntry(ctx, { act: "information.add", subjectType, subjectId: input.project_id, after: input }),
    ]);
    return row as Project;
  });

/** Changes a project that is still of the version that was read; null when it isn't, or isn't there. */
export const updateProject = (ctx: AdminContext, projectId: string, input: ProjectInput): Promise<Project | "taken" | null> =>
  unlessTaken(async () => {
    const version = input.version ?? 0;
    const where = and(eq(informationProjects.projectId, projectId), eq(informationProjects.version, version));
    const [, [row]] = await ctx.db.batch([
      auditChange(ctx, { act: "information.edit", subjectType, after: input }, rowOf(where)),
      ctx.db
        .update(informationProjects)
        .set({ ...fieldsOf(input), version: version + 1, updatedAt: ctx.clock.now() })
        .where(where)
        .returning(),
    ]);
    return row ?? null;
  });

/** Gives a project another status; one that has it already is left alone. Null when there is none. */
export async function writeStatus(ctx: AdminContext, projectId: string, status: ProjectStatus): Promise<Project | null> {
  const where = and(eq(informationProjects.projectId, projectId), ne(informationProjects.status, status));
  const [, , [row]] = await ctx.db.batch([
    auditChange(ctx, { act: `information.${status}`, subjectType, after: { status } }, rowOf(where)),
    ctx.db.update(informationProjects).set({ status, updatedAt: ctx.clock.now() }).where(where),
    ctx.db.select().from(informationProjects).where(eq(informationProjects.projectId, projectId)).limit(1),
  ]);
  return row ?? null;
}
