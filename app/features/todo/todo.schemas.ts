/** What people write into their todos; forms and API share it. */
import { z } from "zod";
import { callersKey, dayField, idField, minuteField, storableText, trimmedText } from "~/platform/forms/fields";
import { pagingShape } from "~/platform/lists/paging";
import { repeats } from "~/platform/repeats";
import { MAX_LIST, marks } from "./quick-add.rules";
import { MAX_LINE, MAX_NOTE, MAX_TITLE, priorities } from "./todo.limits";

const minute = minuteField();

const list = trimmedText(0, MAX_LIST)
  .transform((text) => text.replace(/^#/, ""))
  .optional();

const shape = {
  title: trimmedText(1, MAX_TITLE),
  note: trimmedText(0, MAX_NOTE).optional(),
  list,
  due_on: dayField("@todo:input.badDay").optional(),
  due_time: minute.optional(),
  priority: z.enum(priorities).default("normal"),
  repeat: z.enum(repeats).default("none"),
};

interface Due {
  due_on?: string;
  due_time?: number;
  repeat: string;
}

const withDay = <Schema extends z.ZodType<Due>>(schema: Schema) =>
  schema
    .refine(({ due_on, due_time }) => due_time === undefined || due_on !== undefined, {
      path: ["due_on"],
      error: "@todo:input.timeNeedsDay",
    })
    .refine(({ due_on, repeat }) => repeat === "none" || due_on !== undefined, { path: ["due_on"], error: "@todo:input.repeatNeedsDay" });

/** A todo as a form or a program sends it. */
export const todoForm = () => withDay(z.strictObject({ ...shape, key: callersKey }));
export type TodoInput = z.output<ReturnType<typeof todoForm>>;

export const editForm = () => withDay(z.strictObject({ ...shape, revision: z.coerce.number().int().min(1) }));
export type EditInput = z.output<ReturnType<typeof editForm>>;

export const views = ["all", "today", "upcoming"] as const;
export type View = (typeof views)[number];

/** What is looked at: all in their order, what is due, what comes; of one list or of all. */
export const todosQuery = z.object({
  view: z.enum(views).default("all").catch("all"),
  list: storableText(MAX_LIST).optional().catch(undefined),
});

const mark = z.enum(marks);

/** One line, with what its writer said isn't meant, and what holds for the view that it is written in. */
export const lineForm = z.object({
  act: z.literal("add"),
  line: trimmedText(1, MAX_LINE),
  ignored: z.array(mark).max(marks.length).optional(),
  view: z.enum(views).optional(),
  list,
  key: callersKey,
});
export type LineInput = Omit<z.output<typeof lineForm>, "act">;

export const doneForm = z.object({ act: z.enum(["done", "undo"]), todo_id: idField() });
export const overdueForm = z.object({ act: z.literal("overdue") });
export const clearForm = z.object({ act: z.literal("clear") });
export const deleteForm = z.object({ act: z.literal("delete") });

export const steps = ["up", "down", "top", "bottom"] as const;

/** Where a todo goes: behind another one (empty: to the top), or a step. */
export const moveForm = z.object({ act: z.literal("move"), todo_id: idField(), after: idField().optional(), to: z.enum(steps).optional() });
export type Move = { after: string } | { to: (typeof steps)[number] };

export const historyQuery = z.object({ ...pagingShape, q: storableText(200).optional().catch(undefined) });
export type HistoryQuery = z.output<typeof historyQuery>;
