/** What an event sells: each category with its price, what remains of it, and how many somebody wants. */
import { useTranslation } from "react-i18next";
import { formatNumber } from "~/kit/format";
import { HiddenField } from "~/kit/forms/hidden-field";
import { SelectField } from "~/kit/forms/select-field";
import { DateText } from "~/kit/time";
import { useWords } from "~/kit/use-words";
import type { Sale } from "../orders.service.server";
import { usePrice } from "./use-price";

type Category = Sale["categories"][number];

/** Why a category can't be taken, or how much of it is left. */
function Remaining({ category: { left, opensAt, isClosed, isPayable, perPerson, mine } }: { category: Category }) {
  const { t } = useTranslation("tickets");
  const { locale } = useWords();
  const counted = (key: "left" | "limit" | "mine", count: number) => t(`buy.${key}`, { count, formatted: formatNumber(count, locale) });
  if (!isPayable) return t("buy.noPayments");
  if (isClosed) return t("buy.closed");
  if (opensAt !== null)
    return (
      <>
        {t("buy.opensAt")} <DateText at={opensAt} style="dayTime" />
      </>
    );
  if (left === 0) return t("buy.soldOut");
  return [left === null ? null : counted("left", left), counted("limit", perPerson), mine > 0 ? counted("mine", mine) : null]
    .filter(Boolean)
    .join(" · ");
}

function Row({ category, at, now }: { category: Category; at: number; now: number }) {
  const { t } = useTranslation("tickets");
  const price = usePrice();
  const { categoryId, name, description, most, onlyAt, refundUntil } = category;
  const options = Array.from({ length: most + 1 }, (_, count) => ({ value: String(count), label: String(count) }));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 p-4">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-baseline gap-x-3 font-medium wrap-anywhere">
          {name}
          <span className="tabular-nums">{price(category.price)}</span>
        </p>
        {onlyAt !== null && (
          <p className="text-sm">
            {t("buy.onlyAt")} <DateText at={onlyAt} style="dayTime" />
          </p>
        )}
        {description && <p className="text-sm text-base-content/80 wrap-anywhere">{description}</p>}
        <p className="text-sm text-base-content/80">
          <Remaining category={category} />
        </p>
        {refundUntil !== null && category.price > 0 && most > 0 && (
          <p className="text-sm text-base-content/80">
            {refundUntil > now ? (
              <>
                {t("buy.refund")} <DateText at={refundUntil} style="dayTime" />
              </>
            ) : (
              t("buy.noRefund")
            )}
          </p>
        )}
      </div>
      {most > 0 && (
        <div className="w-full sm:w-44">
          <HiddenField name={`lines[${at}].category_id`} value={categoryId} />
          <SelectField name={`lines[${at}].quantity`} label={t("buy.howMany", { name })} emptyLabel={false} options={options} />
        </div>
      )}
    </li>
  );
}

/** Only categories that can be taken are numbered, because only these are sent. */
export function SaleRows({ categories, now }: { categories: readonly Category[]; now: number }) {
  const offered = categories.filter(({ most }) => most > 0);
  return (
    <ul className="divide-y divide-base-300 border-y border-base-300">
      {categories.map((category) => (
        <Row key={category.categoryId} category={category} at={offered.indexOf(category)} now={now} />
      ))}
    </ul>
  );
}
