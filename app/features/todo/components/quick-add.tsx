/** The line in which todos are added, with what is understood of it. Without scripts it is a plain form. */
import { useActionData } from "@remix-run/react";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { KeyField } from "~/kit/forms/key-field";
import { Link } from "~/kit/link";
import Plus from "~icons/lucide/plus";
import X from "~icons/lucide/x";
import type { TodosPage } from "../lists.service.server";
import { type Mark, type Moment, readLine } from "../quick-add.rules";
import { MAX_LINE, priorities } from "../todo.limits";
import type { Answer } from "./answer";
import { type Adder, Adding, type Line } from "./use-adding";
import { useTodoWords } from "./use-todo-words";

interface Said {
  mark: Mark;
  text: string;
}

/** What is understood, in the reader's words. */
function useSaid(line: string, ignored: readonly Mark[], now: Moment): Said[] {
  const { t } = useTranslation("todo");
  const words = useTodoWords();
  const { dueOn, dueMinute, list, priority, repeat } = readLine(line, now, new Set(ignored));
  const said: (Said | false)[] = [
    repeat !== "none" && { mark: "repeat", text: t(`repeat.${repeat}`) },
    dueOn !== null && { mark: "date", text: words.due({ dueOn, dueMinute: null }, now.today) },
    dueMinute !== null && { mark: "time", text: words.time(dueMinute) },
    list !== "" && { mark: "list", text: `#${list}` },
    priority > 0 && { mark: "priority", text: t(`priority.${priorities[priority] ?? "normal"}`) },
  ];
  return said.filter((each) => each !== false);
}

interface UnderstoodProps {
  line: string;
  ignored: readonly Mark[];
  now: Moment;
  onIgnore(marks: Mark[]): void;
}

/** The day of a repeat or a time goes with it. */
function Understood({ line, ignored, now, onIgnore }: UnderstoodProps) {
  const { t } = useTranslation("todo");
  const said = useSaid(line, ignored, now);
  return (
    <p className="flex min-h-8 flex-wrap items-center gap-2 text-sm" aria-live="polite">
      {said.length === 0 && ignored.length === 0 && <span className="text-muted">{t("quick.help")}</span>}
      {said.length > 0 && <span className="text-muted">{t("quick.understood")}</span>}
      {said.map(({ mark, text }) => (
        <button
          key={mark}
          type="button"
          className="inline-flex min-h-7 cursor-pointer items-center gap-1 rounded-full bg-base-200 px-2.5 font-medium"
          aria-label={t("quick.ignore", { text })}
          onClick={() => onIgnore([...ignored, mark])}
        >
          {text}
          <X size={13} aria-hidden />
        </button>
      ))}
      {ignored.length > 0 && (
        <button type="button" className="link" onClick={() => onIgnore([])}>
          {t("quick.restore")}
        </button>
      )}
    </p>
  );
}

interface QuickAddProps {
  page: Pick<TodosPage, "now" | "view" | "list">;
  adder: Adder;
}

/** What the server refused of the line when there were no scripts. */
function useRefused() {
  const { result } = useActionData<Answer>() ?? {};
  const isMine = result?.status === "error" && result.initialValue?.act === "add";
  const line = isMine ? result.initialValue?.line : undefined;
  return {
    result: isMine ? result : null,
    line: typeof line === "string" ? line : "",
    reason: isMine
      ? Object.values(result?.error ?? {})
          .flat()
          .join(" ")
      : "",
  };
}

/** The line that is typed: what didn't arrive comes back into it, unless another one is begun already. */
function useTyped(adder: Adder, initial: string) {
  const input = useRef<HTMLInputElement>(null);
  const [line, setLine] = useState(initial);
  const [ignored, setIgnored] = useState<Mark[]>([]);
  const [reason, setReason] = useState("");
  const write = (text: string, marks: Mark[] = []) => {
    if (input.current) input.current.value = text;
    setLine(text);
    setIgnored(marks);
  };
  useEffect(() => setLine(input.current?.value ?? ""), []);
  const [last] = adder.failed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each that failed
  useEffect(() => {
    if (!last || input.current?.value) return;
    write(last.line, last.ignored);
    setReason(last.reason);
    adder.drop(last);
  }, [last]);
  return { input, line, setLine, ignored, setIgnored, write, reason, setReason };
}

