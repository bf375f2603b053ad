/** A question before something that can't be taken back. */
import { Dialog } from "./dialog";

export interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  text?: string;
  confirmLabel: string;
  cancelLabel: string;
  level?: "error" | "primary";
  onConfirm(): void;
  onCancel(): void;
}

export function ConfirmDialog({
  isOpen,
  title,
  text,
  confirmLabel,
  cancelLabel,
  level = "primary",
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const actions = (
    <>
      <button type="button" className="btn" onClick={onCancel}>
        {cancelLabel}
      </button>
      <button type="button" className={`btn ${level === "error" ? "btn-error" : "btn-primary"}`} onClick={onConfirm}>
        {confirmLabel}
      </button>
    </>
  );
  return (
    <Dialog isOpen={isOpen} onClose={onCancel} title={title} actions={actions}>
      {text && <p>{text}</p>}
    </Dialog>
  );
}
