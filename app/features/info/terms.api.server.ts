/** The terms of use for programs: what changed, and accepting them as they are now. */
import { z } from "zod";
import { endpoint, endpointsFor } from "~/platform/http/endpoint";
import { TERMS_PAGE } from "~/platform/terms-of-use/terms-of-use";
import { plainText } from "./rich-text";
import { acceptTermsOfUse, readTermsChange } from "./terms.service.server";

const read = endpoint({
  method: "GET",
  path: "/terms-of-use",
  access: "user",
  summary: "The terms of use as they are now: their version, whether one still has to accept it, and what to show first",
  response: z.object({
    version: z.number().int(),
    is_accepted: z.boolean(),
    /** Since the version that was accepted; else the terms in short. */
    is_change: z.boolean(),
    text: z.string(),
    url: z.string(),
  }),
  async handler(_, ctx) {
    const { version, isAsked, isChange, blocks } = await readTermsChange(ctx);
    return {
      version,
      is_accepted: !isAsked,
      is_change: isChange,
      text: plainText(blocks),
      url: `${ctx.origin}${TERMS_PAGE}`,
    };
  },
});

const accept = endpoint({
  method: "POST",
  path: "/terms-of-use/accept",
  access: "user",
  whilePaused: "open",
  summary:
    "Accept the terms of use in the version that one was shown; again changes nothing, and another version than the one that holds is refused",
  body: z.strictObject({ version: z.coerce.number().int() }),
  response: z.object({ ok: z.literal(true) }),
  async handler({ body }, ctx) {
    await acceptTermsOfUse(ctx, body.version);
    return { ok: true as const };
  },
});

export const termsEndpoints = endpointsFor("programs that write for somebody after the terms changed", [read, accept]);
