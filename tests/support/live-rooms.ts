/** People in live rooms, as their browsers are: over a WebSocket through the Worker's door. */
import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect } from "vitest";
import type { Answer } from "../../app/features/study-room/live/protocol";
import type { StudyRoomObject } from "../../app/features/study-room/live/room.object";
import { type Person, visit } from "./site";

type AnswerOf<Type extends Answer["type"]> = Extract<Answer, { type: Type }>;

/** Long enough for anything that comes at all. */
const TIMEOUT = 5000;

export class Guest {
  readonly heard: (Answer | string)[] = [];
  /** The code that it was closed with. */
  closed: number | null = null;
  private read = 0;
  private wake: () => void = () => undefined;

  constructor(readonly socket: WebSocket) {
    socket.accept();
    socket.addEventListener("message", ({ data }) => {
      this.heard.push(String(data).startsWith("{") ? (JSON.parse(String(data)) as Answer) : String(data));
      this.wake();
    });
    socket.addEventListener("close", ({ code }) => {
      this.closed = code;
      this.wake();
    });
  }

  send(frame: object | string | ArrayBuffer): void {
    this.socket.send(typeof frame === "string" || frame instanceof ArrayBuffer ? frame : JSON.stringify(frame));
  }

  /** The next answer of a kind that wasn't taken yet, those before it left out. */
  async next<Type extends Answer["type"]>(type: Type, isIt: (answer: AnswerOf<Type>) => boolean = () => true): Promise<AnswerOf<Type>> {
    const isWanted = (answer: Answer | string) => typeof answer !== "string" && answer.type === type && isIt(answer as AnswerOf<Type>);
    await this.until(
      () => this.heard.slice(this.read).some(isWanted),
      `${type}; heard ${JSON.stringify(this.heard.slice(this.read))}, closed ${this.closed}`,
    );
    const at = this.heard.findIndex((answer, i) => i >= this.read && isWanted(answer));
    this.read = at + 1;
    return this.heard[at] as AnswerOf<Type>;
  }

  /** The code with which it is closed. */
  async end(): Promise<number> {
    await this.until(() => this.closed !== null, "its end");
    return this.closed as number;
  }

  async hello(since = 0): Promise<AnswerOf<"welcome">> {
    this.send({ type: "hello", since, clock: 0 });
    return this.next("welcome");
  }

  /** Says something, and waits until it is heard. */
  async say(text: string, id = crypto.randomUUID()): Promise<AnswerOf<"said">["message"]> {
    this.send({ type: "say", id, text });
    return (await this.next("said", ({ message }) => message.id === id)).message;
  }

  private async until(isSo: () => boolean, what: string): Promise<void> {
    const end = Date.now() + TIMEOUT;
    while (!isSo()) {
      if (Date.now() > end) throw new Error(`Waited in vain for ${what}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 200);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }
}

/** Asks for the socket of a room. */
export const knock = (roomId: string, as: Person | undefined, headers: Record<string, string> = {}, tab?: string): Promise<Response> =>
  visit(`/api/v1/study-room/${roomId}/live${tab ? `?tab=${tab}` : ""}`, { as, headers: { upgrade: "websocket", ...headers } });

/** Goes into a live room, by a tab of its own unless told which; null is a browser that names none. */
export async function enter(roomId: string, as: Person, tab: string | null = crypto.randomUUID()): Promise<Guest> {
  const { status, webSocket } = await knock(roomId, as, {}, tab ?? undefined);
  expect(status).toBe(101);
  if (!webSocket) throw new Error("There is no socket");
  return new Guest(webSocket);
}

const rooms = () => env.STUDY_ROOMS as unknown as DurableObjectNamespace<StudyRoomObject>;

/** The object of a room. */
export const objectOf = (roomId: string) => rooms().get(rooms().idFromName(roomId));

/** Lets the room believe that it is another time. */
export const setClock = (roomId: string, now: number): Promise<void> =>
  runInDurableObject(objectOf(roomId), (room: StudyRoomObject) => {
    room.clock = { now: () => now };
  });

/** Rings the room's alarm now, as it would later. @returns whether one was set */
export const ring = (roomId: string): Promise<boolean> => runDurableObjectAlarm(objectOf(roomId));

/** Whether a room's object keeps anything. */
export const keepsAnything = (roomId: string): Promise<boolean> =>
  runInDurableObject(objectOf(roomId), (_: StudyRoomObject, { storage }) => {
    const tables = [...storage.sql.exec("SELECT name FROM sqlite_master WHERE name = 'said'")];
    return tables.length > 0 || storage.kv.get("facts") !== undefined;
  });
