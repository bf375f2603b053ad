/** When a room is to be free, for how long, and where. */
import { useTranslation } from "react-i18next";
import { FilterBar } from "~/kit/filter-bar";
import { FilterSelect, FilterText } from "~/kit/filters";
import { clockTime } from "~/platform/time";

/** Lectures begin at :40, from 08:40 to 20:40. */
const HOURS = Array.from({ length: 13 }, (_, hour) => clockTime((8 + hour) * 60 + 40));
const LENGTHS = [30, 90, 120, 180, 240].map(String);

/** What the address says, even if nobody would choose it, is a choice too. */
const withAsked = (choices: readonly string[], asked: string | null, none: string) =>
  asked === null || asked === none || choices.includes(asked)
    ? choices
    : [...choices, asked].sort((a, b) => a.localeCompare(b, "en", { numeric: true }));

export function RoomFilterBar({ at, minutes, buildings }: { at: string | null; minutes: number; buildings: readonly string[] }) {
  const { t } = useTranslation("rooms");
  return (
    <FilterBar>
      <FilterText name="day" label={t("filters.day")} type="date" />
      <FilterSelect
        name="at"
        label={t("filters.at")}
        anyLabel={t("filters.now")}
        options={withAsked(HOURS, at, "").map((value) => ({ value, label: value }))}
      />
      <FilterSelect
        name="minutes"
        label={t("filters.minutes")}
        anyLabel={t("filters.hour")}
        options={withAsked(LENGTHS, String(minutes), "60").map((value) => ({ value, label: t("filters.length", { minutes: value }) }))}
      />
      <FilterSelect
        name="building"
        label={t("filters.building")}
        anyLabel={t("filters.allBuildings")}
        options={buildings.map((value) => ({ value, label: value }))}
      />
    </FilterBar>
  );
}
