/** Short messages about what just happened: one at a time, read out once, out of the way, and reached by F8. */

import { useLocation } from "@remix-run/react";
import { type FocusEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import X from "~icons/lucide/x";
import { focusHeading } from "./focus-heading";

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
/** More than these nobody goes back through. */
const MOST = 5;
const KEY = "F8";

/** Shows a message from a script: `showToast(t("acts.linkCopied"))`. */
export function showToast(text: string, level: ToastLevel = "success", act?: ToastAct): void {
  window.dispatchEvent(new CustomEvent<Toast>(EVENT, { detail: { id: crypto.randomUUID(), text, level, act } }));
}

/** The messages, the last one on top; what says the same again takes the place of the one before. */
function useToasts(flash: Toast | null) {
  const { pathname } = useLocation();
  const [toasts, setToasts] = useState<Toast[]>(flash ? [flash] : []);
  const add = (toast: Toast) => setToasts((all) => [...all.filter(({ text, act }) => act || text !== toast.text).slice(1 - MOST), toast]);
  // What can be done about it belongs to its page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever a page is left
  useEffect(() => () => setToasts((all) => all.filter(({ act }) => !act)), [pathname]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each
  useEffect(() => {
    if (flash) add(flash);
  }, [flash]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: adding is the same at any time
  useEffect(() => {
    const hear = (event: Event) => add((event as CustomEvent<Toast>).detail);
    window.addEventListener(EVENT, hear);
    return () => window.removeEventListener(EVENT, hear);
  }, []);
  return { toast: toasts.at(-1), drop: (id: string) => setToasts((all) => all.filter((toast) => toast.id !== id)) };
}

/** F8 leads to the message, and what ends it back to where one was. */
function useWayBack() {
  const box = useRef<HTMLElement>(null);
  const from = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const go = (event: KeyboardEvent) => {
      if (event.key === KEY) box.current?.querySelector("button")?.focus();
    };
    document.addEventListener("keydown", go);
    return () => document.removeEventListener("keydown", go);
  }, []);
  const note = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !box.current?.contains(relatedTarget)) from.current = relatedTarget;
  };
  const goBack = () => {
    if (!box.current?.contains(document.activeElement)) return;
    from.current?.isConnected ? from.current.focus({ preventScroll: true }) : focusHeading();
  };
  return { box, note, goBack };
}

const LOOKS: Record<ToastLevel, string> = {
  success: "bg-success text-success-content",
  info: "bg-neutral text-neutral-content",
  error: "bg-error text-error-content",
};

/** The place where messages appear. `flash` came with the page, after a redirect. */
export function Toasts({ flash }: { flash: Toast | null }) {
  const { t } = useTranslation("kit");
  const { toast, drop } = useToasts(flash);
  const { box, note, goBack } = useWayBack();
  const [isHeld, setIsHeld] = useState(false);
  // Errors and what can be undone stay until they are dismissed, others while somebody is on them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time runs anew for another one, and when it is let go
  useEffect(() => {
    if (!toast || toast.level === "error" || toast.act || isHeld) return;
    const timer = setTimeout(() => drop(toast.id), STAYS);
    return () => clearTimeout(timer);
  }, [toast?.id, isHeld]);
  const end = (run?: () => void) => {
    goBack();
    setIsHeld(false);
    run?.();
    if (toast) drop(toast.id);
  };
  const hold = () => setIsHeld(true);
  const release = () => setIsHeld(false);
  const held = { onFocus: hold, onBlur: release, onPointerEnter: hold, onPointerLeave: release };
  return (
    <section
      ref={box}
      aria-label={t("toast.region")}
      onFocus={note}
      className={`pointer-events-none! flex justify-center px-4 sm:justify-end ${toast ? "pb-3" : ""}`}
    >
      <div
        className={toast ? `pointer-events-auto flex items-center gap-3 rounded-box py-2 ps-4 pe-2 shadow-lg ${LOOKS[toast.level]}` : ""}
        {...held}
      >
        <p role="status" className="wrap-anywhere">
          {toast?.text}
        </p>
        {toast?.act && (
          <button
            type="button"
            className="cursor-pointer rounded-field px-2 py-1 font-semibold underline"
            onClick={() => end(toast.act?.run)}
          >
            {toast.act.label}
          </button>
        )}
        {toast && (
          <button
            type="button"
            className="grid size-8 cursor-pointer place-items-center"
            aria-label={t("toast.dismiss")}
            onClick={() => end()}
          >
            <X size={16} aria-hidden />
          </button>
        )}
      </div>
    </section>
  );
}
