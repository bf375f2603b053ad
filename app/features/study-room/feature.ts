/** What this feature brings: its pages, its links around every page. */
import { feature } from "../../engines/feature";
import { studyRoomPages } from "./study-room.pages";

const link = { to: "/study-room/all", key: "studyRooms", signedOutTo: "/study-room/demo" } as const;

export const studyRoomFeature = feature("study-room", {
  pages: studyRoomPages,
  links: [
    { group: "study", order: 6, ...link },
    { group: "tools", order: 1.8, ...link },
    { group: "footerTools", order: 2, ...link },
  ],
});
