/** Hands what a form holds to the draft; draws nothing. */
import { useFormMetadata } from "@conform-to/react";
import { useSavedDraft } from "./use-draft";

export function DraftSaver() {
  const form = useFormMetadata<Record<string, unknown>>();
  useSavedDraft(true, form.value as Record<string, unknown> | undefined, form.dirty);
  return null;
}
