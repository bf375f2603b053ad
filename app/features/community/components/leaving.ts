/** The question before somebody leaves a community. */
import type { useTranslation } from "react-i18next";

type Say = ReturnType<typeof useTranslation<"community">>["t"];

/** What the dialog says; the words are those of this feature. */
export const leaving = (t: Say, name: string) =>
  ({ title: t("join.leaveTitle", { name }), text: t("join.leaveText"), confirmLabel: t("join.leave"), level: "error" }) as const;
