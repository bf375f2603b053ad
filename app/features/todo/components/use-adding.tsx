/** Lines on their way: each stands in the list at once, and what didn't arrive comes back to whoever typed it. */
import { useFetcher } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Mark, type Moment, readLine } from "../quick-add.rules";
import { priorities } from "../todo.limits";
import { type Answer, useReason } from "./answer";
import { TodoMarks } from "./marks";

export interface Line {
  /** The same when it is sent again: what arrived without an answer isn't added twice. */
  key: string;
  line: string;
  ignored: Mark[];
  view: string;
  list: string;
}

interface AddingProps {
  line: Line;
  now: Moment;
  onAdded(): void;
  onFailed(reason: string): void;
}

const fieldsOf = ({ key, line, ignored, view, list }: Line) => {
  const fields = new FormData();
  for (const [name, value] of Object.entries({ act: "add", key, line, view, list })) if (value) fields.set(name, value);
  for (const mark of ignored) fields.append("ignored", mark);
  return fields;
};

/** One line on its way. */
export function Adding({ line, now, onAdded, onFailed }: AddingProps) {
  const { t } = useTranslation("todo");
  const fetcher = useFetcher<Answer>();
  const reason = useReason(fetcher.data);
  const isOver = fetcher.state === "idle" && fetcher.data !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: sent once
  useEffect(() => {
    fetcher.submit(fieldsOf(line), { method: "post", action: "/todo/all" });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is over
  useEffect(() => {
    if (isOver && reason === null) onAdded();
    else if (isOver) onFailed(reason ?? "");
  }, [isOver]);
  const said = readLine(line.line, now, new Set(line.ignored));
  const todo = { ...said, list: said.list || line.list, priority: priorities[said.priority] ?? "normal" };
  return (
    <li className="flex items-start rounded-field opacity-60" aria-label={t("quick.adding")}>
      <span className="grid size-11 shrink-0 place-items-center">
        <span className="size-6 rounded-full border-2 border-dashed border-base-content/50" />
      </span>
      <span className="min-w-0 flex-1 py-2.5">
        <span className="block">{said.title}</span>
        <TodoMarks todo={todo} today={now.today} />
      </span>
    </li>
  );
}

export interface Failed extends Line {
  reason: string;
}

/** The lines on their way and those that didn't arrive. */
export function useAdding() {
  const [going, setGoing] = useState<Line[]>([]);
  const [failed, setFailed] = useState<Failed[]>([]);
  const [arrived, setArrived] = useState<Line | null>(null);
  const without = <Item extends Line>(lines: Item[], key: string) => lines.filter((each) => each.key !== key);
  return {
    going,
    failed,
    /** The last one that was added. */
    arrived,
    send(line: Line) {
      setFailed((lines) => without(lines, line.key));
      setGoing((lines) => [line, ...without(lines, line.key)]);
    },
    arrive(line: Line) {
      setGoing((lines) => without(lines, line.key));
      setArrived(line);
    },
    fail(line: Line, reason: string) {
      setGoing((lines) => without(lines, line.key));
      setFailed((lines) => [...without(lines, line.key), { ...line, reason }]);
    },
    drop: (line: Line) => setFailed((lines) => without(lines, line.key)),
  };
}

export type Adder = ReturnType<typeof useAdding>;
