/** Everybody may ask which rooms are free; staff leave rooms out. */
import { defineUseCases } from "~/platform/access/use-cases";

export const roomUseCases = defineUseCases({
  writes: { excludeRoom: "staff", includeRoom: "staff" },
  reads: ["readFreeRooms", "readExcludedRooms"],
});
