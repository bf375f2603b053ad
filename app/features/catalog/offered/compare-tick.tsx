/** Puts a course among those that are compared; without scripts it leads to the page that compares it. */
import { useTranslation } from "react-i18next";
import { useHydrated } from "~/kit/use-hydrated";
import Square from "~icons/lucide/square";
import SquareCheck from "~icons/lucide/square-check";
import { comparePath, toggleCourse, useChoice } from "./compare-choice";

/** In a row of a list it stands at the end; `btn` among the acts of a page. */
const LOOKS = {
  row: "flex w-17 shrink-0 cursor-pointer flex-col items-center justify-center gap-0.5 self-stretch text-xs text-muted hover:bg-base-200 aria-pressed:text-base-content print:hidden",
  button: "btn print:hidden",
};

export function CompareTick({ code, look = "row" }: { code: string; look?: keyof typeof LOOKS }) {
  const { t } = useTranslation("kit");
  const isHydrated = useHydrated();
  const isChosen = useChoice().codes.includes(code);
  const Box = isChosen ? SquareCheck : Square;
  const content = (
    <>
      <Box size={18} aria-hidden />
      {t("acts.compare")}
    </>
  );
  const label = `${t("acts.compare")}: ${code}`;
  if (!isHydrated) {
    return (
      <a href={comparePath([code])} rel="nofollow" className={LOOKS[look]} aria-label={label}>
        {content}
      </a>
    );
  }
  return (
    <button type="button" className={LOOKS[look]} aria-pressed={isChosen} aria-label={label} onClick={() => toggleCourse(code)}>
      {content}
    </button>
  );
}
