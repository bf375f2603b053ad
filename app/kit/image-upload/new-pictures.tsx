/** The pictures of a new event: chosen beside the form, sent one after the other once the event has been created. */
import { useNavigate } from "@remix-run/react";
import { type MutableRefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { UnsavedGuard } from "~/kit/forms/unsaved-guard";
import { ImageQueue } from "~/kit/image-upload/image-queue";
import { useImageQueue } from "~/kit/image-upload/use-image-queue";
import { Link } from "~/kit/link";
import { Section } from "~/kit/section";
import { showToast } from "~/kit/toasts";
import { useWords } from "~/kit/use-words";
import { createdPath } from "../events.rules";
import type { CreatedEvent } from "./create-event";
import type { CreationState } from "./use-creation";
import { usePictureSlots } from "./use-picture-slots";

interface NewEventPicturesProps {
  isStaff: boolean;
  /** Where the form finds what takes it. */
  create: MutableRefObject<((form: FormData) => void) | null>;
  report(change: Partial<CreationState>): void;
}

/** Creates the event once, then sends what waits; called again it goes on from there. */
function useWork({ isStaff, create, report }: NewEventPicturesProps) {
  const { t, i18n } = useTranslation(["events", "media"]);
  const words = useWords();
  const navigate = useNavigate();
  const slots = usePictureSlots();
  const queue = useImageQueue(slots);
  const [created, setCreated] = useState<CreatedEvent | null>(null);
  const [isDone, setIsDone] = useState(false);
  const isBusy = useRef(false);
  const success = useRef<string | null>(null);
  const to = created && createdPath(isStaff, created.eventId);
  const upload = async ({ eventId, isAwaitingReview }: CreatedEvent) => {
    if (!(await queue.send(`/api/v1/event/manage/${eventId}/image`))) return;
    success.current = t(isAwaitingReview ? "form.isWaiting" : "form.isAdded");
    setIsDone(true);
  };
  create.current = async (form) => {
    if (isBusy.current || created) return;
    isBusy.current = true;
    report({ isSending: true });
    try {
      const [{ createEvent }] = await Promise.all([import("./create-event"), i18n.loadNamespaces("validation")]);
      const outcome = await createEvent(form, { locale: words.locale, t: words.say, exists: words.exists });
      if ("refused" in outcome) return report({ isSending: false, result: outcome.refused });
      report({ isSending: false, isCreated: true, result: { status: "success" } });
      setCreated(outcome.created);
      await upload(outcome.created);
    } finally {
      isBusy.current = false;
    }
  };
  const hasPictures = queue.items.length > 0;
  const coverUrl = queue.items.find(({ type }) => type === "cover")?.preview;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the event is there
  useEffect(() => report({ hasPictures, coverUrl }), [hasPictures, coverUrl]);
  // Said where it leads, however long that takes to open.
  useEffect(
    () => () => {
      if (success.current) showToast(success.current);
    },
    [],
  );
  // In an effect: by now nothing guards the form any more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: goes once
  useEffect(() => {
    if (isDone && to) navigate(to);
  }, [isDone, to]);
  return { slots, queue, created, to, resume: created ? () => upload(created) : undefined };
}

/** The page needs the words `media`. */
export function NewEventPictures(props: NewEventPicturesProps) {
  const { t } = useTranslation("events");
  const { slots, queue, to, resume } = useWork(props);
  const isGoing = useRef(false);
  const place = useRef<HTMLDivElement>(null);
  const isCreated = resume !== undefined;
  useEffect(() => {
    if (isCreated) place.current?.focus();
  }, [isCreated]);
  const title = isCreated ? t("form.created") : t("pictures.title");
  return (
    <div ref={place} tabIndex={-1} className="max-w-2xl outline-none">
      <Section title={title} lead={isCreated ? t("form.createdLead") : t("pictures.lead")} className="mt-0!">
        <ImageQueue queue={queue} slots={slots} isInForm onUpload={resume} />
        {isCreated && to && !queue.isSending && (
          <Link to={to} className="btn mt-4">
            {t("form.goOn")}
          </Link>
        )}
      </Section>
      {queue.items.length > 0 && <UnsavedGuard isGoing={isGoing} />}
    </div>
  );
}
