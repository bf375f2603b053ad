/** What this feature brings: its pages, its links around every page. */
import { feature } from "../../engines/feature";
import { roomPages } from "./rooms.pages";

export const roomsFeature = feature("rooms", {
  pages: roomPages,
  links: [
    { group: "study", order: 5.5, to: "/schedule/rooms", key: "freeRooms" },
    { group: "tools", order: 1.75, to: "/schedule/rooms", key: "freeRooms" },
    { group: "footerTools", order: 1.8, to: "/schedule/rooms", key: "freeRooms" },
  ],
});
