/** Takes what broke in a browser. */
import { z } from "zod";
import { HOUR } from "../clock";
import { storableText } from "../forms/fields";
import { endpoint } from "../http/endpoint";
import { takeAttempt } from "../limits.server";
import { recordError } from "./record.server";

export const clientErrorEndpoint = endpoint({
  method: "POST",
  path: "/errors",
  access: "public",
  summary: "Report an error of the browser",
  status: 201,
  body: z.strictObject({
    message: storableText(1000).min(1),
    stack: storableText(8000).optional(),
    route: storableText(300),
    comment: storableText(1000).optional(),
  }),
  response: z.object({ error_id: z.string() }),
  async handler({ body }, ctx) {
    await takeAttempt(ctx, `client-errors:${ctx.address}`, { max: 60, windowMs: HOUR });
    return { error_id: await recordError(ctx, body, "client", body.route, body.comment ?? null) };
  },
});
