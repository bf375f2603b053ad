/** Rooms without a lecture, and those that staff leave out. */
import { page, pagesOf } from "../../platform/pages/page";

export const roomPages = pagesOf("rooms", [
  page("/schedule/rooms", "free", { access: "public" }),
  page("/schedule/rooms/excluded", "excluded", { access: "moderator" }),
]);
