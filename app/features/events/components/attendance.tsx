/** Coming or not, and afterwards how it was. */

import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Badge } from "~/kit/badge";
import { ActionButton } from "~/kit/forms/action-button";
import { Link } from "~/kit/link";
import type { EventPage } from "../event-page.service.server";

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
    <>
      <Rsvp page={page} signInTo={signInTo} />
      {page.isComing && page.hasBegun && <Stars stars={page.stars} />}
    </>
  );
}
