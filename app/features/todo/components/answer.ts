/** What the page's action answers, and what stands for it when nothing was reached: nothing typed is lost, and loaders don't run. */
import type { SubmissionResult } from "@conform-to/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { showToast } from "~/kit/toasts";

export interface Answer {
  result?: SubmissionResult | null;
  added?: string;
  done?: { todoId: string; title: string };
  undone?: string;
  movedToToday?: number;
  isLost?: true;
}

/** The status of an answer that stands for none. */
export const UNAVAILABLE = 503;

/** Runs the server's action. What it didn't answer comes back as an answer of the page, not as the screen of an error. */
export async function orLost(serverAction: () => Promise<unknown>) {
  try {
    return await serverAction();
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown;
    return Response.json({ isLost: true } satisfies Answer, { status: UNAVAILABLE });
  }
}

/** Why an act was refused, in the reader's words; null when it wasn't. */
export function useReason(answer: Answer | undefined): string | null {
  const { t } = useTranslation("todo");
  if (answer?.isLost) return t("quick.lost");
  if (answer?.result?.status !== "error") return null;
  return Object.values(answer.result.error ?? {})
    .flatMap((texts) => texts ?? [])
    .join(" ");
}

/** Says why an act was refused that has no place of its own for it. */
export function useSaidRefusal(answer: Answer | undefined): void {
  const reason = useReason(answer);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer, also when two are refused alike
  useEffect(() => {
    if (reason) showToast(reason, "error");
  }, [answer]);
}
