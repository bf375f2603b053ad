/** Creates an event from its form by the API, for pages that go on with it; loaded when it is needed, because zod is large. */
import type { SubmissionResult } from "@conform-to/react";
import { errorsOf, makeByApi } from "~/kit/make-by-api";
import { type FormWords, parseForm } from "~/platform/forms/parse";
import { eventForm } from "../event-form.schemas";
import { bodyOfForm, withOffsets } from "../events.rules";

export interface CreatedEvent {
  eventId: string;
  /** Staff look at it before it is shown. */
  isAwaitingReview: boolean;
}

type Outcome = { created: CreatedEvent } | { refused: SubmissionResult };

interface Answer {
  event_id: string;
  is_awaiting_review: boolean;
}

/** What was sent last and hasn't been answered well. */
let last = { text: "", key: "" };

/** The same for the same words, until they have brought an event: an answer that was lost doesn't make two. */
function keyOf(body: unknown): string {
  const text = JSON.stringify(body);
  if (text !== last.text) last = { text, key: crypto.randomUUID() };
  return last.key;
}

/** Why it wasn't created, in words that say that at the beginning. */
function reasonOf(status: number, message: string | undefined, t: FormWords["t"]): string {
  if (status !== 403)
    return t("events:form.createError", { detail: message ?? t(status === 0 ? "media:queue.offline" : "events:form.unknownError") });
  const detail = message ?? t("events:form.permissionDenied");
  const isSaid = detail.startsWith(t("events:form.permissionError", { detail: "" }).trim());
  return isSaid ? detail : t("events:form.permissionError", { detail });
}

/** @returns the event, or what the form shows of the refusal */
export async function createEvent(form: FormData, words: Omit<FormWords, "feature">): Promise<Outcome> {
  const submission = parseForm(form, eventForm, { ...words, feature: "events" });
  if (submission.status !== "success") return { refused: submission.reply() };
  const body = withOffsets(bodyOfForm(submission.value));
  const answer = await makeByApi<Answer>("/api/v1/event/manage", { ...body, key: keyOf(body) });
  const { status, data, message } = answer;
  if (!data) return { refused: submission.reply(errorsOf(form, answer, reasonOf(status, message, words.t))) };
  last = { text: "", key: "" };
  return { created: { eventId: data.event_id, isAwaitingReview: data.is_awaiting_review } };
}
