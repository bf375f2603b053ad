/** What the use cases of one's own overview are called with. */
import { makeCalendar } from "../../app/features/overview/calendar.service.server";
import { signUp } from "./site";
import type { Sample } from "./use-cases";

export const overviewSamples: Record<string, Sample> = {
  savePublicParts: () => ({ args: [{ public_parts: ["bio"] }] }),
  makeCalendar: () => ({ args: [{ kinds: ["todo"] }] }),
  async revokeCalendar(actor) {
    await makeCalendar(actor.ctx, { kinds: ["todo"] });
    return { args: [] };
  },
  async chooseForCalendar() {
    const owner = await signUp();
    await makeCalendar(owner.ctx, { kinds: ["todo"] });
    return { args: [{ kinds: ["alarm"] }], people: { owner } };
  },
};
