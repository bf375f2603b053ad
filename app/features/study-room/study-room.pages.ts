/** Pages of study rooms: what one is, the rooms that are open, one's own, and what staff see of them. */
import { page, pagesOf } from "../../platform/pages/page";

export const writeLimit = { name: "study-rooms", max: 60, windowMs: 60_000 };

export const studyRoomPages = pagesOf("study-room", [
  page("/study-room/demo", "demo", { access: "public", chrome: "noFooter" }),
  page("/study-room/all", "all", { access: "public", signedOutTo: "/study-room/demo" }),
  page("/study-room/add", "add", { access: "user", writeLimit }),
  page("/study-room/:study_room_id", "one", { access: "user", writeLimit, isNeverStored: true }),
  page("/study-room/edit/:study_room_id", "edit", { access: "user", writeLimit }),
  page("/study-room/admin/users", "admin-users", { access: "moderator" }),
  page("/study-room/admin/rooms", "admin-rooms", { access: "moderator" }),
  page("/admin/study-room/paths", "paths", { access: "moderator" }),
]);
