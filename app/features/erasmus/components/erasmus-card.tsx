/** A semester abroad in a list: where it was, and what a month cost. */

import { useTranslation } from "react-i18next";
import { coverLook } from "~/kit/cover";
import { formatNumber } from "~/kit/format";
import { type OwnPostCard, PostCard } from "~/kit/posts/post-card";
import { useWords } from "~/kit/use-words";
import { countryCode, countryNameIn } from "~/platform/countries";
import MapPin from "~icons/lucide/map-pin";
import { erasmus } from "../erasmus.collection";

export const ErasmusCard: OwnPostCard = (props) => {
  const { t } = useTranslation("erasmus");
  const { locale, say, exists } = useWords();
  const { university, country, city, term, language, monthly_cost, currency } = props.post.details as Record<string, string | undefined>;
  const code = countryCode(country ?? "");
  const look = coverLook(code ?? country ?? "", { isPlain: true });
  const cost = Number(monthly_cost);
  const amount = formatNumber(cost, locale, { style: "currency", currency: currency ?? "EUR", maximumFractionDigits: 0 });
  const taught = `erasmus:options.language.${language}`;
  const top = (
    <span className="mb-2 flex items-center gap-3">
      <span aria-hidden className={`${look.className} grid size-11 shrink-0 place-items-center rounded-full font-bold`} style={look.style}>
        {code ?? <MapPin size={20} />}
      </span>
      <span className="min-w-0 grow leading-tight">
        <span className="block font-semibold">{city}</span>
        <span className="block text-sm text-muted">{code ? countryNameIn(locale, code) : country}</span>
      </span>
      {cost > 0 && (
        <span className="shrink-0 text-end leading-tight">
          <span className="block text-lg font-black tabular-nums">{amount}</span>
          <span className="block text-xs text-muted">{t("card.month")}</span>
        </span>
      )}
    </span>
  );
  const facts = (
    <span className="block text-sm text-muted">{[university, term, exists(taught) ? say(taught) : null].filter(Boolean).join(" · ")}</span>
  );
  return <PostCard collection={erasmus} {...props} top={top} facts={facts} />;
};
