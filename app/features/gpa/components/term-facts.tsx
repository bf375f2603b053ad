/** What a term came to: its averages, its standing, and why. */
import { useTranslation } from "react-i18next";
import { Badge, type BadgeLevel } from "~/kit/badge";
import type { TermOutcome } from "../gpa.rules";
import type { StandingName } from "../standing.rules";
import { useGpaWords } from "./use-gpa-words";

const LEVELS: Record<StandingName, BadgeLevel> = {
  highHonour: "success",
  honour: "success",
  satisfactory: "info",
  sufficient: "warning",
  unsatisfactory: "error",
};

/** Averages and standing of a term in one line. */
export function TermFacts({ outcome, hasCgpa = true }: { outcome: TermOutcome; hasCgpa?: boolean }) {
  const { t } = useTranslation("gpa");
  const { average } = useGpaWords();
  const { standing } = outcome;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm tabular-nums">
      <span>
        {t("average.gpa")} <strong>{average(outcome.gpa)}</strong>
      </span>
      {hasCgpa && (
        <span>
          {t("average.cgpa")} <strong>{average(outcome.cgpa)}</strong>
        </span>
      )}
      {standing && <Badge level={LEVELS[standing.name]}>{t(`standings.${standing.name}`)}</Badge>}
      {outcome.probation && <Badge level="error">{t("probation.badge")}</Badge>}
    </span>
  );
}

/** Why the standing is what it is. */
export function StandingReason({ outcome }: { outcome: TermOutcome }) {
  const { t } = useTranslation("gpa");
  const { article } = useGpaWords();
  const { standing } = outcome;
  if (!standing) return null;
  return (
    <p className="mt-2 text-sm text-muted print:hidden">
      {t(`standingReasons.${standing.reason}`)} {standing.isProvisional && `${t("provisional")} `}({article(standing.article)})
    </p>
  );
}
