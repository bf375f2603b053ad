/** Tickets that nobody has checked yet because there was no network, and those that were refused afterwards. */

import { useTranslation } from "react-i18next";
import WifiOff from "~icons/lucide/wifi-off";
import type { RefusedScan, WaitingScan } from "./desk-queue";

/** Enough of a code to find the person again. */
const shortOf = (code: string) => code.split("/").at(-1)?.slice(0, 24) ?? code;

export function Unsent({ waiting, refused, forget }: { waiting: readonly WaitingScan[]; refused: readonly RefusedScan[]; forget(): void }) {
  const { t } = useTranslation("tickets");
  return (
    <>
      {waiting.length > 0 && (
        <div role="status" className="mb-6 rounded-box border border-warning p-4">
          <p className="flex items-center gap-2 font-semibold">
            <WifiOff size={20} aria-hidden className="shrink-0" />
            {t("desk.unsent", { count: waiting.length })}
          </p>
          <p className="mt-1 text-sm">{t("desk.unsentText")}</p>
        </div>
      )}
      {refused.length > 0 && (
        <div role="alert" className="mb-6 rounded-box border border-error p-4">
          <p className="font-semibold">{t("desk.refused")}</p>
          <ul className="mt-2 list-disc ps-5 text-sm">
            {refused.map(({ code, dateKey, reason }) => (
              <li key={`${code} ${dateKey}`}>
                <span className="font-mono">{shortOf(code)}</span>: {reason}
              </li>
            ))}
          </ul>
          <button type="button" className="btn btn-sm mt-3" onClick={forget}>
            {t("desk.forget")}
          </button>
        </div>
      )}
    </>
  );
}
