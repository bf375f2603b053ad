/** Short messages about what just happened; read out, and out of the way. */

import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import X from "~icons/lucide/x";

export type ToastLevel = "success" | "info" | "error";

export interface Toast {
  id: string;
  text: string;
  level: ToastLevel;
  act?: ToastAct;
}

/** What can be done about it while it is shown, such as undoing it. */
export interface ToastAct {
  label: string;
  run(): void;
}

const EVENT = "toast";
const STAYS = 6000;
/** With something to do: long enough to read, decide and reach it. */
const STAYS_WITH_ACT = 12_000;

/** Shows a message from a script: `showToast(t("acts.linkCopied"))`. */
export function showToast(text: string, level: ToastLevel = "success", act?: ToastAct): void {
  window.dispatchEvent(new CustomEvent<Toast>(EVENT, { detail: { id: crypto.randomUUID(), text, level, act } }));
}

/** The place where messages appear. `flash` came with the page, after a redirect. */
export function Toasts({ flash }: { flash: Toast | null }) {
  const { t } = useTranslation("kit");
  const [toasts, setToasts] = useState<Toast[]>(flash ? [flash] : []);
  const drop = (id: string) => setToasts((all) => all.filter((toast) => toast.id !== id));
  useEffect(() => {
    if (flash) setToasts((all) => [...all.filter(({ id }) => id !== flash.id), flash]);
  }, [flash]);
  useEffect(() => {
    const add = (event: Event) => setToasts((all) => [...all.slice(-2), (event as CustomEvent<Toast>).detail]);
    window.addEventListener(EVENT, add);
    return () => window.removeEventListener(EVENT, add);
  }, []);
  return (
    <div
      role="status"
      aria-label={t("toast.region")}
      className="pointer-events-none! flex flex-col items-center gap-2 px-4 [&:not(:empty)]:pb-3 sm:items-end"
    >
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} onDrop={() => drop(toast.id)} />
      ))}
    </div>
  );
}

const LOOKS: Record<ToastLevel, string> = {
  success: "bg-success text-success-content",
  info: "bg-neutral text-neutral-content",
  error: "bg-error text-error-content",
};

/** Errors stay until they are dismissed, others while somebody is on them. */
function ToastItem({ toast, onDrop }: { toast: Toast; onDrop(): void }) {
  const { t } = useTranslation("kit");
  const [isHeld, setIsHeld] = useState(false);
  const { act } = toast;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time runs anew for another toast, and when it is let go
  useEffect(() => {
    if (toast.level === "error" || isHeld) return;
    const timer = setTimeout(onDrop, act ? STAYS_WITH_ACT : STAYS);
    return () => clearTimeout(timer);
  }, [toast.id, isHeld]);
  const hold = () => setIsHeld(true);
  const release = () => setIsHeld(false);
  const held = { onFocus: hold, onBlur: release, onPointerEnter: hold, onPointerLeave: release };
  const run = () => {
    act?.run();
    onDrop();
  };
  return (
    <div className={`pointer-events-auto flex items-center gap-3 rounded-box py-2 ps-4 pe-2 shadow-lg ${LOOKS[toast.level]}`}>
      <p>{toast.text}</p>
      {act && (
        <button type="button" className="cursor-pointer rounded-field px-2 py-1 font-semibold underline" onClick={run} {...held}>
          {act.label}
        </button>
      )}
      <button type="button" className="grid size-8 cursor-pointer place-items-center" aria-label={t("toast.dismiss")} onClick={onDrop}>
        <X size={16} aria-hidden />
      </button>
    </div>
  );
}
