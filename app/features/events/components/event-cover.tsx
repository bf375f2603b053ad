/** What an event looks like: its picture with its day in a corner, or a drawing of its own with its day on it. */
import { useState } from "react";
import type { ReadyImage } from "~/engines/media/image";
import { Cover } from "~/kit/cover";
import { DateBlock } from "~/kit/date-block";
import { Picture } from "~/kit/picture";

interface EventCoverProps {
  event: { eventId: string; type: string; startsAt: number; picture: ReadyImage | null };
  /** The address of a picture that waits in the browser, instead. */
  waiting?: string;
  /** How wide it is shown, as an `img`'s `sizes`. */
  sizes?: string;
  /** False under a heading that says the day. */
  hasDay?: boolean;
  className?: string;
}

const FILLED = "absolute inset-0 size-full object-cover";

/** The name stands beside it, so all but the day is decoration. A picture that doesn't load is as if there were none. */
export function EventCover({ event, waiting, sizes = "96px", hasDay = true, className = "" }: EventCoverProps) {
  const { eventId, type, startsAt, picture } = event;
  const [broken, setBroken] = useState<string | null>(null);
  const shown = waiting ?? picture?.imageId ?? null;
  const hasPicture = shown !== null && shown !== broken;
  const onBroken = () => setBroken(shown);
  return (
    <span className={`relative block shrink-0 overflow-hidden rounded-box ${className}`}>
      <Cover seed={eventId} kind={type} className="absolute inset-0">
        {hasPicture && picture && !waiting && <Picture image={picture} alt="" sizes={sizes} className={FILLED} onBroken={onBroken} />}
        {hasPicture && waiting && <img src={waiting} alt="" className={FILLED} onError={onBroken} />}
      </Cover>
      {hasDay && (
        <DateBlock
          at={startsAt}
          className={
            hasPicture ? "absolute start-1 top-1 rounded-field bg-base-100 px-1.5 py-0.5 text-base-content" : "absolute inset-0 text-white"
          }
        />
      )}
    </span>
  );
}
