/** How an event will look in lists, as it is being written: scripts show it once it has a name and a place. */
import { useField } from "@conform-to/react";
import { type ComponentType, lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Section } from "~/kit/section";
import { useHydrated } from "~/kit/use-hydrated";
import { momentOf } from "~/platform/time";
import { chosen } from "../events.rules";
import type { CardEvent } from "./event-card";

type Preview = ComponentType<{ event: CardEvent; coverUrl?: string }>;

/** Comes once there is something to show; without a network the form goes on without it. */
const EventCardPreview = lazy<Preview>(() =>
  import("./event-card").then(
    (module) => ({ default: module.EventCardPreview }),
    () => ({ default: () => null }),
  ),
);

/** A field's text as it stands. */
function useText(name: string): string {
  const [field] = useField<string>(name);
  return (field.value ?? "").trim();
}

const useChoice = (name: string): string => {
  const [choice, own] = [useText(name), useText(`${name}_other`)];
  return chosen(choice, own) ?? "";
};

/** The first row's moment; null while it isn't whole. */
function useFirstMoment(): number | null {
  const [field] = useField<{ event_date?: string; event_time?: string }[]>("event_date_times");
  const { event_date = "", event_time = "" } = (field.value as { event_date?: string; event_time?: string }[] | undefined)?.[0] ?? {};
  const moment =
    /^\d{4}-\d\d-\d\d$/.test(event_date) && /^\d\d:\d\d/.test(event_time) ? momentOf(event_date, event_time.slice(0, 5)) : Number.NaN;
  return Number.isNaN(moment) ? null : moment;
}

/** @param coverUrl the chosen cover, which waits in the browser */
export function PreviewCard({ coverUrl }: { coverUrl?: string }) {
  const { t } = useTranslation("events");
  const isHydrated = useHydrated();
  const name = useText("event_name");
  const location = useChoice("event_location");
  const type = useChoice("event_type");
  const startsAt = useFirstMoment();
  if (!isHydrated || !name || !location || startsAt === null) return null;
  const event = {
    eventId: "",
    picture: null,
    name,
    location,
    type,
    startsAt,
    endsAt: null,
    communityName: null,
    rsvpCount: 0,
    capacity: null,
  };
  return (
    <Section title={t("form.preview")} className="mt-0!">
      <Suspense>
        <EventCardPreview event={event} coverUrl={coverUrl} />
      </Suspense>
    </Section>
  );
}
