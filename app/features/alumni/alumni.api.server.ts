/** What graduates said, for programs. */
import { z } from "zod";
import { endpoint, endpointsFor } from "~/platform/http/endpoint";
import { analyticsQuery } from "./alumni.schemas";
import { readAnalytics, readDashboard } from "./alumni.service.server";

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

export const alumniEndpoints = endpointsFor("other sites of the university that show where graduates went", [dashboard, analytics]);
