/** A button that deletes something of the transcript, and asks first. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "~/kit/confirm-dialog";

interface AskingButtonProps {
  /** What it does; the question's own button says the same. */
  label: string;
  question: { title: string; text: string };
  onConfirm(): void;
}

export function AskingButton({ label, question, onConfirm }: AskingButtonProps) {
  const { t } = useTranslation("gpa");
  const [isAsking, setIsAsking] = useState(false);
  const confirm = () => {
    setIsAsking(false);
    onConfirm();
  };
  return (
    <>
      <button type="button" className="btn btn-ghost btn-sm" onClick={() => setIsAsking(true)}>
        {label}
      </button>
      <ConfirmDialog
        {...question}
        isOpen={isAsking}
        confirmLabel={label}
        cancelLabel={t("account.cancel")}
        level="error"
        onConfirm={confirm}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
