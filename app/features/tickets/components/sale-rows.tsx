/** What an event sells: each category with its price, what remains of it, and how many somebody wants. */
import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "~/kit/format";
import { HiddenField } from "~/kit/forms/hidden-field";
import { DateText } from "~/kit/time";
import { useWords } from "~/kit/use-words";
import type { Sale } from "../orders.service.server";
import { QuantityField } from "./quantity-field";
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

function Row({ category, at, now, initial }: { category: Category; at: number; now: number; initial: number }) {
  const { t } = useTranslation("tickets");
  const price = usePrice();
  const { categoryId, name, description, most, onlyAt, isForSeveral, refundUntil } = category;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-baseline gap-x-3 font-medium">
          {name}
          <span className="tabular-nums">{price(category.price)}</span>
        </p>
        {onlyAt !== null && (
          <p className="text-sm">
            {t("buy.onlyAt")} <DateText at={onlyAt} style="dayTime" />
          </p>
        )}
        {isForSeveral === 1 && <p className="text-sm">{t("messages.allDates")}</p>}
        {description && <p className="text-sm text-muted">{description}</p>}
        <p className="text-sm text-muted">
          <Remaining category={category} />
        </p>
        {refundUntil !== null && category.price > 0 && most > 0 && (
          <p className="text-sm text-muted">
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
        <div className="w-full sm:w-56">
          <HiddenField name={`lines[${at}].category_id`} value={categoryId} />
          <QuantityField name={`lines[${at}].quantity`} label={t("buy.howMany", { name })} of={name} most={most} initial={initial} />
        </div>
      )}
    </li>
  );
}

/** What the chosen tickets cost together, said again with each change; nothing before anything is chosen. */
function Total({ prices, chosen }: { prices: readonly number[]; chosen: Chosen }) {
  const { t } = useTranslation("tickets");
  const price = usePrice();
  const counts = prices.map((each, at) => [each, chosen[`lines[${at}].quantity`] ?? 0] as const);
  const isAny = counts.some(([, count]) => count > 0);
  return (
    <p role="status" className="min-h-8 text-end text-xl font-black tabular-nums">
      {isAny && `${t("buy.total")}: ${price(counts.reduce((sum, [each, count]) => sum + each * count, 0))}`}
    </p>
  );
}

/** How many of each are chosen, by the name of the field. */
export type Chosen = Readonly<Record<string, number>>;

/** Only categories that can be taken are numbered, because only these are sent. */
export const offeredOf = (categories: readonly Category[]) => categories.filter(({ most }) => most > 0);

/** Where there is one thing to take, one of it is wanted. */
export const isSingle = (categories: readonly Category[]) => categories.length === 1 && offeredOf(categories).length === 1;

export interface SaleRowsProps {
  categories: readonly Category[];
  now: number;
  chosen: Chosen;
  onChoose(name: string, count: number): void;
}

export function SaleRows({ categories, now, chosen, onChoose }: SaleRowsProps) {
  const offered = offeredOf(categories);
  const choose = ({ target }: FormEvent) => {
    if (target instanceof HTMLSelectElement) onChoose(target.name, Number(target.value));
  };
  return (
    <div onChange={choose}>
      <ul className="divide-y divide-base-300 border-t-2 border-b border-base-300 border-t-base-content">
        {categories.map((category) => (
          <Row
            key={category.categoryId}
            category={category}
            at={offered.indexOf(category)}
            now={now}
            initial={isSingle(categories) ? 1 : 0}
          />
        ))}
      </ul>
      {offered.some(({ price }) => price > 0) && <Total prices={offered.map(({ price }) => price)} chosen={chosen} />}
    </div>
  );
}
