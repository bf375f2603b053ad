/** Takes what broke in a browser. */
import { z } from "zod";
import { HOUR } from "../clock";
import { withoutUnstorable } from "../forms/fields";
import { endpoint } from "../http/endpoint";
import { recordError } from "./record.server";

/** What a browser says of its own failure is kept as far as it can be: a report isn't refused for half a character. */
const reportedText = (max: number) => z.string().max(max).overwrite(withoutUnstorable);

export const clientErrorEndpoint = endpoint({
  method: "POST",
  path: "/errors",
  access: "public",
  summary: "Report an error of the browser",
  status: 201,
  staysOpen: true,
  writeLimit: { name: "client-errors", max: 60, windowMs: HOUR },
  body: z.strictObject({
    message: reportedText(1000).min(1),
    stack: reportedText(8000).optional(),
    route: reportedText(300),
    comment: reportedText(1000).optional(),
  }),
  response: z.object({ error_id: z.string() }),
  async handler({ body }, ctx) {
    return { error_id: await recordError(ctx, body, "client", body.route, body.comment ?? null) };
  },
});
