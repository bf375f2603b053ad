/** Who may do what with study rooms. */
import { defineUseCases } from "~/platform/access/use-cases";

const HOST = { is: ["host"] };
const MEMBER = { is: ["member", "host"] };

export const studyRoomUseCases = defineUseCases({
  writes: {
    addRoom: "signedIn",
    editRoom: HOST,
    endRoom: HOST,
    joinRoom: "signedIn",
    leaveRoom: { is: ["member"] },
    handOverRoom: HOST,
    removeFromRoom: HOST,
    enterLive: MEMBER,
    saveReportedMessage: MEMBER,
    takeRoomDown: "staff",
    bringRoomBack: "staff",
  },
  inside: ["tellRoom", "tellSoon", "tellRooms", "readChat"],
  reads: ["readShownRooms", "readRooms", "readRoom", "readOwnRoom", "readAllRooms", "readRoomPeople"],
});
