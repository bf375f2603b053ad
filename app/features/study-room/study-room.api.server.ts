/** Study rooms for programs; the same use cases as the pages. */
import { z } from "zod";
import { idField } from "~/platform/forms/fields";
import { endpoint, endpointsFor } from "~/platform/http/endpoint";
import { enterLive, saveReportedMessage } from "./live.service.server";
import { handOverRoom, joinRoom, leaveRoom, removeFromRoom } from "./members.service.server";
import { visibilities } from "./study-room.limits";
import { writeLimit } from "./study-room.pages";
import { newRoomForm, roomFilters, roomForm } from "./study-room.schemas";
import { addRoom, editRoom, endRoom, type RoomItem, readRoom, readRooms, readShownRooms } from "./study-room.service.server";

const path = "/study-room/:study_room_id";
const access = "user" as const;
const params = z.object({ study_room_id: idField() });
const ok = z.object({ ok: z.literal(true) });
const done = { ok: true } as const;

const roomAnswer = z.object({
  study_room_id: z.string(),
  topic: z.string(),
  course_code: z.string().nullable(),
  starts_at: z.number().describe("UTC milliseconds."),
  ends_at: z.number(),
  capacity: z.number(),
  members: z.number(),
  visibility: z.enum(visibilities),
  host: z.string().nullable(),
  state: z.enum(["planned", "open", "over", "cancelled", "taken-down"]),
});

const answerOf = (room: RoomItem): z.input<typeof roomAnswer> => ({
  study_room_id: room.roomId,
  topic: room.topic,
  course_code: room.courseCode,
  starts_at: room.startsAt,
  ends_at: room.endsAt,
  capacity: room.capacity,
  members: room.memberCount,
  visibility: room.visibility,
  host: room.hostName,
  state: room.state,
});

const demo = endpoint({
  method: "GET",
  path: "/study-room/demo",
  access: "public",
  isShared: true,
  summary: "The next study rooms for everyone, without their hosts and places",
  response: z.object({
    rooms: z.array(
      roomAnswer.pick({ topic: true, course_code: true, starts_at: true, ends_at: true, capacity: true, members: true, state: true }),
    ),
  }),
  async handler(_, ctx) {
    const rooms = await readShownRooms(ctx);
    return {
      rooms: rooms.map(({ topic, courseCode, startsAt, endsAt, capacity, memberCount, state }) => ({
        topic,
        course_code: courseCode,
        starts_at: startsAt,
        ends_at: endsAt,
        capacity,
        members: memberCount,
        state,
      })),
    };
  },
});

const list = endpoint({
  method: "GET",
  path: "/study-room",
  access,
  summary: "Study rooms that you may join, the next to begin first, and those that you are in",
  query: roomFilters,
  response: z.object({
    rooms: z.array(roomAnswer),
    own: z.array(roomAnswer),
    next: z.string().optional().describe("The next page's `after`."),
  }),
  async handler({ query }, ctx) {
    const { rooms, own, next } = await readRooms(ctx, query);
    return { rooms: rooms.map(answerOf), own: own.map(answerOf), next };
  },
});

const add = endpoint({
  method: "POST",
  path: "/study-room",
  access,
  writeLimit,
  summary: "Open a study room",
  body: newRoomForm,
  response: z.object({ study_room_id: z.string() }),
  status: 201,
  handler: async ({ body }, ctx) => ({ study_room_id: await addRoom(ctx, body) }),
});

const one = endpoint({
  method: "GET",
  path,
  access,
  summary: "One study room; its place and its people for members alone",
  params,
  response: roomAnswer.extend({
    place: z.string().nullable(),
    people: z.array(z.object({ user_id: z.string(), name: z.string(), user_name: z.string() })),
    is_member: z.boolean(),
    is_host: z.boolean(),
  }),
  async handler({ params: { study_room_id } }, ctx) {
    const { room, place, members, isMember, isHost } = await readRoom(ctx, study_room_id);
    const people = members.map(({ userId, name, userName }) => ({ user_id: userId, name, user_name: userName }));
    return { ...answerOf(room), place, people, is_member: isMember, is_host: isHost };
  },
});

const edit = endpoint({
  method: "PUT",
  path,
  access,
  writeLimit,
  summary: "Change a study room that you host",
  params,
  body: roomForm,
  response: ok,
  async handler({ params: { study_room_id }, body }, ctx) {
    await editRoom(ctx, study_room_id, body);
    return done;
  },
});

const end = endpoint({
  method: "DELETE",
  path,
  access,
  writeLimit,
  summary: "End a study room that you host, or call it off",
  params,
  response: ok,
  async handler({ params: { study_room_id } }, ctx) {
    await endRoom(ctx, study_room_id);
    return done;
  },
});

const join = endpoint({
  method: "POST",
  path: `${path}/join`,
  access,
  writeLimit,
  summary: "Join a study room",
  params,
  response: ok,
  async handler({ params: { study_room_id } }, ctx) {
    await joinRoom(ctx, study_room_id);
    return done;
  },
});

const leave = endpoint({
  method: "POST",
  path: `${path}/leave`,
  access,
  writeLimit,
  summary: "Leave a study room; its host names the next one",
  params,
  body: z.strictObject({ next_host: idField().optional() }),
  response: ok,
  async handler({ params: { study_room_id }, body }, ctx) {
    await leaveRoom(ctx, study_room_id, body.next_host);
    return done;
  },
});

const handOver = endpoint({
  method: "POST",
  path: `${path}/hand-over`,
  access,
  writeLimit,
  summary: "Make another member the host",
  params,
  body: z.strictObject({ user_id: idField() }),
  response: ok,
  async handler({ params: { study_room_id }, body }, ctx) {
    await handOverRoom(ctx, study_room_id, body.user_id);
    return done;
  },
});

const remove = endpoint({
  method: "DELETE",
  path: `${path}/members/:user_id`,
  access,
  writeLimit,
  summary: "Remove somebody from a study room that you host; they can't come back",
  params: params.extend({ user_id: idField() }),
  response: ok,
  async handler({ params: { study_room_id, user_id } }, ctx) {
    await removeFromRoom(ctx, study_room_id, user_id);
    return done;
  },
});

const live = endpoint({
  method: "GET",
  path: `${path}/live`,
  whilePaused: "closed",
  access,
  summary: "The WebSocket of a study room while it is open: who is there, its timer and its chat",
  params,
  query: z.object({
    tab: z
      .string()
      .regex(/^[\w-]{8,40}$/)
      .optional()
      .describe(
        "What you call the place that you come in from. It has one socket; with a name you hear what changes, without one whole lists.",
      ),
  }),
  response: z.unknown(),
  handler: ({ params: { study_room_id }, query: { tab }, request }, ctx) => enterLive(ctx, request, study_room_id, tab),
});

const keep = endpoint({
  method: "POST",
  path: `${path}/messages/:seq/keep`,
  access,
  writeLimit,
  summary: "Keep a message of the chat for staff; report it by the id that you get",
  params: params.extend({ seq: z.coerce.number().int().positive() }),
  response: z.object({ message_id: z.string() }),
  status: 201,
  handler: async ({ params: { study_room_id, seq } }, ctx) => ({ message_id: await saveReportedMessage(ctx, study_room_id, seq) }),
});

export const studyRoomEndpoints = [
  ...[demo, list],
  ...endpointsFor("apps in which people study together", [add]),
  one,
  ...endpointsFor("apps in which people study together", [edit, end, join, leave, handOver, remove]),
  live,
  ...endpointsFor("apps in which people study together", [keep]),
];
