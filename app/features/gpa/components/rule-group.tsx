/** The rules of one document, each with an address of its own. */
import { useTranslation } from "react-i18next";
import { Section } from "~/kit/section";

export interface ShownRuleGroup {
  id: string;
  name: string;
  url: string;
  /** When it was read: `November 2026`. */
  read: string;
  rules: { id: string; title: string; text: string; article: string }[];
}

export function RuleGroupSection({ id, name, url, read, rules }: ShownRuleGroup) {
  const { t } = useTranslation("gpa");
  return (
    <Section
      id={id}
      title={name}
      act={
        <a href={url} className="link text-sm" rel="noreferrer">
          {t("rules.official")}
        </a>
      }
      lead={t("rules.read", { month: read })}
    >
      <dl className="-mt-3 grid gap-x-8 md:grid-cols-2">
        {rules.map(({ id: rule, title, text, article }) => (
          <div key={rule} id={`rule-${rule}`} className="min-w-0 scroll-mt-20 border-b border-base-300 py-3 target:border-primary">
            <dt className="font-medium">{title}</dt>
            <dd className="mt-1 text-sm">{text}</dd>
            {article && <dd className="mt-1 text-sm text-muted">{t("rules.article", { article })}</dd>}
          </div>
        ))}
      </dl>
    </Section>
  );
}
