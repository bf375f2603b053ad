/** What somebody has answered so far: kept on their device until it is sent, and known to the questions that depend on it. */
import { type RefObject, useEffect, useState } from "react";
import { accountKey } from "~/platform/account-copies";
import type { Answers } from "../survey.questions";

const keyOf = (surveyId: string) => accountKey(`survey.${surveyId}`);

/** Forgets what was kept, once it is sent. */
export function useForgetAnswers(surveyId: string, isSent: boolean) {
  useEffect(() => {
    if (!isSent) return;
    try {
      localStorage.removeItem(keyOf(surveyId));
    } catch {
      // Nothing is kept where storage is closed.
    }
  }, [surveyId, isSent]);
}

function read(form: HTMLFormElement): Record<string, string[]> {
  const answers: Record<string, string[]> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string" && value !== "" && /^q\d/.test(name)) answers[name] = [...(answers[name] ?? []), value];
  }
  return answers;
}

function restore(form: HTMLFormElement, kept: Record<string, string[]>) {
  for (const input of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")) {
    const values = kept[input.name];
    if (!values) continue;
    if (input instanceof HTMLInputElement && (input.type === "radio" || input.type === "checkbox"))
      input.checked = values.includes(input.value);
    else if (input.value === "") input.value = values[0] ?? "";
  }
}

const asAnswers = (read: Record<string, string[]>): Answers => read;

/** @param form stands around the form whose fields are the answers @returns null until scripts run */
export function useAnswers(form: RefObject<HTMLDivElement | null>, surveyId: string): Answers | null {
  const [answers, setAnswers] = useState<Answers | null>(null);
  useEffect(() => {
    const own = form.current?.querySelector("form");
    if (!own) return;
    try {
      restore(own, JSON.parse(localStorage.getItem(keyOf(surveyId)) ?? "{}"));
    } catch {
      // Storage is closed, or holds what isn't ours.
    }
    const note = () => {
      const now = read(own);
      setAnswers(asAnswers(now));
      try {
        localStorage.setItem(keyOf(surveyId), JSON.stringify(now));
      } catch {
        // Without storage the page itself holds them.
      }
    };
    setAnswers(asAnswers(read(own)));
    own.addEventListener("input", note);
    return () => own.removeEventListener("input", note);
  }, [form, surveyId]);
  return answers;
}
