/** What each use case of study rooms is called with. */
import { dayAhead } from "../../app/platform/time";
import { enter } from "./live-rooms";
import { type Person, signUp } from "./site";
import { addMembers, addRoom } from "./study-rooms";
import type { Sample, Scene } from "./use-cases";

const input = () => ({
  topic: "Essay",
  place: "Library",
  day: dayAhead(Date.now(), 2),
  starts: 600,
  ends: 720,
  capacity: 4,
  visibility: "everyone",
});

/** A room with its host and another member. */
const inRoom =
  (argsOf: (room: { roomId: string; member: Person }) => unknown[], own: Parameters<typeof addRoom>[1] = {}): Sample =>
  async (): Promise<Scene> => {
    const [host, member] = await Promise.all([signUp(), signUp()]);
    const roomId = await addRoom(host, own);
    await addMembers(roomId, member);
    return { args: argsOf({ roomId, member }), people: { host, member } };
  };

const upgrade = new Request("https://hocam.test/", { headers: { upgrade: "websocket" } });

export const studyRoomSamples: Record<string, Sample> = {
  addRoom: () => ({ args: [input()] }),
  editRoom: inRoom(({ roomId }) => [roomId, input()]),
  endRoom: inRoom(({ roomId }) => [roomId]),
  joinRoom: inRoom(({ roomId }) => [roomId]),
  leaveRoom: async () => {
    const member = await signUp();
    const roomId = await addRoom(await signUp());
    await addMembers(roomId, member);
    return { args: [roomId], people: { member } };
  },
  handOverRoom: inRoom(({ roomId, member }) => [roomId, member.userId]),
  removeFromRoom: inRoom(({ roomId, member }) => [roomId, member.userId]),
  takeRoomDown: inRoom(({ roomId }) => [roomId, "It sells answers."]),
  bringRoomBack: inRoom(({ roomId }) => [roomId], { status: "rejected" }),
  enterLive: inRoom(({ roomId }) => [upgrade, roomId]),
  saveReportedMessage: async () => {
    const [host, member] = await Promise.all([signUp(), signUp()]);
    const roomId = await addRoom(host);
    await addMembers(roomId, member);
    const guest = await enter(roomId, host);
    const { seq } = await guest.say("Hello");
    guest.socket.close();
    return { args: [roomId, seq], people: { host, member } };
  },
};
