/** Fields that most events don't need, folded away until one of them holds something or is refused. */
import { useFormMetadata } from "@conform-to/react";
import type { ReactNode } from "react";
import { ALL_DEPARTMENTS, defaults } from "../options";

interface FoldedProps {
  title: string;
  /** What is in it, for those who wonder whether to open it. */
  text: string;
  /** The fields inside. */
  names: readonly string[];
  children: ReactNode;
}

const usual: Readonly<Record<string, unknown>> = { ...defaults, event_departments: ALL_DEPARTMENTS };

/** Whether a field holds something else than a new form does; rows of fields begin with one that says nothing. */
function isOwn(name: string, value: unknown): boolean {
  if (Array.isArray(value) && value.some((each) => typeof each === "object")) return false;
  const text = Array.isArray(value) ? value.join(",") : (value ?? "");
  return text !== "" && text !== (usual[name] ?? "");
}

export function Folded({ title, text, names, children }: FoldedProps) {
  const form = useFormMetadata<Record<string, unknown>>();
  const initial = form.initialValue as Record<string, unknown> | undefined;
  const isRefused = Object.keys(form.allErrors).some((key) => names.some((name) => key === name || key.startsWith(`${name}[`)));
  const isFilled = names.some((name) => isOwn(name, initial?.[name]));
  return (
    <details open={isRefused || isFilled} className="rounded-box border border-base-300">
      <summary className="cursor-pointer px-4 py-3">
        <span className="font-medium">{title}</span>
        <span className="block text-sm text-muted">{text}</span>
      </summary>
      <div className="flex flex-col gap-5 border-t border-base-300 p-4">{children}</div>
    </details>
  );
}
