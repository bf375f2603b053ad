/** How far somebody is on the way to the databank. */

import { useTranslation } from "react-i18next";
import { ProgressBar } from "~/kit/figures";
import { formatDate } from "~/kit/format";
import { Link } from "~/kit/link";
import { useWords } from "~/kit/use-words";
import type { VipProgress } from "../vip.rules";

export function VipMeter({ vip }: { vip: VipProgress }) {
  const { t } = useTranslation("vip");
  const { locale } = useWords();
  const isOpen = vip.isVip && vip.reason !== "preview";
  return (
    <div className="flex max-w-md flex-col gap-2 rounded-box bg-base-200 p-4">
      {isOpen && (
        <p className="font-medium">
          {t("open")}{" "}
          <Link to="/databank/all" prefetch="intent" className="link font-normal">
            {t("toDatabank")}
          </Link>
        </p>
      )}
      {!isOpen && (
        <ProgressBar
          label={t("title")}
          value={vip.approved}
          max={vip.threshold}
          text={t("progress", { approved: vip.approved, threshold: vip.threshold })}
        />
      )}
      {!isOpen && (
        <Link to="/faq#graduates" className="link w-fit text-sm">
          {t("graduate")}
        </Link>
      )}
      {vip.waiting > 0 && <p className="text-sm">{t("waiting", { count: vip.waiting })}</p>}
      {vip.reason === "preview" && vip.previewUntil && (
        <p className="text-sm">{t("preview", { date: formatDate(vip.previewUntil, locale) })}</p>
      )}
    </div>
  );
}
