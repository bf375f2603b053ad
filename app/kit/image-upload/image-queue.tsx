/** Chooses pictures for their slots, crops each, and keeps them until they are uploaded one by one. */
import { type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNearViewport } from "../use-near-viewport";
import { PlainImageForm } from "./plain-image-form";
import { StoredImages } from "./stored-images";
import type { ImageQueueHandle, ImageSlot } from "./use-image-queue";

export interface ImageQueueProps {
  /** Of `useImageQueue`, with the same slots. */
  queue: ImageQueueHandle;
  slots: readonly ImageSlot[];
  /** Behind the queue's own button; left out where the page sends the queue with something else. */
  onUpload?(): void;
  /** Inside another form there are no plain forms: without scripts pictures come later. */
  isInForm?: boolean;
}

type SlotFields = typeof import("./image-slot").ImageSlotFields;

/** What scripts bring comes once somebody is near; until then, and without it, the plain form does. */
function useSlotFields(place: RefObject<HTMLElement>): SlotFields | null {
  const isNear = useNearViewport(place);
  const [loaded, setLoaded] = useState<{ Fields: SlotFields } | null>(null);
  useEffect(() => {
    if (!isNear) return;
    import("./image-slot").then(
      ({ ImageSlotFields }) => setLoaded({ Fields: ImageSlotFields }),
      () => undefined,
    );
  }, [isNear]);
  return loaded?.Fields ?? null;
}

/** The page needs the words `media`. */
export function ImageQueue({ queue, slots, onUpload, isInForm }: ImageQueueProps) {
  const place = useRef<HTMLDivElement>(null);
  const Fields = useSlotFields(place);
  return (
    <div ref={place} className="flex flex-col gap-6">
      {slots.map((slot) => (
        <section key={slot.type} aria-label={slot.label} className="flex flex-col gap-3">
          {slot.images && slot.images.length > 0 && <StoredImages slot={slot} images={slot.images} />}
          {Fields ? <Fields slot={slot} queue={queue} /> : !isInForm && <PlainImageForm slot={slot} />}
        </section>
      ))}
      <QueueState queue={queue} onUpload={onUpload} />
    </div>
  );
}

function QueueState({ queue, onUpload }: Pick<ImageQueueProps, "queue" | "onUpload">) {
  const { t } = useTranslation(["media", "kit"]);
  const { items, isSending, sent, failure } = queue;
  // Wherever it was moved to since; once it is removed, nothing stops the others.
  const failed = failure === null ? undefined : items.find(({ state }) => state === "failed");
  const reason = typeof failure === "string" ? t(`queue.${failure}`) : failure?.message;
  return (
    <div className="flex flex-col items-start gap-3">
      <div role="status">{isSending && t("queue.progress", { done: sent, total: sent + items.length })}</div>
      <div role="alert">
        {failed && <p className="font-medium break-words text-error">{`${failed.name}: ${t("queue.stopped", { reason })}`}</p>}
      </div>
      {onUpload && items.length > 0 && (
        <button type="button" className="btn btn-primary" aria-disabled={isSending || undefined} onClick={onUpload}>
          {isSending && <span className="spinner size-4" aria-hidden />}
          {failed ? t("kit:acts.retry") : t("queue.upload", { count: items.length })}
        </button>
      )}
    </div>
  );
}
