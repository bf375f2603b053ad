/** Short messages about what just happened; read out, and out of the way. */
import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

export type ToastLevel = "success" | "info" | "error";

export interface Toast {
  id: string;
  text: string;
  level: ToastLevel;
}

const EVENT = "toast";
const STAYS = 6000;

/** Shows a message from a script: `showToast(t("acts.linkCopied"))`. */
export function showToast(text: string, level: ToastLevel = "success"): void {
  window.dispatchEvent(new CustomEvent<Toast>(EVENT, { detail: { id: crypto.randomUUID(), text, level } }));
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
      className="pointer-events-none fixed inset-x-4 top-16 z-40 flex flex-col items-center gap-2 sm:top-auto sm:bottom-4 sm:items-end"
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

/** Errors stay until they are dismissed. */
function ToastItem({ toast, onDrop }: { toast: Toast; onDrop(): void }) {
  const { t } = useTranslation("kit");
  useEffect(() => {
    if (toast.level === "error") return;
    const timer = setTimeout(onDrop, STAYS);
    return () => clearTimeout(timer);
  }, [toast.id]);
  return (
    <div className={`pointer-events-auto flex items-center gap-3 rounded-box py-2 ps-4 pe-2 shadow-lg ${LOOKS[toast.level]}`}>
      <p>{toast.text}</p>
      <button type="button" className="grid size-8 cursor-pointer place-items-center" aria-label={t("toast.dismiss")} onClick={onDrop}>
        <X size={16} aria-hidden />
      </button>
    </div>
  );
}
