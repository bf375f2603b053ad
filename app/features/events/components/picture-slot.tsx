/** Where an event's picture goes; a neutral pattern while there is none, or while it doesn't load. */
import { CalendarDays } from "lucide-react";
import type { ReadyImage } from "~/engines/media/image";
import { Picture } from "~/kit/picture";

interface PictureSlotProps {
  image?: ReadyImage | null;
  /** How wide it is shown, as an `img`'s `sizes`. */
  sizes?: string;
  className?: string;
}

/** Decoration: the event's name stands beside it. */
export function PictureSlot({ image, sizes = "80px", className = "" }: PictureSlotProps) {
  return (
    <span
      aria-hidden
      className={`relative grid shrink-0 place-items-center overflow-hidden rounded-box bg-base-200 text-base-content/50 ${className}`}
    >
      <CalendarDays size={28} strokeWidth={1.5} />
      {image && <Picture image={image} alt="" sizes={sizes} className="absolute inset-0 size-full object-cover" />}
    </span>
  );
}
