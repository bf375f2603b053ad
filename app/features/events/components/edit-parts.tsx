/** The form of an event and its pictures; of a cancelled one, why there is nothing to change. */
import { lazy } from "react";
import { useTranslation } from "react-i18next";
import { useResultOf } from "~/kit/forms/act-form";
import { LazyHydrate } from "~/kit/lazy-hydrate";
import type { readEditForm } from "../events.service.server";
import { CancelledNote } from "./cancelled-note";
import { EventForm } from "./event-form";

const EventPictureSection = lazy(() => import("./picture-section").then((module) => ({ default: module.EventPictureSection })));

export function EditParts({ form }: { form: Awaited<ReturnType<typeof readEditForm>> }) {
  const { t } = useTranslation("events");
  const result = useResultOf(null);
  const { eventId, cancelledFor, canResume, images } = form;
  const note = cancelledFor !== null && <CancelledNote event={form} reason={cancelledFor} canResume={canResume} />;
  // What was typed before it was cancelled isn't taken away.
  if (note && result === null) return note;
  return (
    <>
      {note}
      <EventForm key={eventId} {...form} result={result} submitLabel={t("form.save")} />
      {!note && (
        <LazyHydrate>
          <EventPictureSection eventId={eventId} images={images} />
        </LazyHydrate>
      )}
    </>
  );
}
