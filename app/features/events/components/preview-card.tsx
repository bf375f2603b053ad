/** How an event will look in lists, as it is being written: scripts show it once it has a name and a place. */
import { useField } from "@conform-to/react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFieldText } from "~/kit/forms/use-field-text";
import { lazyHint } from "~/kit/lazy-hint";
import { Section } from "~/kit/section";
import { useNeeded } from "~/kit/use-needed";
import { readDay, readTime } from "~/platform/forms/typed";
import { momentOf } from "~/platform/time";
import { chosen } from "../event-choices.rules";

/** Comes once there is something to show to somebody who writes or looks; without a network the form goes on without it. */
const EventCardPreview = lazyHint(() => import("./event-card").then((module) => module.EventCardPreview));

const useChoice = (name: string): string => {
  const [choice, own] = [useFieldText(name), useFieldText(`${name}_other`)];
  return chosen(choice, own) ?? "";
};

/** The first row's moment; null while it isn't whole. */
function useFirstMoment(): number | null {
  const [field] = useField<{ event_date?: string; event_time?: string }[]>("event_date_times");
  const first = Array.isArray(field.value) ? (field.value[0] as { event_date?: unknown; event_time?: unknown } | undefined) : undefined;
  const [day, time] = [readDay(String(first?.event_date ?? "")), readTime(String(first?.event_time ?? ""))];
  return day !== null && time !== null ? momentOf(day, time) : null;
}

/** @param coverUrl the chosen cover, which waits in the browser */
export function PreviewCard({ coverUrl }: { coverUrl?: string }) {
  const { t } = useTranslation("events");
  const name = useFieldText("event_name");
  const location = useChoice("event_location");
  const type = useChoice("event_type");
  const startsAt = useFirstMoment();
  const [place, setPlace] = useState<HTMLDivElement | null>(null);
  const isNeeded = useNeeded(place);
  if (!isNeeded || !name || !location || startsAt === null) return <div ref={setPlace} className="-mt-5" />;
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
