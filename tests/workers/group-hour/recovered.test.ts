/** A member who reads everything that they can, at every moment, and works out when somebody else is busy. */
import { hourMembers } from "@schema/group-hour";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { stepTable } from "../../../app/features/group-hour/group-hour.rules";
import * as service from "../../../app/features/group-hour/group-hour.service.server";
import { addGroup, CELLS } from "../../support/group-hours";
import { asNow } from "../../support/notices";
import { type Person, signUp, testContext } from "../../support/site";

const { db } = testContext();
const ALL = "1".repeat(CELLS);
const hoursOf = (marks: string) => [...marks].flatMap((mark, cell) => (mark === "1" ? [cell] : []));

/** A table of hours, and whose answers it is made of. */
interface Look {
  counted: readonly string[];
  letters: string;
}

/** What the table would say if it were shown at this moment. */
async function tableNow(groupId: string): Promise<Look> {
  const rows = (await db.select().from(hourMembers).where(eq(hourMembers.groupId, groupId))).filter(({ marks }) => marks !== null);
  const letters = Array.from({ length: CELLS }, (_, cell) => {
    const free = rows.filter(({ marks }) => marks?.[cell] === "1").length;
    return stepTable[rows.length]?.[free] ?? "";
  });
  return { counted: rows.map(({ userId }) => userId), letters: letters.join("") };
}

/** Whether these answers of one hour give what was seen of it. */
const fits = (looks: readonly Look[], cell: number, free: ReadonlySet<string>) =>
  looks.every(({ counted, letters }) => {
    const count = counted.filter((person) => free.has(person)).length;
    return (stepTable[counted.length]?.[count] ?? "") === (letters[cell] ?? "");
  });

/** The people and hours of whom it is certain that they are busy. @param own the reader's own answer, which doesn't change */
function caught(looks: readonly Look[], reader: string, own: string): string[] {
  const others = [...new Set(looks.flatMap(({ counted }) => counted))].filter((person) => person !== reader);
  return Array.from({ length: CELLS }, (_, cell) => cell).flatMap((cell) => {
    const worlds = Array.from({ length: 2 ** others.length }, (_, bits) => others.filter((__, at) => (bits >> at) & 1))
      .map((free) => new Set(own[cell] === "1" ? [...free, reader] : free))
      .filter((free) => fits(looks, cell, free));
    return worlds.length === 0
      ? []
      : others.filter((person) => worlds.every((free) => !free.has(person))).map((person) => `${person} ${cell}`);
  });
}

interface Story {
  /** The page at every moment, without names and ids. */
  read: string[];
  shown: Look[];
  live: Look[];
  reader: Person;
}

/** Somebody joins, leaves, joins again and changes their answer while others come and go, and looks after each step. @param answers of the four others */
async function tell(answers: readonly [string, string, string, string], own: string): Promise<Story> {
  const [reader, leader, second, third, late, later] = (await Promise.all(
    Array.from({ length: 6 }, () => signUp({ name: "Somebody" })),
  )) as [Person, Person, Person, Person, Person, Person];
  const groupId = await addGroup([
    [leader, answers[0]],
    [second, answers[1]],
    [third, answers[2]],
  ]);
  const story: Story = { read: [], shown: [], live: [], reader };
  let counted: readonly string[] = [];
  const look = async () => {
    const page = await service.readGroup(asNow(reader), groupId, false);
    const now = await tableNow(groupId);
    if (now.counted.includes(reader.userId) && now.counted.length >= 3) story.live.push(now);
    if (page.steps) story.shown.push({ counted, letters: page.steps.map((step) => step[0]).join("") });
    const { groupId: _, members, leaderId: __, leaderName: ___, ...said } = page;
    story.read.push(JSON.stringify([said, members.map(({ hasAnswered }) => hasAnswered)]));
  };
  const answer = async (who: Person, marks: string) => service.answerGroup(who.ctx, groupId, hoursOf(marks));
  const steps: (() => Promise<unknown>)[] = [
    () => answer(reader, "0".repeat(CELLS)),
    () => answer(reader, ALL),
    () => service.leaveGroup(reader.ctx, groupId),
    () => answer(reader, own),
    () => answer(late, answers[3]),
    async () => {
      ({ counted } = await tableNow(groupId));
      await service.closeAnswers(leader.ctx, groupId);
    },
    () => service.leaveGroup(late.ctx, groupId),
    () => service.joinGroup(later.ctx, groupId),
    () => service.leaveGroup(reader.ctx, groupId),
    () => service.joinGroup(reader.ctx, groupId),
    () => service.leaveGroup(leader.ctx, groupId),
  ];
  for (const step of steps) {
    await step();
    await look();
  }
  return story;
}

const CLOSED = 5;
const answers = ["110101", "111001", "110011", "101110"] as const;

test("before the answers are closed a page says the same whatever others answered", async () => {
  const busy = "0".repeat(CELLS);
  const [one, other] = await Promise.all([tell(answers, ALL), tell([busy, busy, ALL, busy], ALL)]);
  expect(one.read.slice(0, CLOSED)).toEqual(other.read.slice(0, CLOSED));
  expect(one.read[CLOSED]).not.toBe(other.read[CLOSED]);
});

test("afterwards everybody sees one table, whoever comes, goes or comes back", async () => {
  const { shown } = await tell(answers, ALL);
  expect(shown.length).toBeGreaterThan(3);
  expect(new Set(shown.map(({ letters }) => letters)).size).toBe(1);
});

test.each([ALL, "0".repeat(CELLS), "101010"])("whoever answers %s catches nobody who is busy, with all that they read", async (own) => {
  const { shown, reader } = await tell(answers, own);
  expect(caught(shown, reader.userId, own)).toEqual([]);
});

test("they would if the table were shown while people come and go", async () => {
  const { live, reader } = await tell(answers, ALL);
  expect(live.length).toBeGreaterThan(2);
  const own = live.slice(-2);
  expect(caught(own, reader.userId, ALL)).not.toEqual([]);
});
