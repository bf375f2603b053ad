/** What graduates do, for programs. */
import { z } from "zod";
import { emailField } from "~/platform/forms/fields";
import { endpoint } from "~/platform/http/endpoint";
import { analyticsQuery, answerBody } from "./alumni.schemas";
import { answer, askForLink, readAnalytics, readDashboard } from "./alumni.service.server";

const done = z.object({ ok: z.literal(true) });

const link = endpoint({
  method: "POST",
  path: "/alumni/link",
  access: "public",
  summary: "Mail a link to the survey of graduates; an address can answer once",
  status: 202,
  body: z.strictObject({ email: emailField() }),
  response: done,
  async handler({ body }, ctx) {
    await askForLink(ctx, body.email);
    return { ok: true as const };
  },
});

const answers = endpoint({
  method: "POST",
  path: "/alumni/answers",
  access: "public",
  summary: "Answer the survey of graduates with the token of a mailed link, once; only counts are kept",
  status: 201,
  body: answerBody,
  response: done,
  async handler({ body }, ctx) {
    await answer(ctx, body);
    return { ok: true as const };
  },
});

const keys = z.array(z.string());

const dashboard = endpoint({
  method: "GET",
  path: "/alumni/dashboard",
  access: "public",
  summary: "Answers of graduates in whole percents; groups under five are counted together",
  response: z.object({ tables: z.array(z.object({ item: z.string(), shares: z.array(z.object({ keys, percent: z.number() })) })) }),
  async handler(_, ctx) {
    const { tables } = await readDashboard(ctx);
    return {
      tables: tables.map(({ item, shares }) => ({
        item,
        shares: shares.map((share) => ({ keys: [...share.keys], percent: share.percent })),
      })),
    };
  },
});

const analytics = endpoint({
  method: "GET",
  path: "/alumni/analytics",
  access: "public",
  summary: "The same by sector or department",
  query: analyticsQuery,
  response: z.object({
    tables: z.array(
      z.object({ item: z.string(), columns: z.array(keys), rows: z.array(z.object({ keys, percents: z.array(z.number()) })) }),
    ),
  }),
  async handler({ query }, ctx) {
    const { tables } = await readAnalytics(ctx, query.by);
    return {
      tables: tables.map(({ item, columns, lines }) => ({
        item,
        columns: columns.map((each) => [...each]),
        rows: lines.map((line) => ({ keys: [...line.keys], percents: line.percents })),
      })),
    };
  },
});

export const alumniEndpoints = [link, answers, dashboard, analytics];
