/** What lists of notifications are filtered by, in the address. */
import { useTranslation } from "react-i18next";
import { noticeGroups } from "~/engines/notices/kinds";
import { FilterBar } from "~/kit/filter-bar";
import { FilterSelect, FilterToggle } from "~/kit/filters";
import { dateRanges, notificationTypes } from "../notifications.rules";

type Choice = { value: string; label: string };

export interface NotificationFiltersProps {
  /** One's own are also narrowed by what they are about, and to those that one hasn't read. */
  isOwn?: boolean;
  /** Staff look for announcements by whom they are for as well. */
  departments?: Choice[];
  years?: Choice[];
  semesters?: Choice[];
}

export function NotificationFilters({ isOwn, departments, years, semesters }: NotificationFiltersProps) {
  const { t } = useTranslation("notifications");
  const types = notificationTypes.map((value) => ({ value, label: t(`types.${value}`) }));
  const groups = noticeGroups.map((value) => ({ value, label: t(`groups.${value}`) }));
  const ranges = dateRanges.filter((value) => value !== "all").map((value) => ({ value, label: t(`ranges.${value}`) }));
  return (
    <FilterBar>
      {isOwn && <FilterSelect name="about" label={t("list.about")} options={groups} anyLabel={t("list.anyAbout")} />}
      <FilterSelect name="type" label={t("list.type")} options={types} anyLabel={t("list.anyType")} />
      <FilterSelect name="date_range" label={t("list.range")} options={ranges} anyLabel={t("ranges.all")} />
      {departments && (
        <FilterSelect name="department" label={t("staff.department")} options={departments} anyLabel={t("staff.anyDepartment")} />
      )}
      {years && <FilterSelect name="entrance_year" label={t("fields.entrance_year")} options={years} anyLabel={t("staff.anyYear")} />}
      {semesters && <FilterSelect name="semester" label={t("fields.semester")} options={semesters} anyLabel={t("staff.anySemester")} />}
      {isOwn && <FilterToggle name="unread" label={t("list.unreadOnly")} />}
    </FilterBar>
  );
}
