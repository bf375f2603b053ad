/** What the use cases of rooms are called with. */
import { excludedRooms } from "@schema/rooms";
import { testContext } from "./site";
import type { Sample } from "./use-cases";

let serial = 100;

export const roomSamples: Record<string, Sample> = {
  excludeRoom: () => ({ args: [{ room_name: `SAM-${serial++}`, reason: "Under repair" }] }),
  async includeRoom() {
    const roomKey = `SAM${serial++}`;
    await testContext().db.insert(excludedRooms).values({ roomKey, name: roomKey, reason: "Under repair", createdAt: Date.now() });
    return { args: [roomKey] };
  },
};