const titleOf = ({ line, ignored }: Line, now: Moment) => readLine(line, now, new Set(ignored)).title;

export function QuickAdd({ page, adder }: QuickAddProps) {
  const { t } = useTranslation("todo");
  const id = useId();
  const refused = useRefused();
  const { input, line, setLine, ignored, setIgnored, write, reason, setReason } = useTyped(adder, refused.line);
  const list = page.list ?? "";
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = (input.current?.value ?? "").trim();
    if (!text) return;
    setReason("");
    adder.send({ key: crypto.randomUUID(), line: text, ignored, view: page.view, list });
    write("");
    input.current?.focus();
  };
  const problem = reason || refused.reason;
  return (
    <form method="post" action="/todo/all" onSubmit={send} className="flex flex-col gap-1">
      <input type="hidden" name="act" value="add" />
      <KeyField refused={refused.result} />
      <input type="hidden" name="view" value={page.view} />
      {list && <input type="hidden" name="list" value={list} />}
      <div className="flex gap-2">
        <label className="sr-only" htmlFor={id}>
          {t("fields.line")}
        </label>
        <input
          ref={input}
          id={id}
          name="line"
          defaultValue={refused.line}
          placeholder={t("quick.placeholder")}
          maxLength={MAX_LINE}
          autoComplete="off"
          enterKeyHint="done"
          aria-describedby={`${id}-about`}
          aria-invalid={problem ? true : undefined}
          className={`input h-12 min-w-0 flex-1 text-base ${problem ? "input-error" : ""}`}
          onInput={(event) => setLine(event.currentTarget.value)}
        />
        <button type="submit" className="btn btn-primary h-12" aria-label={t("quick.add")}>
          <Plus size={20} aria-hidden />
          <span className="hidden sm:inline">{t("quick.add")}</span>
        </button>
      </div>
      <div id={`${id}-about`}>
        {problem && (
          <p role="alert" className="text-sm font-medium text-error">
            {problem}
          </p>
        )}
        <Understood line={line} ignored={ignored} now={page.now} onIgnore={setIgnored} />
      </div>
      <p role="status" className="sr-only">
        {adder.arrived && <span key={adder.arrived.key}>{t("quick.added", { title: titleOf(adder.arrived, page.now) })}</span>}
      </p>
      <Failures adder={adder} />
      <Link to={`/todo/add${line ? `?${new URLSearchParams({ title: line })}` : ""}`} className="link self-start text-sm">
        {t("quick.more")}
      </Link>
    </form>
  );
}

/** Lines that didn't arrive while another one was typed. */
function Failures({ adder }: { adder: Adder }) {
  const { t } = useTranslation("todo");
  return adder.failed.map((failed) => (
    <p
      key={failed.key}
      role="alert"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-field border border-error px-3 py-2 text-sm"
    >
      <span className="min-w-0 flex-1">
        {t("quick.failed", { line: failed.line })} {failed.reason}
      </span>
      <button type="button" className="btn btn-sm" onClick={() => adder.send(failed)}>
        {t("quick.retry")}
      </button>
    </p>
  ));
}

/** The lines on their way, the last one on top, as it will stand in the list. */
export function OnTheirWay({ adder, now }: { adder: Adder; now: Moment }) {
  if (adder.going.length === 0) return null;
  return (
    <ul className="border-t border-base-300">
      {adder.going.map((line: Line) => (
        <Adding key={line.key} line={line} now={now} onAdded={() => adder.arrive(line)} onFailed={(reason) => adder.fail(line, reason)} />
      ))}
    </ul>
  );
}
