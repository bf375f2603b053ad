/** Asks the assistant from the page, and shows its answer as it comes. */
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type AnswerEvent, emptyAnswer, type ShownAnswer, withEvent } from "../answer";
import { readEvents } from "../events";

/** A question that was asked since the page was loaded. */
export interface Turn {
  key: string;
  answer: ShownAnswer;
  chatId: string | null;
  /** The answer that it takes the place of. */
  replaces: string | null;
  state: "coming" | "stopped" | "failed" | "done";
  /** Why it failed, in the reader's language. */
  message: string;
}

/** A refusal with words of its own. */
class Refused extends Error {}

async function openStream(body: object, signal: AbortSignal): Promise<ReadableStream<Uint8Array> | null> {
  const headers = { "Content-Type": "application/json", Accept: "text/event-stream" };
  const response = await fetch("/api/v1/ai/stream", { method: "POST", headers, body: JSON.stringify(body), signal });
  if (response.ok) return response.body;
  const told = (await response.json().catch(() => null)) as { error?: { message?: string } } | null;
  throw new Refused(told?.error?.message ?? "");
}

/** What is asked: a question in a conversation, or one anew. */
export type Asking = { question: string; chatId: string | null } | { question: string; answerId: string };

const bodyOf = (asking: Asking, key: string) =>
  "answerId" in asking
    ? { answer_id: asking.answerId }
    : { question: asking.question, key, ...(asking.chatId && { chat_id: asking.chatId }) };

/** @param onDone called with the conversation when an answer is whole */
export function useAsking(onDone: (chatId: string) => void) {
  const { t } = useTranslation("ai");
  const [turns, setTurns] = useState<Turn[]>([]);
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  const isBusy = turns.some(({ state }) => state === "coming");

  const ask = async (asking: Asking) => {
    if (isBusy) return;
    const own = new AbortController();
    leaving.current = own;
    const key = crypto.randomUUID();
    const replaces = "answerId" in asking ? asking.answerId : null;
    const change = (next: (turn: Turn) => Turn) => setTurns((all) => all.map((turn) => (turn.key === key ? next(turn) : turn)));
    const begun: Turn = { key, replaces, answer: emptyAnswer(asking.question), chatId: null, state: "coming", message: "" };
    const isOver = ({ answer }: Turn) =>
      replaces === null ? answer.answerId === null && answer.question === asking.question : answer.answerId === replaces;
    setTurns((all) => [...all.filter((turn) => !isOver(turn)), begun]);
    const fail = (message: string) => change((turn) => ({ ...turn, state: "failed", message: message || t("errors.notStreamed") }));
    try {
      const body = await openStream(bodyOf(asking, key), own.signal);
      for await (const { event, data } of readEvents(body ?? new ReadableStream(), own.signal)) {
        const told = { event, data: JSON.parse(data) } as AnswerEvent;
        if (told.event === "error") return fail(told.data.message);
        const chatId = told.event === "places" || told.event === "end" ? told.data.chat_id : null;
        const state = told.event === "end" ? "done" : "coming";
        change((turn) => ({ ...turn, answer: withEvent(turn.answer, told), chatId: chatId || turn.chatId, state }));
        if (told.event === "end") return told.data.chat_id && onDone(told.data.chat_id);
      }
      fail("");
    } catch (failed) {
      if (own.signal.aborted) change((turn) => ({ ...turn, state: "stopped" }));
      else fail(failed instanceof Refused ? failed.message : "");
    }
  };

  return { turns, isBusy, ask, stop: () => leaving.current?.abort(), forget: () => setTurns([]) };
}
