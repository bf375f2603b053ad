/** What a form tells its fields: whose words they use, and whether it is being sent. */
import { createContext, useContext } from "react";
import { useWords } from "../use-words";

export interface FormState {
  feature: string;
  isPending: boolean;
}

export const FormContext = createContext<FormState>({ feature: "kit", isPending: false });

export const useFormState = () => useContext(FormContext);

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
