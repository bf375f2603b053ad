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
      <dl className="-mt-3 grid gap-x-8 md:grid-cols-2">
        {rules.map(({ id, title, text }) => (
          <div key={id} id={`rule-${id}`} className="min-w-0 scroll-mt-20 border-b border-base-300 py-3 target:border-primary">
            <dt className="font-medium">{title}</dt>
            <dd className="mt-1 text-sm">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
