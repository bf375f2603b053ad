/** Two hundred live rooms of eight on one machine: how long it takes until all are in, and until what one says is heard. Linux only. */
import { studyRoomMembers, studyRooms } from "@schema/study-room";
import { openDb } from "../../app/platform/db.server";
import { DEMO_PASSWORD } from "../../drizzle/seed/factories/user";
import { insertMany } from "../../drizzle/seed/insert-many";
import { openLocal } from "../../scripts/local";
import { findWorkerds, memoryOf } from "../support/workerd";

const ROOMS = 200;
const MEMBERS = 8;
const HOUR = 3_600_000;
/** Sockets that are opened at the same time. */
const AT_ONCE = 32;

/** Writes the rooms into a local database before it is served. @returns their ids, and their members' addresses */
export async function prepareRooms(persistTo: string) {
  const { env, dispose } = await openLocal(persistTo);
  const { db } = openDb(env.DB);
  const { results } = await env.DB.prepare("SELECT user_id, user_email FROM users WHERE user_role = 'user' ORDER BY key LIMIT ?")
    .bind(MEMBERS)
    .all<{ user_id: string; user_email: string }>();
  const now = Date.now();
  const rooms = Array.from({ length: ROOMS }, (_, at) => `room-bench-${now}-${at}`);
  const [host] = results;
  const own = { topic: "Bench", place: "Here", capacity: MEMBERS, startsAt: now, endsAt: now + HOUR, createdAt: now, updatedAt: now };
  await insertMany(
    db,
    studyRooms,
    rooms.map((roomId) => ({ ...own, roomId, hostId: host?.user_id ?? null })),
  );
  await insertMany(
    db,
    studyRoomMembers,
    rooms.flatMap((roomId) => results.map(({ user_id: userId }) => ({ roomId, userId, joinedAt: now }))),
  );
  await dispose();
  return { rooms, emails: results.map(({ user_email }) => user_email) };
}

async function tokenOf(origin: string, email: string): Promise<string> {
  const body = JSON.stringify({ user_email: email, user_password: DEMO_PASSWORD });
  const headers = { "content-type": "application/json" };
  const login = await fetch(`${origin}/api/v1/reception/login`, { method: "POST", headers, body });
  return ((await login.json()) as { access_token: string }).access_token;
}

const SocketWithHeaders = WebSocket as unknown as new (address: string, options: { headers: Record<string, string> }) => WebSocket;

/** Opens a member's socket, and waits until the room has answered. */
function enter(origin: string, roomId: string, token: string): Promise<WebSocket> {
  const address = `${origin.replace("http", "ws")}/api/v1/study-room/${roomId}/live`;
  const socket = new SocketWithHeaders(address, { headers: { authorization: `Bearer ${token}` } });
  return new Promise((resolve, reject) => {
    socket.addEventListener("open", () => socket.send(JSON.stringify({ type: "hello", since: 0, clock: 0 })));
    socket.addEventListener("message", ({ data }) => String(data).includes('"welcome"') && resolve(socket));
    socket.addEventListener("close", ({ code }) => reject(new Error(`${roomId} was closed with ${code}`)));
  });
}

/** Milliseconds until all members of a room have heard what one of them says. */
async function heardAfter(room: readonly WebSocket[], id: string): Promise<number> {
  const began = performance.now();
  const heard = room.map(
    (socket) =>
      new Promise<void>((resolve) => {
        const listen = ({ data }: MessageEvent) => {
          if (!String(data).includes(id)) return;
          socket.removeEventListener("message", listen);
          resolve();
        };
        socket.addEventListener("message", listen);
      }),
  );
  room[0]?.send(JSON.stringify({ type: "say", id, text: "Does everybody hear this?" }));
  await Promise.all(heard);
  return performance.now() - began;
}

/**
 * Fills the rooms, and lets one say something in each, in all at the same time.
 * @param parent the process that serves them
 */
export async function measureRooms(origin: string, parent: number, { rooms, emails }: Awaited<ReturnType<typeof prepareRooms>>) {
  const memory = () => findWorkerds(parent).reduce((sum, id) => sum + memoryOf(id), 0);
  const tokens: string[] = [];
  for (const email of emails) tokens.push(await tokenOf(origin, email));
  const before = memory();
  const began = performance.now();
  const seats = rooms.flatMap((roomId) => tokens.map((token) => ({ roomId, token })));
  const sockets: WebSocket[] = [];
  for (let at = 0; at < seats.length; at += AT_ONCE)
    sockets.push(...(await Promise.all(seats.slice(at, at + AT_ONCE).map(({ roomId, token }) => enter(origin, roomId, token)))));
  const enteredAfter = performance.now() - began;
  const inRooms = rooms.map((_, at) => sockets.slice(at * emails.length, (at + 1) * emails.length));
  const waits = (await Promise.all(inRooms.map((room, at) => heardAfter(room, `bench-message-${at}`)))).sort((a, b) => a - b);
  const growth = memory() - before;
  for (const socket of sockets) socket.close();
  const at = (share: number) => waits[Math.floor((waits.length - 1) * share)] ?? 0;
  return { sockets: sockets.length, enteredAfter, median: at(0.5), slowest: at(1), megabytes: growth };
}
