/** Tells the register what somebody said here (a trigger on the ledger writes the message), as the ledger has it when it is told: of several at once the last counts, whichever goes first. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { HOUR } from "../clock";
import { defineMessage, type Message, type MessagePolicy, NotReady } from "../messages/message";
import { COMMERCIAL } from "./commercial";
import { hasRegister, iysRegister } from "./iys.server";
import type { Registered } from "./register";

/** Three working days are what the regulation gives: tried for that long, also over a weekend. */
const FIVE_DAYS: MessagePolicy = {
  retryAfter: [HOUR / 60, HOUR / 12, HOUR / 2, ...[1, 2, 4, 8, 12, 24, 24, 24, 20].map((hours) => hours * HOUR)],
};

export const consentReport: Message = defineMessage({
  name: "consent-report",
  schema: z.object({ userId: z.string() }),
  policy: FIVE_DAYS,
  async handle({ db, env, clock }, { userId }) {
    if (!hasRegister(env)) throw new NotReady("noRegister");
    const [said] = await db.all<Registered & { email: string }>(
      sql`SELECT l.act AS answer, l.at, u.user_email AS email FROM consent_ledger AS l JOIN users AS u ON u.user_id = l.user_id
        WHERE l.user_id = ${userId} AND l.purpose = ${COMMERCIAL.pool} ORDER BY l.key DESC LIMIT 1`,
    );
    if (!said) return "dropped";
    await iysRegister(env, clock).report(said.email, said);
    return "sent";
  },
});
