/** The browser's own dialog, opened and closed by state. */

import { type ReactNode, useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import X from "~icons/lucide/x";

export interface DialogProps {
  isOpen: boolean;
  onClose(): void;
  title: string;
  /** As wide as the screen allows: for pictures. */
  isLarge?: boolean;
  children?: ReactNode;
  /** At the top on phones, where their keyboard would cover it at the bottom. */
  isTyped?: boolean;
  /** Buttons, at the end. */
  actions?: ReactNode;
}

export function Dialog({ isOpen, onClose, title, isLarge, isTyped, children, actions }: DialogProps) {
  const { t } = useTranslation("kit");
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // After every rendering: the browser may have closed what goes on with something else to ask.
  useEffect(() => {
    const element = dialog.current;
    if (isOpen && !element?.open) element?.showModal();
    if (!isOpen && element?.open) element.close();
  });
  return (
    <dialog ref={dialog} className={`modal ${isTyped ? "modal-top" : ""}`} aria-labelledby={titleId} onClose={onClose}>
      {isOpen && (
        <div className={`modal-box flex flex-col gap-4 ${isLarge ? "sm:w-11/12 sm:max-w-5xl" : ""}`}>
          <div className="flex items-start justify-between gap-4">
            <h2 id={titleId} className="text-lg font-semibold">
              {title}
            </h2>
            <button type="button" className="btn btn-ghost btn-sm btn-square" aria-label={t("acts.close")} onClick={onClose}>
              <X size={18} aria-hidden />
            </button>
          </div>
          {children}
          {actions && <div className="flex flex-wrap justify-end gap-3">{actions}</div>}
        </div>
      )}
      <button type="button" className="modal-backdrop" tabIndex={-1} aria-hidden onClick={onClose} />
    </dialog>
  );
}
