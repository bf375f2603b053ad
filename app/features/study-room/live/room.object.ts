/** One live room: who is there, its timer and its chat. It sleeps while nobody speaks, and all that it knows outlives that. */
import { DurableObject } from "cloudflare:workers";
import { findEndedSessions } from "../../../platform/accounts/sessions.repository.server";
import { type Clock, systemClock } from "../../../platform/clock";
import { openDb } from "../../../platform/db.server";
import { Chat } from "./chat";
import { type RoomFacts, readEntry, type Visitor } from "./handed";
import * as limits from "./live.limits";
import { afterNews, newsOf } from "./people";
import { type Answer, type Frame, type Present, readFrame, type SaidMessage } from "./protocol";
import { type Count, counted, isOfTab, type Seat, seatOf, takeFrame, welcomed } from "./seat";
import type { Timer } from "./timer.rules";

const { closeCodes } = limits;
const OPEN = 1;
const BAD_DATA = 1003;
const NOT_UNDERSTOOD = 1007;
const TOO_LARGE = 1009;

/** What everybody in the room was told last. */
interface Told {
  people: Present[];
  hostId: string | null;
  closesAt: number;
}

export class StudyRoomObject extends DurableObject<Env> {
  /** Tests bring another. */
  clock: Clock = systemClock;
  private readonly chat: Chat;

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
    if (!this.may("entries", visitor.userId, limits.ENTRIES, now)) return new Response(null, { status: 429 });
    for (const old of this.replacedBy(visitor)) this.close(old, closeCodes.elsewhere);
    const { 0: client, 1: server } = new WebSocketPair();
    this.ctx.acceptWebSocket(server);
    const seat: Seat = { ...visitor, since: now, seenAt: now, frames: [0, now], isUnwelcomed: true };
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
    const ended = await this.endedSessions(now);
    for (const socket of this.sockets()) {
      const code = ended.has(seatOf(socket).sessionId) ? closeCodes.renew : this.whyOut(socket, facts, now);
      if (code !== null) this.close(socket, code);
    }
    this.sayPeople();
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

  /** A person's sockets that have to go before they open another: that of the same tab, and the oldest of too many. */
  private replacedBy({ userId, tab }: Visitor): WebSocket[] {
    const own = this.sockets().filter((socket) => seatOf(socket).userId === userId);
    const [same, others] = [own.filter((socket) => isOfTab(socket, tab)), own.filter((socket) => !isOfTab(socket, tab))];
    others.sort((a, b) => seatOf(b).since - seatOf(a).since);
    return [...same, ...others.slice(limits.MOST_SOCKETS - 1)];
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
    else if (!this.may("timers", seatOf(socket).userId, limits.TIMERS, now)) this.send(socket, { type: "timer", timer: this.timer, now });
    else if (frame.type === "stop") this.setTimer(null, now);
    else this.setTimer({ startedAt: now, focus: frame.focus, rest: frame.rest, name: seatOf(socket).name }, now);
  }

  private welcome(socket: WebSocket, { since, clock }: Extract<Frame, { type: "hello" }>, now: number): void {
    // What it is told from now on begins where everybody else is.
    this.sayPeople();
    const room = { ...this.told, timer: this.timer };
    this.send(socket, { type: "welcome", now, clock, ...room, messages: this.chat.since(since), gone: this.chat.gone() });
    if (seatOf(socket).isUnwelcomed) welcomed(socket);
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

  private get told(): Told {
    return this.ctx.storage.kv.get<Told>("told") ?? { people: [], hostId: null, closesAt: 0 };
  }

  /** Tells everybody what changed of who is there since they were told, and keeps that they were: it outlives the room's sleep. */
  private sayPeople(): void {
    const { facts, told } = this;
    if (!facts) return;
    const { hostId, closesAt } = facts;
    const news = newsOf(told.people, this.people());
    const isSameRoom = told.hostId === hostId && told.closesAt === closesAt;
    if (isSameRoom && news.came.length === 0 && news.left.length === 0) return;
    const now: Told = { people: afterNews(told.people, news), hostId, closesAt };
    this.ctx.storage.kv.put("told", now);
    for (const socket of this.sockets()) {
      const { tab, isUnwelcomed } = seatOf(socket);
      if (isUnwelcomed) continue;
      this.send(socket, tab ? { type: "news", ...news, ...(isSameRoom ? {} : { hostId, closesAt }) } : { type: "people", ...now });
    }
  }

  /** Sessions of those who are there that ended since: closed sockets are opened anew only by one that holds. */
  private async endedSessions(now: number): Promise<ReadonlySet<string>> {
    const ids = [...new Set(this.sockets().map((socket) => seatOf(socket).sessionId))];
    if (ids.length === 0) return new Set();
    return new Set(await findEndedSessions({ db: openDb(this.env.DB, "first-primary").db, clock: { now: () => now } }, ids));
  }

  /** Counts what a person does, however often the room sleeps meanwhile. @returns whether they may */
  private may(what: "entries" | "timers", userId: string, limit: typeof limits.ENTRIES, now: number): boolean {
    const counts = this.ctx.storage.kv.get<Record<string, Count>>(what) ?? {};
    const { isAllowed, next } = counted(counts[userId] ?? [0, now], now, limit);
    const running = Object.entries(counts).filter(([, [, since]]) => now - since < limit.windowMs);
    this.ctx.storage.kv.put(what, { ...Object.fromEntries(running), [userId]: next });
    return isAllowed;
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
