/** Promo codes of an event: what each takes off, how often it was used, and adding one. */
import { useTranslation } from "react-i18next";
import { Badge } from "~/kit/badge";
import { formatNumber, formatPercent } from "~/kit/format";
import { ActForm } from "~/kit/forms/act-form";
import { ActionButton } from "~/kit/forms/action-button";
import { TextField } from "~/kit/forms/text-field";
import { Section } from "~/kit/section";
import { DateText } from "~/kit/time";
import { useWords } from "~/kit/use-words";
import type { Sales } from "../sales.service.server";
import { MAX_PROMO } from "../tickets.limits";
import { usePrice } from "./use-price";

type Promo = Sales["promos"][number];

function PromoRow({ promo }: { promo: Promo }) {
  const { t } = useTranslation("tickets");
  const { locale } = useWords();
  const price = usePrice();
  const { promoId, code, percent, amount, maxUses, used, startsAt, endsAt, isOpen } = promo;
  const off =
    percent === null
      ? t("sales.amountOff", { price: price(amount ?? 0) })
      : t("sales.percentOff", { percent: formatPercent(percent, locale) });
  const number = (value: number) => formatNumber(value, locale);
  const uses = maxUses === null ? t("sales.uses", { used: number(used) }) : t("sales.usesOf", { used: number(used), max: number(maxUses) });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 p-4">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-mono font-medium">{code}</p>
        <p className="text-sm text-muted">
          {off} · {uses}
        </p>
        {(startsAt !== null || endsAt !== null) && (
          <p className="text-sm text-muted">
            {startsAt !== null && (
              <>
                {t("sales.from")} <DateText at={startsAt} style="dayTime" />{" "}
              </>
            )}
            {endsAt !== null && (
              <>
                {t("sales.until")} <DateText at={endsAt} style="dayTime" />
              </>
            )}
          </p>
        )}
      </div>
      {isOpen ? (
        <ActionButton fields={{ act: "close", promo_id: promoId }} label={t("sales.closePromoOf", { code })}>
          {t("sales.closePromo")}
        </ActionButton>
      ) : (
        <Badge>{t("sales.ended")}</Badge>
      )}
    </li>
  );
}

export function PromoList({ promos }: Pick<Sales, "promos">) {
  const { t } = useTranslation("tickets");
  return (
    <Section title={t("sales.promos")}>
      {promos.length > 0 && (
        <ul className="divide-y divide-base-300 border-y border-base-300">
          {promos.map((promo) => (
            <PromoRow key={promo.promoId} promo={promo} />
          ))}
        </ul>
      )}
      <ActForm feature="tickets" title={t("sales.promoTitle")} fields={{ act: "promo" }} submitLabel={t("sales.addPromo")}>
        <TextField name="promo_code" maxLength={MAX_PROMO} autoComplete="off" />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField name="percent" type="number" suffix="%" isOptional />
          <TextField name="amount_off" type="decimal" suffix="₺" isOptional />
        </div>
        <TextField name="max_uses" type="number" isOptional />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField name="starts_at" type="datetime-local" isOptional />
          <TextField name="ends_at" type="datetime-local" isOptional />
        </div>
      </ActForm>
    </Section>
  );
}
