/** Information projects: everybody reads what is published, admins write, archive, delete and restore. */
import { type ProjectLine, projectStatuses } from "@schema/information";
import { readMarkdown } from "~/engines/markup/markdown.server";
import { requireAdmin } from "~/platform/access/roles";
import type { AdminContext, Context } from "~/platform/context";
import { holdsWords } from "~/platform/held-words";
import { informationErrors } from "./information.errors";
import * as repository from "./information.repository.server";
import type { ProjectInput } from "./information.schemas";

/** A project in the reader's language. */
function viewOf({ locale }: Pick<Context, "locale">, row: repository.Project) {
  const say = (lines: ProjectLine[]) => lines.map((line) => line[locale]);
  return {
    projectId: row.projectId,
    name: locale === "tr" ? row.nameTr : row.nameEn,
    description: readMarkdown(locale === "tr" ? row.descriptionTr : row.descriptionEn),
    requirements: say(row.accessRequirements),
    steps: say(row.processSteps),
    warnings: say(row.warnings),
    notes: say(row.notes),
    status: row.status,
    updatedAt: row.updatedAt,
  };
}
export type ProjectView = ReturnType<typeof viewOf>;

/** Those that hold the query, in either language. */
const matching = (rows: repository.Project[], query = "") => rows.filter(({ searchText }) => holdsWords(searchText, query));

/** What is published and fits, as it is stored. */
export const listPublished = async (ctx: Context, query?: string): Promise<repository.Project[]> =>
  matching(await repository.publishedProjects(ctx), query);

/** The same in the reader's language. */
export const readPublished = async (ctx: Context, query?: string): Promise<ProjectView[]> =>
  (await listPublished(ctx, query)).map((row) => viewOf(ctx, row));

/** The projects of a status that fit, with how many there are of each status. */
export async function listForAdmins(ctx: AdminContext, status: repository.ProjectStatus, query?: string) {
  requireAdmin(ctx);
  const { items, counts } = await repository.listWithCounts(ctx, status);
  return {
    items: matching(items, query).map((row) => viewOf(ctx, row)),
    counts: projectStatuses.map((each) => ({ status: each, count: counts.get(each) ?? 0 })),
  };
}

/** A project as it is stored, for its form. @throws notFound */
export async function readForEditing(ctx: AdminContext, projectId: string): Promise<repository.Project> {
  requireAdmin(ctx);
  const found = await repository.findProject(ctx, projectId);
  if (!found) throw informationErrors.notFound();
  return found;
}

/** Adds a project. @throws idTaken */
export async function addProject(ctx: AdminContext, input: ProjectInput): Promise<repository.Project> {
  requireAdmin(ctx);
  const added = await repository.insertProject(ctx, input);
  if (added === "taken") throw informationErrors.idTaken({ field: "project_id" });
  return added;
}

/** Changes a project. @throws notFound, idTaken, editConflict when somebody changed it meanwhile */
export async function editProject(ctx: AdminContext, projectId: string, input: ProjectInput): Promise<repository.Project> {
  requireAdmin(ctx);
  const edited = await repository.updateProject(ctx, projectId, input);
  if (edited === "taken") throw informationErrors.idTaken({ field: "project_id" });
  if (edited) return edited;
  await readForEditing(ctx, projectId);
  throw informationErrors.editConflict();
}

/** What each button leads to; what was deleted comes back as a draft. */
const statusAfter = { publish: "published", archive: "archived", delete: "deleted", restore: "draft" } as const;

/** Publishes, archives, deletes or restores; doing it twice changes nothing. @throws notFound */
export async function setProjectStatus(ctx: AdminContext, act: keyof typeof statusAfter, projectId: string): Promise<repository.Project> {
  requireAdmin(ctx);
  const row = await repository.writeStatus(ctx, projectId, statusAfter[act]);
  if (!row) throw informationErrors.notFound();
  return row;
}
