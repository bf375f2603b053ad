/** One live room: who is there, its timer and its chat. It sleeps while nobody speaks, and all that it knows outlives that. */
import { DurableObject } from "cloudflare:workers";
import { findEndedSessions } from "../../../platform/accounts/sessions.repository.server";
import { type Clock, systemClock } from "../../../platform/clock";
import { openDb } from "../../../platform/db.server";
import { Chat } from "./chat";
import { type RoomFacts, readEntry } from "./handed";
import * as limits from "./live.limits";
import { type Answer, type Frame, type Present, readFrame, type SaidMessage } from "./protocol";
import { type Seat, seatOf, takeFrame } from "./seat";
import type { Timer } from "./timer.rules";

const { closeCodes } = limits;
const OPEN = 1;
const BAD_DATA = 1003;
const NOT_UNDERSTOOD = 1007;
const TOO_LARGE = 1009;

export class StudyRoomObject extends DurableObject<Env> {
  /** Tests bring another. */
  clock: Clock = systemClock;
  private readonly chat: Chat;
  /** What everybody was told last of who is there; forgotten when the room sleeps, and then said once more. */
  private saidPeople = "";
  private readonly entries = new Map<string, [count: number, since: number]>();

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.chat = new Chat(ctx.storage.sql);
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(limits.BEAT, limits.BEAT_BACK));
  }

  /** Lets somebody in whom the Worker has let in. */
  override async fetch(request: Request): Promise<Response> {
    const { facts, visitor } = readEntry(request);
    const now = this.clock.now();
    this.chat.open();
    this.learn(facts);
    // Who was shown out since the Worker asked stays out.
    if (!this.facts?.memberIds.includes(visitor.userId)) return new Response(null, { status: 403 });
    if (!this.mayEnter(visitor.userId, now)) return new Response(null, { status: 429 });
    for (const old of this.tooMany(visitor.userId)) this.close(old, closeCodes.elsewhere);
    const { 0: client, 1: server } = new WebSocketPair();
    this.ctx.acceptWebSocket(server);
    const seat: Seat = { ...visitor, since: now, seenAt: now, frames: [0, now] };
    server.serializeAttachment(seat);
    this.sayPeople();
    await this.plan();
    return new Response(null, { status: 101, webSocket: client });
  }

  /** Takes what changed in the database: closes what is over, and shows out who isn't a member. @returns whose messages it has */
  async update(facts: RoomFacts): Promise<string[]> {
    if (!this.facts) return [];
    this.learn(facts);
    await this.plan();
    return this.chat.authors();
  }

  /** Wipes whatever some people said. */
  async forget(userIds: string[]): Promise<void> {
    if (this.facts) this.sayGone(this.chat.wipe({ authors: userIds }));
  }

  /** What was said, for its members. */
  async messages(): Promise<SaidMessage[]> {
    return this.facts ? this.chat.since(0) : [];
  }

  /** One message; null when it isn't there (any more). */
  async message(seq: number): Promise<SaidMessage | null> {
    return this.facts ? this.chat.one(seq) : null;
  }

  override async webSocketMessage(socket: WebSocket, data: string | ArrayBuffer): Promise<void> {
    if (socket.readyState !== OPEN) return;
    const now = this.clock.now();
    const frame = this.read(socket, data, now);
    if (typeof frame === "number") this.drop(socket, frame);
    else this.answer(socket, frame, now);
  }

  override async webSocketClose(): Promise<void> {
    this.sayPeople();
  }

  override async webSocketError(): Promise<void> {
    this.sayPeople();
  }

  /** Closes a room that is over, shows out who is silent, and in the end forgets everything. */
  override async alarm(): Promise<void> {
    const { facts } = this;
    if (!facts) return;
    const now = this.clock.now();
    if (now >= facts.forgetsAt) {
      for (const socket of this.sockets()) this.close(socket, closeCodes.over);
      await this.ctx.storage.deleteAlarm();
      return this.ctx.storage.deleteAll();
    }
    let isNews = false;
    const ended = await this.endedSessions(now);
    for (const socket of this.sockets()) {
      const code = ended.has(seatOf(socket).sessionId) ? closeCodes.renew : this.whyOut(socket, facts, now);
      if (code === null) continue;
      this.close(socket, code);
      isNews = true;
    }
    if (isNews) this.sayPeople();
    await this.plan();
  }

  private get facts(): RoomFacts | undefined {
    return this.ctx.storage.kv.get<RoomFacts>("facts");
  }

  private get timer(): Timer | null {
    return this.ctx.storage.kv.get<Timer>("timer") ?? null;
  }

  private sockets(): WebSocket[] {
    return this.ctx.getWebSockets().filter(({ readyState }) => readyState === OPEN);
  }

  /** A person's oldest sockets that have to go before they open another. */
  private tooMany(userId: string): WebSocket[] {
    const own = this.sockets().filter((socket) => seatOf(socket).userId === userId);
    return own.sort((a, b) => seatOf(b).since - seatOf(a).since).slice(limits.MOST_SOCKETS - 1);
  }

  /** Everybody who is there, once each, the first to come first. */
  private people(): Present[] {
    const seats = this.sockets()
      .map(seatOf)
      .sort((a, b) => a.since - b.since);
    return [...new Map(seats.map(({ userId, name, userName }) => [userId, { userId, name, userName }])).values()];
  }

  private learn(facts: RoomFacts): void {
    const known = this.facts;
    if (known && known.revision >= facts.revision) return;
    this.ctx.storage.kv.put("facts", facts);
    this.sayGone(this.chat.wipe({ seqs: facts.hidden }));
    const now = this.clock.now();
    for (const socket of this.sockets()) {
      const code = this.whyOut(socket, facts, now);
      if (code !== null) this.close(socket, code);
    }
    this.sayPeople();
  }

  /** The code that a socket is closed with; null while it may stay. */
  private whyOut(socket: WebSocket, { closesAt, memberIds }: RoomFacts, now: number): number | null {
    const { userId, since, seenAt } = seatOf(socket);
    if (now >= closesAt) return closeCodes.over;
    if (!memberIds.includes(userId)) return closeCodes.removed;
    const beatAt = this.ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? 0;
    if (now - Math.max(seenAt, beatAt) > limits.SILENT) return closeCodes.silent;
    return now - since > limits.SOCKET_LASTS ? closeCodes.renew : null;
  }

  /** Wakes up next when somebody may have gone, when the room ends, or when it forgets. */
  private async plan(): Promise<void> {
    const { facts } = this;
    if (!facts) return;
    const now = this.clock.now();
    const next = now >= facts.closesAt ? facts.forgetsAt : facts.closesAt;
    await this.ctx.storage.setAlarm(this.sockets().length > 0 ? Math.min(now + limits.LOOK_EVERY, next) : next);
  }

  /** What a socket sent; the code that it is closed with where that is nothing to answer. */
  private read(socket: WebSocket, data: string | ArrayBuffer, now: number): Frame | number {
    if (typeof data !== "string") return BAD_DATA;
    if (data.length > limits.MAX_FRAME) return TOO_LARGE;
    if (!takeFrame(socket, now)) return closeCodes.tooFast;
    if (now >= (this.facts?.closesAt ?? 0)) return closeCodes.over;
    return readFrame(data) ?? NOT_UNDERSTOOD;
  }

  private answer(socket: WebSocket, frame: Frame, now: number): void {
    if (frame.type === "hello") this.welcome(socket, frame, now);
    else if (frame.type === "say") this.say(socket, frame, now);
    else if (frame.type === "stop") this.setTimer(null, now);
    else this.setTimer({ startedAt: now, focus: frame.focus, rest: frame.rest, name: seatOf(socket).name }, now);
  }

  private welcome(socket: WebSocket, { since, clock }: Extract<Frame, { type: "hello" }>, now: number): void {
    const { closesAt = 0, hostId = null } = this.facts ?? {};
    const room = { closesAt, hostId, timer: this.timer, people: this.people() };
    this.send(socket, { type: "welcome", now, clock, ...room, messages: this.chat.since(since), gone: this.chat.gone() });
  }

  private say(socket: WebSocket, { id, text }: Extract<Frame, { type: "say" }>, now: number): void {
    const { userId, name } = seatOf(socket);
    const added = this.chat.add({ id, userId, name, text, at: now });
    if (!added) this.send(socket, { type: "refused", id });
    else if (added.isNew) this.sayToAll({ type: "said", message: added.message });
    else this.send(socket, { type: "said", message: added.message });
  }

  private setTimer(timer: Timer | null, now: number): void {
    if (timer) this.ctx.storage.kv.put("timer", timer);
    else this.ctx.storage.kv.delete("timer");
    this.sayToAll({ type: "timer", timer, now });
  }

  /** Tells everybody who is there, when that isn't what they know. */
  private sayPeople(): void {
    const { closesAt = 0, hostId = null } = this.facts ?? {};
    const answer: Answer = { type: "people", people: this.people(), hostId, closesAt };
    const said = JSON.stringify(answer);
    if (said === this.saidPeople) return;
    this.saidPeople = said;
    this.sayToAll(answer);
  }

  /** Sessions of those who are there that ended since: closed sockets are opened anew only by one that holds. */
  private async endedSessions(now: number): Promise<ReadonlySet<string>> {
    const ids = [...new Set(this.sockets().map((socket) => seatOf(socket).sessionId))];
    if (ids.length === 0) return new Set();
    return new Set(await findEndedSessions({ db: openDb(this.env.DB, "first-primary").db, clock: { now: () => now } }, ids));
  }

  /** Counts that somebody comes in. */
  private mayEnter(userId: string, now: number): boolean {
    const [count, since] = this.entries.get(userId) ?? [0, now];
    const isOver = now - since >= limits.ENTRIES.windowMs;
    this.entries.set(userId, isOver ? [1, now] : [count + 1, since]);
    return isOver || count < limits.ENTRIES.max;
  }

  private sayGone(seqs: number[]): void {
    if (seqs.length > 0) this.sayToAll({ type: "gone", seqs });
  }

  private sayToAll(answer: Answer): void {
    for (const socket of this.sockets()) this.send(socket, answer);
  }

  /** A socket that breaks meanwhile is found by the next look. */
  private send(socket: WebSocket, answer: Answer): void {
    try {
      socket.send(JSON.stringify(answer));
    } catch {
      this.close(socket, closeCodes.silent);
    }
  }

  private drop(socket: WebSocket, code: number): void {
    this.close(socket, code);
    this.sayPeople();
  }

  private close(socket: WebSocket, code: number): void {
    try {
      socket.close(code);
    } catch {
      // It has gone already.
    }
  }
}
