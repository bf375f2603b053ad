/** Courses abroad beside the ones they counted as. */

import { useTranslation } from "react-i18next";
import { Badge } from "~/kit/badge";
import { ActionButton } from "~/kit/forms/action-button";
import { Link } from "~/kit/link";
import ArrowRight from "~icons/lucide/arrow-right";
import type { Equivalence } from "../erasmus.service.server";

interface EquivalenceTableProps {
  rows: Equivalence[];
  /** The rows are of many semesters: each names its university and leads there. */
  isAcross?: boolean;
  /** Its author may remove rows. */
  canRemove?: boolean;
}

export function EquivalenceTable({ rows, isAcross, canRemove }: EquivalenceTableProps) {
  const { t } = useTranslation("erasmus");
  return (
    <table className="w-full">
      <caption className="sr-only">{t("equivalences.title")}</caption>
      <thead className="text-sm text-muted">
        <tr>
          <th scope="col" className="w-1/2 py-1 pe-3 text-start font-normal">
            {t("fields.their_course")}
          </th>
          <th scope="col" className="py-1 text-start font-normal">
            {t("fields.our_course")}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} className="border-t border-base-300 align-top">
            <td className="py-2.5 pe-3 wrap-anywhere">
              <span className="block">{row.theirCourse}</span>
              {row.credits && (
                <span className="block text-sm text-muted">
                  {t("fields.credits")}: {row.credits}
                </span>
              )}
              {isAcross && (
                <Link to={`/erasmus/one/${row.postId}`} className="link inline-block py-1 text-sm">
                  {row.university}
                </Link>
              )}
            </td>
            <td className="py-2.5">
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
                <ArrowRight size={18} aria-hidden className="-me-1 shrink-0" />
                <strong className="wrap-anywhere">{row.ourCourse}</strong>
                <Badge level={row.isAccepted ? "success" : "error"}>
                  {t(row.isAccepted ? "equivalences.accepted" : "equivalences.refused")}
                </Badge>
                {canRemove && (
                  <ActionButton fields={{ act: "remove-course", key: row.key }} label={`${t("equivalences.remove")}: ${row.theirCourse}`}>
                    {t("equivalences.remove")}
                  </ActionButton>
                )}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
