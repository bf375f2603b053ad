/** What a target needs, in a sentence. */
import { useTranslation } from "react-i18next";
import type { Outcome } from "../gpa.rules";
import { neededAverage } from "../target.rules";
import { useGpaWords } from "./use-gpa-words";

/** @param target hundredths */
export function Need({ outcome, target, credits }: { outcome: Outcome; target: number; credits: number }) {
  const { t } = useTranslation("gpa");
  const { average, number } = useGpaWords();
  const { least, best } = neededAverage(outcome, target, credits * 2);
  return (
    <p className="mt-3 font-medium">
      {least === null
        ? t("need.unreachable", { best: average(best) })
        : t("need.least", { average: average(least), credits: number(credits) })}
    </p>
  );
}
