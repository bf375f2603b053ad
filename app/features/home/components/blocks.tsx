/** What the product does, in three short blocks. */

import { BookOpenText, Landmark, MessageSquareText } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import { Section } from "~/kit/section";
import type { Part } from "../home.service.server";

const ICONS = { experiences: MessageSquareText, databank: Landmark, catalog: BookOpenText };

export function Blocks({ parts }: { parts: Part[] }) {
  const { t } = useTranslation("home");
  return (
    <Section title={t("blocks.title")}>
      <ul className="grid gap-3 md:auto-cols-fr md:grid-flow-col">
        {parts.map(({ name, to }) => (
          <Block key={name} name={name} to={to} />
        ))}
      </ul>
    </Section>
  );
}

function Block({ name, to }: Part) {
  const { t } = useTranslation("home");
  const Icon = ICONS[name];
  return (
    <li className="flex gap-3 rounded-box border border-base-300 p-4 sm:p-5">
      <Icon size={24} aria-hidden className="mt-0.5 shrink-0 text-primary" />
      <div className="flex flex-col gap-1">
        <h3 className="text-lg font-semibold">{t(`blocks.${name}.title`)}</h3>
        <p className="grow">{t(`blocks.${name}.text`)}</p>
        <Link to={to} prefetch="intent" className="link w-fit py-1">
          {t(`blocks.${name}.act`)}
        </Link>
      </div>
    </li>
  );
}
