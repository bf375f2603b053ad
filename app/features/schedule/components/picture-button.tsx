/** Makes an image of the week in the browser; what draws it comes with the first click. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { downloadFile } from "~/kit/download";
import { importWithRetry } from "~/kit/import-with-retry";
import { showToast } from "~/kit/toasts";
import { useHydrated } from "~/kit/use-hydrated";
import type { Plan, PlanCredits } from "../plan.rules";
import { useScheduleWords } from "./use-schedule-words";

interface PictureButtonProps {
  plan: Plan & PlanCredits;
}

export function PictureButton({ plan }: PictureButtonProps) {
  const { t } = useTranslation("schedule");
  const words = useScheduleWords();
  const [isDrawing, setDrawing] = useState(false);
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  const draw = async () => {
    setDrawing(true);
    try {
      const { pictureOf } = await importWithRetry(() => import("./week-picture"));
      const said = {
        sums: words.sums({ ...plan, courses: plan.sections.length, items: plan.items.length }),
        day: words.day,
        untimed: t("untimed.title"),
      };
      downloadFile(`${plan.name}.png`, await pictureOf(plan, said));
    } catch {
      showToast(t("export.pngFailed"), "error");
    }
    setDrawing(false);
  };
  return (
    <button type="button" className="btn" disabled={isDrawing} onClick={draw}>
      {t("export.png")}
    </button>
  );
}
