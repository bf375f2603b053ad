/** A part of a long form that folds: whatever is in it is sent, and an error opens it. */
import { type ReactNode, useEffect, useRef, useState } from "react";
import ChevronDown from "~icons/lucide/chevron-down";
import { useFieldState, useFormState } from "./form-context";

interface FormStepProps {
  /** Its place among the others, from 1 on. */
  at: number;
  title: string;
  /** The names of what is in it: always the same for a form. */
  fields: readonly string[];
  children: ReactNode;
}

/** The first of them stands open. */
export function FormStep({ at, title, fields, children }: FormStepProps) {
  const { result } = useFormState();
  const states = fields.map(useFieldState);
  const isWrong = states.some(({ errors }) => Boolean(errors?.length));
  const [isOpenAtFirst] = useState(at === 1 || isWrong);
  const details = useRef<HTMLDetailsElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form that is refused once more opens again what was folded since
  useEffect(() => {
    if (isWrong && details.current) details.current.open = true;
  }, [isWrong, result]);
  return (
    <details ref={details} open={isOpenAtFirst} className="group border-t-2 border-base-content">
      <summary className="flex min-h-12 cursor-pointer items-center gap-3 py-2">
        <span aria-hidden className="seat grid size-7 shrink-0 place-items-center bg-base-content text-sm font-black text-base-100">
          {at}
        </span>
        <h2 className="grow text-xl/tight">{title}</h2>
        <ChevronDown size={20} aria-hidden className="shrink-0 group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-5 pt-2 pb-5">{children}</div>
    </details>
  );
}
