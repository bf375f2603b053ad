/** The graduates' door for programs; the same use cases as the pages. */
import { z } from "zod";
import { idField } from "~/platform/forms/fields";
import { endpoint } from "~/platform/http/endpoint";
import { sayIn } from "~/platform/i18n/say.server";
import { codeNeeded, currentUser, loginSchema, tokenPair } from "../reception/reception.schemas";
import { signInAnswer } from "../reception/sign-in-answer.service.server";
import * as schemas from "./graduates.schemas";
import * as service from "./graduates.service.server";
import { applicationStatuses } from "./statuses";

const applicationId = z.object({ id: idField() });

const register = endpoint({
  method: "POST",
  path: "/reception-vip/register",
  access: "public",
  summary: "Apply as a graduate; staff verify it, and a mail follows",
  status: 202,
  body: schemas.applySchema,
  response: z.object({ message: z.string() }),
  async handler({ body }, ctx) {
    await service.apply(ctx, body);
    return { message: sayIn(ctx)("graduates:apply.sentTitle") };
  },
});

const login = endpoint({
  method: "POST",
  path: "/reception-vip/login",
  access: "public",
  summary: "Sign in as a verified graduate",
  body: loginSchema,
  response: z.union([tokenPair.extend({ user_current: currentUser }), codeNeeded]),
  handler: async ({ body }, ctx) =>
    signInAnswer(await service.signInGraduate(ctx, body, { channel: "api", deviceToken: body.device_token })),
});

const answerOf = (application: service.Application) => ({
  application_id: application.applicationId,
  name: application.name,
  user_email: application.email,
  phone: application.phone,
  department_id: application.departmentId,
  department_name: application.departmentName,
  graduation_year: application.graduationYear,
  diploma_number: application.diplomaNumber,
  alumni_link: application.alumniLink,
  note: application.note,
  status: application.status,
  reason: application.reason,
  created_at: application.createdAt,
  reviewed_at: application.reviewedAt,
  mine: application.isMine,
});

const applications = endpoint({
  method: "GET",
  path: "/reception-vip/applications",
  access: "moderator",
  summary: "Applications of graduates in a state, the newest first; `next_cursor` leads to older ones",
  query: schemas.applicationQuery,
  response: z.object({
    applications: z.array(schemas.applicationAnswer),
    counts: z.object({ waiting: z.number(), approved: z.number(), rejected: z.number() }),
    next_cursor: z.number().nullable(),
  }),
  async handler({ query: { status, q, cursor, limit } }, ctx) {
    const { items, counts, nextBefore } = await service.listApplications(ctx, { status, q, before: cursor, size: limit });
    return { applications: items.map(answerOf), counts, next_cursor: nextBefore ?? null };
  },
});

const application = endpoint({
  method: "GET",
  path: "/reception-vip/applications/:id",
  access: "moderator",
  summary: "One application of a graduate",
  params: applicationId,
  response: schemas.applicationAnswer,
  handler: async ({ params }, ctx) => answerOf(await service.readApplication(ctx, params.id)),
});

const verify = endpoint({
  method: "POST",
  path: "/reception-vip/applications/:id/verify",
  access: "moderator",
  summary: "Approve or reject an application, once; never one's own",
  params: applicationId,
  body: schemas.decisionSchema,
  response: z.object({ application_id: z.string(), status: z.enum(applicationStatuses) }),
  async handler({ params, body }, ctx) {
    await service.decide(ctx, params.id, body);
    return { application_id: params.id, status: body.decision === "approve" ? ("approved" as const) : ("rejected" as const) };
  },
});

export const graduateEndpoints = [register, login, applications, application, verify];
