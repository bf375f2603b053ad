/** The rules that the calculator goes by, folded, each with an address of its own that opens it. */
import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import { Section } from "~/kit/section";
import ChevronDown from "~icons/lucide/chevron-down";

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
      <div className="grid items-start gap-x-8 md:grid-cols-2">
        {rules.map(({ id, title, text }) => (
          <Rule key={id} id={`rule-${id}`} title={title} text={text} />
        ))}
      </div>
    </Section>
  );
}

function Rule({ id, title, text }: { id: string; title: string; text: string }) {
  const box = useRef<HTMLDetailsElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (box.current && hash === `#${id}`) box.current.open = true;
  }, [hash, id]);
  return (
    <details ref={box} id={id} className="group min-w-0 scroll-mt-20 border-b border-base-300 target:border-primary">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 py-2 font-medium [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown size={18} aria-hidden className="shrink-0 group-open:rotate-180" />
      </summary>
      <p className="pb-3 text-sm">{text}</p>
    </details>
  );
}
