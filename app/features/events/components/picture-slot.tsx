/** Where an event's picture goes; a neutral pattern while there is none. */
import { CalendarDays } from "lucide-react";

/** Decoration: the event's name stands beside it. */
export function PictureSlot({ className = "" }: { className?: string }) {
  return (
    <span aria-hidden className={`grid shrink-0 place-items-center rounded-box bg-base-200 text-base-content/50 ${className}`}>
      <CalendarDays size={28} strokeWidth={1.5} />
    </span>
  );
}
