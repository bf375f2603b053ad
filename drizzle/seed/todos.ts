/** To-dos of the demo accounts, around the day on which the site is seeded. */
import type { Db } from "../../app/platform/db.server";
import { foldTurkish } from "../../app/platform/folding";
import { dayAhead } from "../../app/platform/time";
import { todos } from "../schema/todo";
import { insertMany } from "./insert-many";

const DAY = 86_400_000;

interface Spec extends Partial<typeof todos.$inferInsert> {
  title: string;
  /** From today. */
  dueIn?: number;
  /** Days ago. */
  doneAgo?: number;
}

const OF_STUDENT: readonly Spec[] = [
  { title: "PHYS105 lab report", list: "fizik", dueIn: 1, dueMinute: 840, priority: 2, note: "Two plots and the error analysis." },
  { title: "Return the library books", dueIn: -2 },
  { title: "Read chapter 4 of Calculus", list: "math", dueIn: 0 },
  { title: "Staj başvurusu için CV'yi güncelle", dueIn: 5, priority: 1 },
  { title: "Pay the dormitory", dueIn: 9, repeat: "monthly" },
  { title: "Turkish tea with the project group", list: "project", dueIn: 0, dueMinute: 1050 },
  { title: "Ask the advisor about the minor" },
  { title: "MATH119 homework 3", list: "math", doneAgo: 1 },
  { title: "Çamaşırları yıka", doneAgo: 3 },
];

const OF_NEWCOMER: readonly Spec[] = [{ title: "Get the student card", dueIn: 0 }, { title: "Find the gym" }];

/** Writes them; running it again changes nothing. */
export async function seedTodos(db: Db, now: number): Promise<void> {
  const rowsOf = (userId: string, prefix: string, specs: readonly Spec[]) =>
    specs.map(({ dueIn, doneAgo, ...own }, at) => ({
      todoId: `todo-${prefix}-${at + 1}`,
      userId,
      position: `a${at}`,
      note: "",
      list: "",
      priority: 0,
      repeatDay: 1,
      repeat: "none" as const,
      dueOn: dueIn === undefined ? null : dayAhead(now, dueIn),
      dueMinute: null,
      ...own,
      listKey: foldTurkish(own.list ?? ""),
      searchText: foldTurkish(`${own.title} ${own.note ?? ""} ${own.list ?? ""}`),
      doneAt: doneAgo === undefined ? null : now - doneAgo * DAY,
      createdAt: now - 7 * DAY,
      updatedAt: now,
    }));
  await insertMany(db, todos, [
    ...rowsOf("user-demo-student", "demo", OF_STUDENT),
    ...rowsOf("user-demo-newcomer", "newcomer", OF_NEWCOMER),
    ...rowsOf("user-demo-moderator", "moderator", [{ title: "Look through the new reports", dueIn: 0 }]),
    ...rowsOf("user-demo-admin", "admin", [{ title: "Enter the dates of the next term", dueIn: 3 }]),
  ]);
}
