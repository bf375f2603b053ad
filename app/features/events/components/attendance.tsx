/** Coming or not, and afterwards how it was. */

import { useTranslation } from "react-i18next";
import { Badge } from "~/kit/badge";
import { formatNumber } from "~/kit/format";
import { ActionButton } from "~/kit/forms/action-button";
import { Link } from "~/kit/link";
import Check from "~icons/lucide/check";
import Users from "~icons/lucide/users";
import type { EventPage } from "../event-page.service.server";
import { useEventWords } from "./use-event-words";

const STARS = [1, 2, 3, 4, 5] as const;

function Rsvp({ page, signInTo }: { page: EventPage; signInTo: string | null }) {
  const { t } = useTranslation("events");
  if (page.isComing && !page.isOver) {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <Badge level="success">
          <Check size={14} aria-hidden />
          {t("page.youCome")}
        </Badge>
        <ActionButton fields={{ act: "stay-away" }} className="btn-sm">
          {t("page.stayAway")}
        </ActionButton>
      </div>
    );
  }
  if (page.isOver) return <p className="text-base-content/80">{t("page.isOver")}</p>;
  if (!page.isInvited) return <p className="font-medium">{t("page.notForYou")}</p>;
  if (page.isFull) return <p className="font-medium">{t("page.isFull")}</p>;
  if (signInTo) {
    return (
      <Link to={signInTo} className="btn btn-primary">
        {t("page.come")}
      </Link>
    );
  }
  return (
    <ActionButton fields={{ act: "come" }} className="btn-primary">
      {t("page.come")}
    </ActionButton>
  );
}

/** Who may come, in a line. */
function Audience({ page: { departments, outsiders } }: { page: EventPage }) {
  const { t } = useTranslation("events");
  const { names, hasNone } = departments;
  const who = [...names, ...(hasNone ? [t("form.noDepartment")] : [])];
  return (
    <>
      {who.length > 0 ? who.join(", ") : t("form.allDepartments")} · {t(`page.outsiders.${outsiders}`)}
    </>
  );
}

/** How many come, and how many more can. */
function Numbers({ page: { rsvpCount, capacity } }: { page: EventPage }) {
  const { t, locale } = useEventWords();
  const coming = t("page.coming", { count: rsvpCount, formatted: formatNumber(rsvpCount, locale) });
  if (capacity === null) return coming;
  const left = Math.max(0, capacity - rsvpCount);
  return `${coming} · ${t("page.left", { count: left, formatted: formatNumber(left, locale) })}`;
}

function Stars({ stars }: { stars: number | null }) {
  const { t } = useTranslation("events");
  return (
    <fieldset className="mt-4">
      <legend className="mb-2 text-sm font-medium">{t("page.howWasIt")}</legend>
      <div className="flex gap-1">
        {STARS.map((value) => (
          <ActionButton
            key={value}
            fields={{ act: "rate", stars: value }}
            className={`btn-square ${stars !== null && value <= stars ? "btn-primary" : ""}`}
            label={t("page.starsOf", { value })}
            isPressed={stars === value}
          >
            <span aria-hidden>★</span>
          </ActionButton>
        ))}
      </div>
    </fieldset>
  );
}

export function Attendance({ page, signInTo }: { page: EventPage; signInTo: string | null }) {
  return (
    <div className="flex flex-col gap-2 rounded-box border border-base-300 p-4">
      <Rsvp page={page} signInTo={signInTo} />
      <p className="flex items-center gap-1.5 font-medium">
        <Users size={16} aria-hidden />
        <Numbers page={page} />
      </p>
      {!page.isOver && (
        <p className="text-sm text-base-content/80 wrap-anywhere">
          <Audience page={page} />
        </p>
      )}
      {page.canRate && <Stars stars={page.stars} />}
    </div>
  );
}
