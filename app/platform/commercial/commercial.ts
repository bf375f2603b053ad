/** Messages that advertise: what somebody agrees to who wants them, and what a site needs before it may send any (decision 078). */
import type { Asked } from "../operator";

/** The consent; whoever changes its text raises the version, and everybody is asked again. */
export const COMMERCIAL = { pool: "commercial-messages", version: 1 } as const;

/** What a message that advertises has to say of who sends it. */
export const SENDER_NEEDS: readonly Asked[] = ["name", ["phone", "email"], ["mersis", "tax"]];

/** The account at İYS, the register in which recipients say yes and no. */
export const REGISTER_SETTINGS = ["IYS_USERNAME", "IYS_PASSWORD", "IYS_CODE", "IYS_BRAND_CODE"] as const;
