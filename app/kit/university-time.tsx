/** Says whose clock times are by, to readers whose own shows another hour. */
import { useTranslation } from "react-i18next";
import { configuration } from "../configuration";
import { MINUTE } from "../platform/clock";
import { offsetAt } from "../platform/time";
import { useHydrated } from "./use-hydrated";
import { useWords } from "./use-words";

const isElsewhere = (now: number) => offsetAt(now) !== -new Date(now).getTimezoneOffset() * MINUTE;

/** `Ankara time`, for readers in another zone; nothing for the others, and nothing before scripts know the reader's clock. */
export function UniversityTime() {
  const { t } = useTranslation("kit");
  const { locale } = useWords();
  const isHydrated = useHydrated();
  if (!isHydrated || !isElsewhere(Date.now())) return null;
  const { cityEn, cityTr } = configuration.university;
  return <span className="block text-sm text-muted">{t("time.university", { city: locale === "tr" ? cityTr : cityEn })}</span>;
}
