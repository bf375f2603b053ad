/** True numbers; what isn't there yet isn't shown. */
import { useTranslation } from "react-i18next";
import { StatTile } from "~/kit/figures";
import { formatNumber } from "~/kit/format";
import { Section } from "~/kit/section";
import { useWords } from "~/kit/use-words";

const NAMES = ["courses", "describedCourses", "experiences", "databankEntries"] as const;

export function Numbers({ numbers }: { numbers: Record<(typeof NAMES)[number], number> }) {
  const { t } = useTranslation("home");
  const { locale } = useWords();
  const shown = NAMES.filter((name) => numbers[name] > 0);
  if (shown.length === 0) return null;
  return (
    <Section title={t("numbers.title")}>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {shown.map((name) => (
          <StatTile key={name} label={t(`numbers.${name}`)} value={formatNumber(numbers[name], locale)} />
        ))}
      </div>
    </Section>
  );
}
