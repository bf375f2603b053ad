/** True numbers; what isn't there yet isn't shown. */
import { useTranslation } from "react-i18next";
import { type HomeNumber, homeNumbers } from "~/engines/site-content";
import { StatTile } from "~/kit/figures";
import { formatNumber } from "~/kit/format";
import { Section } from "~/kit/section";
import { useWords } from "~/kit/use-words";

interface NumbersProps {
  numbers: Record<HomeNumber, number>;
  /** Those that staff don't show. */
  hidden: readonly HomeNumber[];
}

export function Numbers({ numbers, hidden }: NumbersProps) {
  const { t } = useTranslation("home");
  const { locale } = useWords();
  const shown = homeNumbers.filter((name) => numbers[name] > 0 && !hidden.includes(name));
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
