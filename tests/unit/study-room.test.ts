/** The clocks of study rooms, and how a browser stays connected to one. */
import { expect, test } from "vitest";
import { Connection, type Surroundings } from "../../app/features/study-room/live/connection";
import { BEAT, BEAT_BACK, closeCodes } from "../../app/features/study-room/live/live.limits";
import { afterNews, newsOf } from "../../app/features/study-room/live/people";
import { phaseAt, roomClock, roomTime } from "../../app/features/study-room/live/timer.rules";
import { liveTimes, stateOf, timesOf, wrongTimes } from "../../app/features/study-room/study-room.rules";
import { DAY, HOUR, MINUTE } from "../../app/platform/clock";
import { momentOf } from "../../app/platform/time";

const timer = { startedAt: 1_000_000, focus: 25, rest: 5, name: "Ada" };

test.each([
  [0, "focus", 1, 1500],
  [1, "focus", 1, 1500],
  [1000, "focus", 1, 1499],
  [25 * MINUTE - 1, "focus", 1, 1],
  [25 * MINUTE, "rest", 1, 300],
  [30 * MINUTE - 1, "rest", 1, 1],
  [30 * MINUTE, "focus", 2, 1500],
  [-5000, "focus", 1, 1500],
])("after %i ms it is %s of round %i with %i seconds left", (after, kind, round, secondsLeft) => {
  expect(phaseAt(timer, timer.startedAt + after)).toMatchObject({ kind, round, secondsLeft });
});

test("whatever a browser's own clock says, it knows the room's", () => {
  for (const wrong of [0, 5 * MINUTE, -5 * MINUTE]) {
    const clock = roomClock(5_000_000, 100 + wrong, 300 + wrong);
    expect(roomTime(clock, 200 + wrong)).toBe(5_000_000);
    expect(roomTime(clock, 1200 + wrong)).toBe(5_001_000);
  }
});

test("a room's times follow the form over midnight, and are held to what a room may be", () => {
  const times = timesOf({ day: "2026-11-23", starts: 1320, ends: 60 });
  expect(times).toEqual({ startsAt: momentOf("2026-11-23", "22:00"), endsAt: momentOf("2026-11-24", "01:00") });
  const now = times.startsAt;
  expect(wrongTimes(times, now)).toBeNull();
  expect(wrongTimes(times, now + HOUR)).toBe("inThePast");
  expect(wrongTimes(times, now - 121 * DAY)).toBe("tooFarAhead");
  expect(wrongTimes({ ...times, endsAt: times.startsAt + 13 * HOUR }, now)).toBe("tooLong");
});

test("a room is planned, open, over, called off or taken down", () => {
  const room = { startsAt: 10 * HOUR, endsAt: 12 * HOUR, closedAt: null, status: "approved", reviewedAt: null };
  expect([9 * HOUR, 10 * HOUR - 15 * MINUTE, 11 * HOUR, 12 * HOUR].map((now) => stateOf(room, now))).toEqual([
    "planned",
    "open",
    "open",
    "over",
  ]);
  expect(stateOf({ ...room, closedAt: 9 * HOUR }, 9 * HOUR)).toBe("cancelled");
  expect(stateOf({ ...room, closedAt: 11 * HOUR }, 11 * HOUR)).toBe("over");
  expect(stateOf({ ...room, status: "rejected", reviewedAt: 11 * HOUR }, 11 * HOUR)).toBe("taken-down");
  expect(liveTimes({ ...room, closedAt: 11 * HOUR })).toMatchObject({ closesAt: 11 * HOUR, forgetsAt: 11 * HOUR + DAY });
});

class FakeSocket extends EventTarget {
  readyState = 1;
  sent: string[] = [];
  send(text: string) {
    this.sent.push(text);
  }
  close(code = 1005) {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event("close"), { code }));
  }
  hear(answer: object | string) {
    this.dispatchEvent(Object.assign(new Event("message"), { data: typeof answer === "string" ? answer : JSON.stringify(answer) }));
  }
  frames = () => this.sent.filter((text) => text.startsWith("{")).map((text) => JSON.parse(text));
}

