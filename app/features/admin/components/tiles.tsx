/** What stands first in the panel, each tile a link to where one acts. */
import { useTranslation } from "react-i18next";
import { formatNumber } from "~/kit/format";
import { useWords } from "~/kit/use-words";
import type { StaffPanel } from "../admin.service.server";

export function Tiles({ tiles }: Pick<StaffPanel, "tiles">) {
  const { t } = useTranslation("admin");
  const { locale } = useWords();
  if (!tiles) return null;
  return (
    <ul className="mb-6 grid grid-cols-2 gap-3 lg:grid-cols-4">
      {tiles.map(({ name, count, isCapped, to, troubles }) => {
        const isBad = count > 0 && (name === "urgent" || name === "health");
        const value = name === "health" && count === 0 ? t("panel.ok") : `${formatNumber(count, locale)}${isCapped ? "+" : ""}`;
        return (
          <li key={name}>
            <a href={to} className={`block h-full border-t-2 py-2 hover:bg-base-200 ${isBad ? "border-error" : "border-base-content"}`}>
              <span className="block text-sm text-muted">{t(`tiles.${name}`)}</span>
              <span className="mt-1 block text-3xl font-black tracking-tighter tabular-nums">{value}</span>
              {troubles.length > 0 && (
                <span className="block text-sm">{troubles.map((each) => t(`tiles.troubles.${each}`)).join(" · ")}</span>
              )}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
