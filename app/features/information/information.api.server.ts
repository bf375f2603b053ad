/** Information projects for programs; the same use cases as the pages. */
import { z } from "zod";
import { endpoint, endpointsFor } from "~/platform/http/endpoint";
import type { Project } from "./information.repository.server";
import { projectAnswer, projectFilters, projectId, projectSchema } from "./information.schemas";
import { addProject, editProject, listPublished, readForEditing, setProjectStatus } from "./information.service.server";

const byId = z.object({ id: projectId });

const answerOf = (row: Project) => ({
  project_id: row.projectId,
  name_en: row.nameEn,
  name_tr: row.nameTr,
  description_en: row.descriptionEn,
  description_tr: row.descriptionTr,
  access_requirements: row.accessRequirements,
  process_steps: row.processSteps,
  warnings: row.warnings,
  notes: row.notes,
  status: row.status,
  order: row.position,
  version: row.version,
});

const list = endpoint({
  method: "GET",
  path: "/information",
  access: "public",
  isShared: true,
  summary: "Published information projects in order; q looks in every text of both languages",
  failure: "information.loadFailed",
  query: projectFilters.pick({ q: true }),
  response: z.object({ projects: z.array(projectAnswer) }),
  handler: async ({ query: { q } }, ctx) => ({ projects: (await listPublished(ctx, q)).map(answerOf) }),
});

const one = endpoint({
  method: "GET",
  path: "/admin/information/:id",
  access: "admin",
  summary: "An information project, whatever its status",
  failure: "information.loadFailed",
  params: byId,
  response: projectAnswer,
  handler: async ({ params }, ctx) => answerOf(await readForEditing(ctx, params.id)),
});

const add = endpoint({
  method: "POST",
  path: "/admin/information",
  access: "admin",
  summary: "Add an information project",
  failure: "information.saveFailed",
  status: 201,
  body: projectSchema,
  response: projectAnswer,
  handler: async ({ body }, ctx) => answerOf(await addProject(ctx, body)),
});

const edit = endpoint({
  method: "PUT",
  path: "/admin/information/:id",
  access: "admin",
  summary: "Change an information project that is still of the version named",
  failure: "information.saveFailed",
  params: byId,
  body: projectSchema,
  response: projectAnswer,
  handler: async ({ params, body }, ctx) => answerOf(await editProject(ctx, params.id, body)),
});

const remove = endpoint({
  method: "DELETE",
  path: "/admin/information/:id",
  access: "admin",
  summary: "Delete an information project; it can be restored",
  failure: "information.deleteFailed",
  params: byId,
  response: projectAnswer,
  handler: async ({ params }, ctx) => answerOf(await setProjectStatus(ctx, "delete", params.id)),
});

const restore = endpoint({
  method: "PUT",
  path: "/admin/information/:id/restore",
  access: "admin",
  summary: "Bring a deleted information project back as a draft",
  failure: "information.saveFailed",
  params: byId,
  response: projectAnswer,
  handler: async ({ params }, ctx) => answerOf(await setProjectStatus(ctx, "restore", params.id)),
});

export const informationEndpoints = [
  ...endpointsFor("other sites of the university that show projects", [list]),
  ...endpointsFor("programs of admins that bring projects from elsewhere", [one, add, edit, remove, restore]),
];
