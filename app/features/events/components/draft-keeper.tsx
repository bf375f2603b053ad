/** Hands what a form holds to the draft; draws nothing. */
import { useFormMetadata } from "@conform-to/react";
import { useKeptDraft } from "./use-draft";

export function DraftKeeper() {
  const form = useFormMetadata<Record<string, unknown>>();
  useKeptDraft(true, form.value as Record<string, unknown> | undefined, form.dirty);
  return null;
}
