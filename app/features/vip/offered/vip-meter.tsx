/** How far somebody is on the way to the databank. */

import { useTranslation } from "react-i18next";
import { formatDate } from "~/kit/format";
import { Link } from "~/kit/link";
import { useWords } from "~/kit/use-words";
import type { VipProgress } from "../vip.rules";

/** A lap of the track, run as far as one has come; what it says stands beside it. */
function Lap({ approved, threshold }: Pick<VipProgress, "approved" | "threshold">) {
  const run = Math.min(approved, threshold);
  const track = { x: 6, y: 6, width: 84, height: 52, rx: 26, fill: "none", strokeWidth: 12, pathLength: threshold };
  return (
    <svg aria-hidden="true" viewBox="0 0 96 64" className="w-24 shrink-0">
      <rect {...track} className="stroke-base-300" />
      <rect {...track} className="lap-run stroke-base-content" strokeDasharray={`${run} ${threshold}`} />
      <text x="48" y="39" textAnchor="middle" className="fill-base-content text-xl font-black">
        {run}/{threshold}
      </text>
    </svg>
  );
}

export function VipMeter({ vip }: { vip: VipProgress }) {
  const { t } = useTranslation("vip");
  const { locale } = useWords();
  const isOpen = vip.isVip && vip.reason !== "preview";
  return (
    <div className="flex max-w-md flex-col gap-2 bg-base-200 p-4">
      {isOpen && (
        <p className="font-medium">
          {t("open")}{" "}
          <Link to="/databank/all" prefetch="intent" className="link font-normal">
            {t("toDatabank")}
          </Link>
        </p>
      )}
      {!isOpen && (
        <div className="flex items-center gap-4">
          <Lap approved={vip.approved} threshold={vip.threshold} />
          <p className="min-w-0">
            <span className="block font-bold">{t("title")}</span>
            <span className="block text-sm">{t("progress", { approved: vip.approved, threshold: vip.threshold })}</span>
          </p>
        </div>
      )}
      {!isOpen && (
        <Link to="/faq#graduates" className="link w-fit text-sm">
          {t("graduate")}
        </Link>
      )}
      <Link to="/privacy/computed#vip" className="link w-fit text-sm">
        {t("computed")}
      </Link>
      {vip.waiting > 0 && <p className="text-sm">{t("waiting", { count: vip.waiting })}</p>}
      {vip.reason === "preview" && vip.previewUntil && (
        <p className="text-sm">{t("preview", { date: formatDate(vip.previewUntil, locale) })}</p>
      )}
    </div>
  );
}
