/** Says an answer in words. */
import { useTranslation } from "react-i18next";

export function useAnswerWords() {
  const { t } = useTranslation("tickets");
  return ({ kind }: { kind: "text" | "choice" | "tick" }, value: string | null | undefined): string => {
    if (kind === "tick") return t(value ? "questions.yes" : "questions.no");
    return value || t("questions.unanswered");
  };
}
