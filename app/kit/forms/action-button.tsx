/** One act behind one button: a tiny form, which asks first when told to. Before scripts run, the question unfolds in its place. */
import type { SubmissionResult } from "@conform-to/react";
import { useFetcher } from "@remix-run/react";
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../confirm-dialog";
import { Of } from "../of";
import { showToast } from "../toasts";
import { useHydrated } from "../use-hydrated";
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

type Confirm = NonNullable<ActionButtonProps["confirm"]>;

/** The question before scripts run: the first press opens it, its own button acts. */
function UnfoldingQuestion({ confirm: { title, text, confirmLabel, level }, children }: { confirm: Confirm; children: ReactNode }) {
  return (
    <details>
      {children}
      <p className="my-2">
        {title} {text}
      </p>
      <button type="submit" className={`btn btn-sm ${level === "error" ? "btn-error" : "btn-primary"}`}>
        {confirmLabel}
      </button>
    </details>
  );
}

export function ActionButton({ fields, action, children, className = "btn-sm", label, of, isPressed, confirm }: ActionButtonProps) {
  const { t } = useTranslation("kit");
  const id = useId();
  const fetcher = useFetcher<{ result?: SubmissionResult }>({ key: `act${id}` });
  useRefusal(fetcher.data?.result);
  const form = useRef<HTMLFormElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const isConfirmed = useRef(false);
  const isHydrated = useHydrated();
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
  const words = (
    <>
      {children}
      {of && <Of>{of}</Of>}
    </>
  );
  return (
    <fetcher.Form ref={form} method="post" action={action} onSubmit={send} className="inline-flex">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {confirm && !isHydrated ? (
        <UnfoldingQuestion confirm={confirm}>
          <summary className={`btn list-none ${className}`} aria-label={label}>
            {words}
          </summary>
        </UnfoldingQuestion>
      ) : (
        <button
          type="submit"
          className={`btn ${className}`}
          aria-label={label}
          aria-pressed={isPressed}
          aria-disabled={isPending || undefined}
        >
          {isPending && <span className="spinner size-4" aria-hidden />}
          {words}
        </button>
      )}
      {confirm && (
        <ConfirmDialog isOpen={isAsking} cancelLabel={t("acts.cancel")} onConfirm={go} onCancel={() => setIsAsking(false)} {...confirm} />
      )}
    </fetcher.Form>
  );
}
