/** What the use cases of seats are called with. */
import { seatReports, seatWatches } from "@schema/seats";
import { openSeats, SEAT_TERM, seatedCourse } from "./seats";
import { type Person, testContext } from "./site";
import type { Sample } from "./use-cases";

async function open() {
  await openSeats();
  return (await seatedCourse()).courseId;
}

export const seatSamples: Record<string, Sample> = {
  reportSeat: async () => ({ args: [{ courseId: await open(), section: 1 }, true] }),
  async takeSeatBack(actor?: Person) {
    const courseId = await open();
    if (actor) {
      const row = { userId: actor.userId, courseId, term: SEAT_TERM, sectionNumber: 1, hasRoom: true, createdAt: Date.now() };
      await testContext().db.insert(seatReports).values(row);
    }
    return { args: [{ courseId, section: 1 }] };
  },
  watchSection: async () => ({ args: [{ courseId: await open(), section: 1 }] }),
  watchAdmitted: async () => ({ args: [await open()] }),
  async unwatchSection(actor?: Person) {
    const courseId = await open();
    if (actor) {
      const row = { userId: actor.userId, courseId, term: SEAT_TERM, sectionNumber: 1, createdAt: Date.now() };
      await testContext().db.insert(seatWatches).values(row);
    }
    return { args: [{ courseId, section: 1 }] };
  },
};
