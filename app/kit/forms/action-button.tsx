/** One act behind one button: a tiny form, which asks first when told to and scripts are there. */
import type { SubmissionResult } from "@conform-to/react";
import { useFetcher } from "@remix-run/react";
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../confirm-dialog";
import { Of } from "../of";
import { showToast } from "../toasts";
import { useEcho } from "./use-echo";

export interface ActionButtonProps {
  /** Hidden fields that say what to do. */
  fields: Record<string, string | number>;
  action?: string;
  children: ReactNode;
  className?: string;
  /** For buttons that are an icon only. */
  label?: string;
  /** What a button with words acts on, where several read alike. */
  of?: string;
  isPressed?: boolean;
  confirm?: { title: string; text?: string; confirmLabel: string; level?: "error" | "primary" };
}

/** Says why the act was refused: a button has no place beside it for that. */
function useRefusal(result: SubmissionResult | undefined) {
  useEffect(() => {
    const reasons = Object.values(result?.error ?? {}).flatMap((texts) => texts ?? []);
    if (result?.status === "error" && reasons.length > 0) showToast(reasons.join(" "), "error");
  }, [result]);
}

export function ActionButton({ fields, action, children, className = "btn-sm", label, of, isPressed, confirm }: ActionButtonProps) {
  const { t } = useTranslation("kit");
  const id = useId();
  const fetcher = useFetcher<{ result?: SubmissionResult }>({ key: `act${id}` });
  useRefusal(fetcher.data?.result);
  const form = useRef<HTMLFormElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const isConfirmed = useRef(false);
  const isPending = fetcher.state !== "idle";
  const { isEcho, noteSent } = useEcho(isPending);
  const send = (event: FormEvent) => {
    if (isPending || isEcho()) return event.preventDefault();
    if (!confirm || isConfirmed.current) return noteSent();
    event.preventDefault();
    setIsAsking(true);
  };
  const go = () => {
    setIsAsking(false);
    isConfirmed.current = true;
    form.current?.requestSubmit();
    isConfirmed.current = false;
  };
  return (
    <fetcher.Form ref={form} method="post" action={action} onSubmit={send} className="inline-flex">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button
        type="submit"
        className={`btn ${className}`}
        aria-label={label}
        aria-pressed={isPressed}
        aria-disabled={isPending || undefined}
      >
        {isPending && <span className="spinner size-4" aria-hidden />}
        {children}
        {of && <Of>{of}</Of>}
      </button>
      {confirm && (
        <ConfirmDialog isOpen={isAsking} cancelLabel={t("acts.cancel")} onConfirm={go} onCancel={() => setIsAsking(false)} {...confirm} />
      )}
    </fetcher.Form>
  );
}
