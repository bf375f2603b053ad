/** Asks once whether one's saved transcript may mark courses. */
import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ActionButton } from "~/kit/forms/action-button";
import { useMarks } from "./marks-store";

const TO = "/gpa/marks";

/** The buttons of the question, which lead back to where it stands. */
export function MarksButtons() {
  const { t } = useTranslation("course-marks");
  const { pathname, search } = useLocation();
  const back = pathname + search;
  return (
    <div className="flex flex-wrap gap-2">
      <ActionButton action={TO} fields={{ act: "allow", back }} className="btn-sm btn-primary">
        {t("question.allow")}
      </ActionButton>
      <ActionButton action={TO} fields={{ act: "refuse", back }}>
        {t("question.refuse")}
      </ActionButton>
    </div>
  );
}

/** The question itself, for pages that know that it is open. */
export function MarksAsk() {
  const { t } = useTranslation("course-marks");
  return (
    <section
      aria-label={t("question.title")}
      className="flex flex-col gap-3 rounded-box border border-base-300 bg-base-200 p-4 print:hidden"
    >
      <p>{t("question.text")}</p>
      <MarksButtons />
    </section>
  );
}

/** The question where the browser finds out that it is open. */
export function MarksQuestion() {
  return useMarks().state === "ask" ? <MarksAsk /> : null;
}
