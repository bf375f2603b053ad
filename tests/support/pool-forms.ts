/** The form of a pool's consent, as its page draws it. */
import { CONSENT_VERSION } from "../../app/features/mental-health/pools.rules";
import { see } from "./pages";
import type { Person } from "./site";

/** The form by which somebody agrees, with the text as its page has it. */
export async function acceptForm(as: Person, headers: Record<string, string> = {}, pool = "psychology") {
  const { body } = await see(`/${pool}/consent`, { as, headers });
  const shown = body.match(/name="shown" value="([0-9a-f]{64})"/)?.[1] ?? "";
  return { act: "accept", version: String(CONSENT_VERSION), shown };
}
