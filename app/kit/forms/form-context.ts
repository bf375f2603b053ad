/** What a form tells its fields: whose words they use, whether it is being sent, and how each of them stands. */
import { createContext, useContext } from "react";
import { useWords } from "../use-words";
import type { Result } from "./use-sending";

/** One field as its form knows it. */
export interface FieldState {
  readonly id: string;
  readonly name: string;
  /** Changes when the control has to begin anew. */
  readonly key?: string;
  readonly formId: string;
  readonly errorId: string;
  readonly descriptionId: string;
  readonly errors?: string[];
  readonly initialValue?: unknown;
  /** What stands in it now. */
  readonly value?: unknown;
}

export interface FormState {
  feature: string;
  isPending: boolean;
  /** What the last sending was answered. */
  result: Result | undefined;
  /** A hook of the form's own: it is the same as long as the form is there. */
  useField(name: string): FieldState;
}

export const FormContext = createContext<FormState | null>(null);

/** @throws outside a form */
export function useFormState(): FormState {
  const state = useContext(FormContext);
  if (!state) throw new Error("A field stands in no form.");
  return state;
}

/** @throws outside a form */
export function useFieldState(name: string): FieldState {
  const { useField } = useFormState();
  return useField(name);
}

/** The last named part of a field's name: `gradeParts[0].weight` → `weight`. */
export const baseName = (name: string) =>
  name
    .replace(/\[\d*\]/g, "")
    .split(".")
    .at(-1) ?? name;

/** The words of a field: given ones, else those of its feature. */
export function useFieldWords(name: string, label?: string, hint?: string) {
  const { feature } = useFormState();
  const { say, exists } = useWords();
  const base = baseName(name);
  const find = (kind: "fields" | "hints") => {
    const key = `${feature}:${kind}.${base}`;
    return exists(key) ? say(key) : undefined;
  };
  return { label: label ?? find("fields") ?? base, hint: hint ?? find("hints") };
}
