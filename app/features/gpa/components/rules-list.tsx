/** The rules that the calculator goes by, each with an address of its own. */
import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import { Section } from "~/kit/section";

export function RulesList({ rules }: { rules: { id: string; title: string; text: string }[] }) {
  const { t } = useTranslation("gpa");
  return (
    <Section
      id="rules"
      title={t("rules.title")}
      lead={t("rules.lead")}
      act={
        <Link to="/rules" className="link">
          {t("rules.all")}
        </Link>
      }
      className="mt-12 print:hidden"
    >
      <dl className="grid gap-4 md:grid-cols-2">
        {rules.map(({ id, title, text }) => (
          <div key={id} id={`rule-${id}`} className="scroll-mt-20 rounded-box border border-base-300 p-4 target:border-primary">
            <dt className="font-medium">{title}</dt>
            <dd className="mt-1 text-sm">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
