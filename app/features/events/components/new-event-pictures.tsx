/** The pictures of a new event. */

import { useTranslation } from "react-i18next";
import { NewPictures } from "~/kit/image-upload/new-pictures";
import type { CreationPartProps } from "~/kit/image-upload/use-creation";
import { importWithRetry } from "~/kit/import-with-retry";
import { createdPath } from "../events.rules";
import { usePictureSlots } from "./use-picture-slots";

/** The page needs the words `media`. */
export function NewEventPictures({ isStaff, ...part }: CreationPartProps & { isStaff: boolean }) {
  const { t } = useTranslation(["events", "media"]);
  const words = {
    title: t("pictures.title"),
    lead: t("pictures.lead"),
    madeTitle: t("form.created"),
    madeLead: t("form.createdLead"),
    goOn: t("form.goOn"),
  };
  return (
    <NewPictures
      {...part}
      slots={usePictureSlots()}
      words={words}
      make={async (form, own) => {
        const { createEvent } = await importWithRetry(() => import("./create-event"));
        const outcome = await createEvent(form, own);
        if ("refused" in outcome) return outcome;
        const { eventId, isAwaitingReview } = outcome.created;
        return {
          made: {
            address: `/api/v1/event/manage/${eventId}/image`,
            to: createdPath(isStaff, eventId),
            done: t(isAwaitingReview ? "form.isWaiting" : "form.isAdded"),
          },
        };
      }}
    />
  );
}
