/** Why a term's load isn't legal, with its article. */
import { useTranslation } from "react-i18next";
import type { TermProblem } from "../check.rules";

export function TermProblemText({ problem: { kind, count, limit, article } }: { problem: TermProblem }) {
  const { t } = useTranslation("study-plan");
  return (
    <>
      {t(`load.${kind}`, { courses: count, limit })} <span className="whitespace-nowrap">({t("article", { article })})</span>
    </>
  );
}
