/** What the provider's page and servers send back. Both come from another site and without a session: hints, until the provider was asked. */
import { z } from "zod";
import { platformErrors } from "~/platform/errors/errors";
import { endpoint, endpointsFor } from "~/platform/http/endpoint";
import { receiveHint } from "./payments.service.server";

/** A hint is a form of a few dozen short fields. */
const MAX_FIELDS = 60;
const MAX_LENGTH = 2000;

/** What was sent, as a form, as JSON or behind the address. @throws badRequest when it is neither */
async function fieldsOf(request: Request): Promise<Record<string, string>> {
  try {
    const isJson = /json/i.test(request.headers.get("content-type") ?? "");
    const inBody =
      request.method === "GET" ? [] : isJson ? Object.entries((await request.json()) as object) : [...(await request.formData())];
    const all = [...new URL(request.url).searchParams, ...inBody].slice(0, MAX_FIELDS);
    return Object.fromEntries(all.map(([name, value]) => [name, String(value ?? "").slice(0, MAX_LENGTH)]));
  } catch {
    throw platformErrors.badRequest();
  }
}

const comesBack = (method: "GET" | "POST") =>
  endpoint({
    method,
    path: "/sipay/return",
    access: "public",
    acceptsOtherSites: true,
    isHidden: true,
    summary: "Where the provider's page sends a buyer back to, paid or not (answered with a redirect)",
    response: z.null(),
    async handler({ request }, ctx) {
      const { invoiceId, verdict, isPaid } = await receiveHint(ctx, "return", await fieldsOf(request));
      const about = new URLSearchParams(verdict === "accepted" && invoiceId ? { invoice: invoiceId } : { problem: verdict });
      return new Response(null, { status: 303, headers: { Location: `/sipay/confirmation/${isPaid ? "success" : "cancel"}?${about}` } });
    },
  });

const webhook = endpoint({
  method: "POST",
  path: "/sipay/webhook",
  access: "public",
  acceptsOtherSites: true,
  isHidden: true,
  summary: "What the provider tells of a sale or a refund by itself",
  response: z.object({ ok: z.boolean() }),
  async handler({ request }, ctx) {
    const { verdict } = await receiveHint(ctx, "webhook", await fieldsOf(request));
    return { ok: verdict === "accepted" };
  },
});

export const paymentEndpoints = [comesBack("GET"), comesBack("POST"), ...endpointsFor("the card provider", [webhook])];
