/** The categories of a list side by side, with their icons: one tap shows one of them. */
import { useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { LabelChoice } from "../../engines/labels/labels";
import { LabelIcon } from "../labels/label-icon";
import { Link } from "../link";
import { useQueryLink } from "../search-links";

export function CategoryStrip({ choices }: { choices: readonly LabelChoice[] }) {
  const { t } = useTranslation(["posts", "kit"]);
  const [query] = useSearchParams();
  const link = useQueryLink();
  const chosen = query.get("a") ?? "";
  const all = [{ value: "", label: t("kit:status.all"), drawing: null }, ...choices];
  return (
    <nav aria-label={t("posts:list.categories")} className="mb-3 overflow-x-auto">
      <ul className="flex w-max gap-2 pb-1">
        {all.map(({ value, label, drawing }) => (
          <li key={value}>
            <Link
              to={link({ a: value || null, before: null })}
              aria-current={value === chosen ? "true" : undefined}
              className={`btn btn-sm ${value === chosen ? "btn-neutral" : ""}`}
            >
              <LabelIcon drawing={drawing} size={16} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
