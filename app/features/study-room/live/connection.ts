/** A browser's side of a live room: connects, and connects again, and loses nothing of what was said meanwhile. */
import { BEAT, BEAT_BACK, BEAT_EVERY, closeCodes } from "./live.limits";
import { afterNews } from "./people";
import type { Answer, Present, SaidMessage } from "./protocol";
import { type RoomClock, roomClock, type Timer } from "./timer.rules";

/** A message on its way. */
export interface Unsent {
  id: string;
  text: string;
  /** The room refused it; whoever wrote it may send it again. */
  isRefused: boolean;
}

export type LiveStatus = "connecting" | "live" | "offline" | "ended" | "elsewhere" | "tooFast";

export interface LiveState {
  status: LiveStatus;
  people: readonly Present[];
  /** Null until the room has said it. */
  hostId: string | null;
  messages: readonly SaidMessage[];
  unsent: readonly Unsent[];
  timer: Timer | null;
  clock: RoomClock | null;
}

/** What a connection is made of; tests bring their own. */
export interface Surroundings {
  open(): WebSocket;
  /** A clock that nobody sets, in milliseconds. */
  reading(): number;
  /** Calls later. @returns what takes that back */
  later(work: () => void, ms: number): () => void;
  isOnline(): boolean;
  chance(): number;
  newId(): string;
}

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 20_000;
/** An answer to a beat that takes longer won't come. */
const ANSWER_WITHIN = 8000;

/** Codes after which connecting again is pointless. */
const FINAL: Record<number, LiveStatus> = {
  [closeCodes.removed]: "ended",
  [closeCodes.over]: "ended",
  [closeCodes.elsewhere]: "elsewhere",
  [closeCodes.tooFast]: "tooFast",
};

const NOTHING: LiveState = { status: "connecting", people: [], hostId: null, messages: [], unsent: [], timer: null, clock: null };

const peopleOf = ({ people, hostId }: LiveState, news: Extract<Answer, { type: "news" }>) => ({
  people: afterNews(people, news),
  hostId: news.hostId === undefined ? hostId : news.hostId,
});

export class Connection {
  private current: LiveState = NOTHING;
  private readonly listeners = new Set<() => void>();
  private socket: WebSocket | null = null;
  private failures = 0;
  private stopWaiting: () => void = () => undefined;
  private stopBeating: () => void = () => undefined;

  constructor(private readonly around: Surroundings) {}

  readonly state = (): LiveState => this.current;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Connects, or tries at once where it was waiting. */
  connect(): void {
    this.stopWaiting();
    if (this.socket) return;
    this.change({ status: this.failures > 0 || !this.around.isOnline() ? "offline" : "connecting" });
    if (!this.around.isOnline()) return;
    const socket = this.around.open();
    this.socket = socket;
    socket.addEventListener("open", () => this.greet(socket));
    socket.addEventListener("message", ({ data }) => this.hear(socket, String(data)));
    socket.addEventListener("close", ({ code }) => this.closed(socket, code));
  }

  /** Gives the connection up; what wasn't sent stays. */
  disconnect(status: LiveStatus = "offline"): void {
    this.stopWaiting();
    this.stopBeating();
    const { socket } = this;
    this.socket = null;
    socket?.close();
    this.change({ status });
  }

  /** Asks for the room's clock and what was missed, as after a pause of the device. */
  refresh(): void {
    if (this.socket && this.current.status === "live") this.greet(this.socket);
    else if (!this.isFinal()) this.connect();
  }

  say(text: string): void {
    const message = { id: this.around.newId(), text, isRefused: false };
    this.change({ unsent: [...this.current.unsent, message] });
    this.send({ type: "say", id: message.id, text });
  }

  sayAgain(id: string): void {
    const message = this.current.unsent.find((each) => each.id === id);
    if (!message) return;
    this.change({ unsent: this.current.unsent.map((each) => (each.id === id ? { ...each, isRefused: false } : each)) });
    this.send({ type: "say", id, text: message.text });
  }

  startTimer(focus: number, rest: number): void {
    this.send({ type: "start", focus, rest });
  }

  stopTimer(): void {
    this.send({ type: "stop" });
  }

  private isFinal(): boolean {
    return ["ended", "elsewhere", "tooFast"].includes(this.current.status);
  }

  private change(news: Partial<LiveState>): void {
    this.current = { ...this.current, ...news };
    for (const listener of this.listeners) listener();
  }

  private send(frame: object): void {
    if (this.current.status === "live") this.socket?.send(JSON.stringify(frame));
  }

  private greet(socket: WebSocket): void {
    socket.send(JSON.stringify({ type: "hello", since: this.current.messages.at(-1)?.seq ?? 0, clock: this.around.reading() }));
  }

  private beat(socket: WebSocket): void {
    const next = this.around.later(() => {
      if (socket.readyState !== 1) return;
      socket.send(BEAT);
      this.stopBeating = this.around.later(() => this.lost(socket), ANSWER_WITHIN);
    }, BEAT_EVERY);
    this.stopBeating();
    this.stopBeating = next;
  }

  private hear(socket: WebSocket, text: string): void {
    if (socket !== this.socket) return;
    if (text === BEAT_BACK) this.beat(socket);
    else this.understand(socket, JSON.parse(text) as Answer);
  }

  private understand(socket: WebSocket, answer: Answer): void {
    if (answer.type === "welcome") this.welcome(socket, answer);
    else if (answer.type === "said") this.heard([answer.message]);
    else if (answer.type === "news") this.change(peopleOf(this.current, answer));
    else if (answer.type === "people") this.change({ people: answer.people, hostId: answer.hostId });
    else if (answer.type === "timer") this.change({ timer: answer.timer });
    else if (answer.type === "gone") this.change({ messages: this.current.messages.filter(({ seq }) => !answer.seqs.includes(seq)) });
    else this.change({ unsent: this.current.unsent.map((each) => (each.id === answer.id ? { ...each, isRefused: true } : each)) });
  }

  private welcome(socket: WebSocket, answer: Extract<Answer, { type: "welcome" }>): void {
    this.failures = 0;
    const clock = roomClock(answer.now, answer.clock, this.around.reading());
    const messages = this.current.messages.filter(({ seq }) => !answer.gone.includes(seq));
    this.change({ status: "live", people: answer.people, hostId: answer.hostId, timer: answer.timer, clock, messages });
    this.heard(answer.messages);
    for (const { id, text, isRefused } of this.current.unsent) if (!isRefused) this.send({ type: "say", id, text });
    this.beat(socket);
  }

  private heard(news: readonly SaidMessage[]): void {
    const known = new Set(this.current.messages.map(({ seq }) => seq));
    const messages = [...this.current.messages, ...news.filter(({ seq }) => !known.has(seq))].sort((a, b) => a.seq - b.seq);
    const arrived = new Set(news.map(({ id }) => id));
    this.change({ messages, unsent: this.current.unsent.filter(({ id }) => !arrived.has(id)) });
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket) return;
    socket.close();
    this.closed(socket, 0);
  }

  private closed(socket: WebSocket, code: number): void {
    if (socket !== this.socket) return;
    this.socket = null;
    this.stopBeating();
    const final = FINAL[code];
    if (final) this.change({ status: final, people: [] });
    // A socket that the room wants opened anew is no failure.
    else if (code === closeCodes.renew) this.connect();
    else this.wait();
  }

  private wait(): void {
    this.failures += 1;
    this.change({ status: "offline" });
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.failures - 1)) * (0.5 + this.around.chance() / 2);
    this.stopWaiting = this.around.later(() => this.connect(), wait);
  }
}
