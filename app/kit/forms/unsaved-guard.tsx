/** Asks before somebody leaves a form with work in it that would be lost; stands in the page only while there is some. */
import { useBeforeUnload, useBlocker } from "@remix-run/react";
import { type RefObject, useCallback } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../confirm-dialog";

/** `isGoing` is true while the form itself is what leads away. */
export function UnsavedGuard({ isGoing }: { isGoing: RefObject<boolean> }) {
  const { t } = useTranslation("kit");
  const blocker = useBlocker(({ currentLocation, nextLocation }) => !isGoing.current && currentLocation.pathname !== nextLocation.pathname);
  useBeforeUnload(useCallback((event) => event.preventDefault(), []));
  return (
    <ConfirmDialog
      isOpen={blocker.state === "blocked"}
      title={t("forms.unsavedTitle")}
      text={t("forms.unsavedText")}
      confirmLabel={t("forms.leave")}
      cancelLabel={t("forms.stay")}
      level="error"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}
