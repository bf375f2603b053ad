/** Sends the form it stands in, and shows that it is on its way. */
import type { ReactNode } from "react";
import { useFormState } from "./form-context";

export interface SubmitButtonProps {
  children: ReactNode;
  /** For forms with more than one way to be sent. */
  name?: string;
  value?: string;
  className?: string;
}

export function SubmitButton({ children, name, value, className = "btn-primary" }: SubmitButtonProps) {
  const { isPending } = useFormState();
  return (
    <button type="submit" name={name} value={value} aria-disabled={isPending || undefined} className={`btn ${className}`}>
      {isPending && <span className="spinner size-5" aria-hidden />}
      {children}
    </button>
  );
}