/** A connection to a room that the test plays, with its waits. */
function room() {
  const sockets: FakeSocket[] = [];
  const waits: { work: () => void; ms: number; isOff: boolean }[] = [];
  let serial = 0;
  const around: Surroundings = {
    open() {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
    reading: () => 0,
    later(work, ms) {
      const wait = { work, ms, isOff: false };
      waits.push(wait);
      return () => {
        wait.isOff = true;
      };
    },
    isOnline: () => true,
    chance: () => 1,
    newId: () => `message-${serial++}`,
  };
  const connection = new Connection(around);
  const last = () => sockets.at(-1) as FakeSocket;
  const welcome = (own: object = {}) => {
    last().dispatchEvent(new Event("open"));
    last().hear({ type: "welcome", now: 1, clock: 0, closesAt: 9, hostId: null, timer: null, people: [], messages: [], gone: [], ...own });
  };
  /** Lets the wait of so many milliseconds end. */
  const pass = (ms: number) => {
    const wait = waits.findLast((each) => each.ms === ms && !each.isOff);
    expect(wait, `a wait of ${ms}`).toBeDefined();
    if (wait) wait.isOff = true;
    wait?.work();
  };
  connection.connect();
  return { connection, sockets, last, welcome, pass };
}

const message = (seq: number, id = `id-${seq}`) => ({ seq, id, userId: "u", name: "Ada", text: `Text ${seq}`, at: 0 });

test("what was said meanwhile is asked for, and nothing stands twice", () => {
  const { connection, last, welcome, pass } = room();
  welcome({ messages: [message(1), message(2)] });
  last().close(1006);
  expect(connection.state().status).toBe("offline");
  pass(1000);
  last().dispatchEvent(new Event("open"));
  expect(last().frames()).toEqual([{ type: "hello", since: 2, clock: 0 }]);
  welcome({ messages: [message(2), message(3)], gone: [1] });
  expect(connection.state().messages.map(({ seq }) => seq)).toEqual([2, 3]);
});

test("what was written without a connection is sent with the next one, and is said once it is heard", () => {
  const { connection, last, welcome, pass } = room();
  welcome();
  last().close(1006);
  connection.say("Offline");
  expect(connection.state().unsent).toMatchObject([{ text: "Offline", isRefused: false }]);
  pass(1000);
  welcome();
  expect(last().frames().at(-1)).toEqual({ type: "say", id: "message-0", text: "Offline" });
  last().hear({ type: "said", message: message(1, "message-0") });
  expect([connection.state().unsent, connection.state().messages.length]).toEqual([[], 1]);
});

test("what the room refuses stays, and is sent again when its author wants that", () => {
  const { connection, last, welcome } = room();
  welcome();
  connection.say("Too fast");
  last().hear({ type: "refused", id: "message-0" });
  expect(connection.state().unsent).toMatchObject([{ isRefused: true }]);
  connection.sayAgain("message-0");
  expect(
    last()
      .frames()
      .filter(({ type }) => type === "say").length,
  ).toBe(2);
});

test("it waits longer each time, at most twenty seconds, and begins anew after a welcome", () => {
  const { last, welcome, pass } = room();
  for (const ms of [1000, 2000, 4000, 8000, 16_000, 20_000, 20_000]) {
    last().close(1006);
    pass(ms);
  }
  welcome();
  last().close(1006);
  pass(1000);
});

test("a room that doesn't answer a beat is left for another try", () => {
  const { connection, sockets, last, welcome, pass } = room();
  welcome();
  pass(15_000);
  expect(last().sent.at(-1)).toBe(BEAT);
  last().hear(BEAT_BACK);
  pass(15_000);
  pass(8000);
  expect(connection.state().status).toBe("offline");
  pass(1000);
  expect(sockets.length).toBe(2);
});

test.each([
  [closeCodes.over, "ended"],
  [closeCodes.removed, "ended"],
  [closeCodes.elsewhere, "elsewhere"],
  [closeCodes.tooFast, "tooFast"],
])("after %i it is %s, and doesn't connect by itself", (code, status) => {
  const { connection, sockets, last, welcome } = room();
  welcome();
  last().close(code);
  connection.refresh();
  expect([connection.state().status, sockets.length]).toEqual([status, 1]);
});

test("a socket that the room wants opened anew is, at once", () => {
  const { connection, sockets, last, welcome } = room();
  welcome();
  last().close(closeCodes.renew);
  expect([sockets.length, connection.state().status]).toEqual([2, "connecting"]);
});

const somebody = (userId: string, name = userId) => ({ userId, name, userName: userId });

test("news of who came and went is added to what was known, and a welcome says it all anew", () => {
  const { connection, last, welcome } = room();
  welcome({ people: [somebody("ada"), somebody("can")], hostId: "ada" });
  last().hear({ type: "news", came: [somebody("ece"), somebody("ada", "Ada B.")], left: ["can", "nobody-known"] });
  expect(connection.state().people).toEqual([somebody("ada", "Ada B."), somebody("ece")]);
  last().hear({ type: "news", came: [], left: [], hostId: "ece", closesAt: 9 });
  expect([connection.state().hostId, connection.state().people.length]).toEqual(["ece", 2]);
  last().hear({ type: "news", came: [], left: [], hostId: null, closesAt: 9 });
  expect(connection.state().hostId).toBeNull();
  connection.refresh();
  expect(last().frames().at(-1)).toMatchObject({ type: "hello" });
  welcome({ people: [somebody("can")], hostId: "can" });
  expect([connection.state().people, connection.state().hostId]).toEqual([[somebody("can")], "can"]);
});

test("a room that says whole lists, as those of before do, is understood", () => {
  const { connection, last, welcome } = room();
  welcome({ people: [somebody("ada")], hostId: "ada" });
  last().hear({ type: "people", people: [somebody("can")], hostId: "can", closesAt: 9 });
  expect([connection.state().people, connection.state().hostId]).toEqual([[somebody("can")], "can"]);
});

test("whatever changes, those who hear the news know what the room knows", () => {
  const lists = ["", "a", "abc", "acb", "bcd", "dcba", "xyz"].map((ids) => [...ids].map((id) => somebody(id)));
  for (const before of lists)
    for (const after of [...lists, [somebody("a", "Other")]]) {
      const known = afterNews(before, newsOf(before, after));
      expect(new Set(known.map(({ userId, name }) => `${userId} ${name}`))).toEqual(
        new Set(after.map(({ userId, name }) => `${userId} ${name}`)),
      );
      expect(newsOf(known, after)).toEqual({ came: [], left: [] });
    }
});
