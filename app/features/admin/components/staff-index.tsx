/** Every page of staff by feature, with what waits in each. */
import { useTranslation } from "react-i18next";
import { Badge } from "~/kit/badge";
import { Link } from "~/kit/link";
import { Section } from "~/kit/section";
import type { StaffPages } from "../staff-index.service.server";

export function StaffIndex({ index }: { index: readonly StaffPages[] }) {
  const { t } = useTranslation("admin");
  return (
    <Section id="pages" title={t("index.title")} lead={t("index.lead")}>
      <div className="columns-1 gap-8 sm:columns-2 lg:columns-3">
        {index.map(({ feature, title, pages }) => (
          <section key={feature} className="mb-6 break-inside-avoid">
            <h3 className="font-semibold">{title}</h3>
            <ul>
              {pages.map((page) => (
                <li key={page.path} className="flex flex-wrap items-baseline gap-x-2">
                  <Link to={page.path} prefetch="intent" className="link link-hover inline-block py-1">
                    {page.title}
                  </Link>
                  {page.waiting !== null && page.waiting > 0 && (
                    <Badge level="primary">{t("panel.waiting", { count: page.waiting })}</Badge>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Section>
  );
}
