/** Says that what is shown was kept on the device, of which moment it is, and leads to the page itself. */
import WifiOff from "~icons/lucide/wifi-off";
import { DateText } from "./time";

interface OfflineNoteProps {
  /** When it was read, in ms. */
  at: number;
  /** The page that this stands in for. */
  path: string;
  words: Record<"note" | "asOf" | "retry", string>;
}

export function OfflineNote({ at, path, words: { note, asOf, retry } }: OfflineNoteProps) {
  return (
    <div role="note" className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-box border border-warning p-4">
      <WifiOff size={20} aria-hidden />
      <p className="min-w-0 flex-1 basis-60">
        <strong>{note}</strong> {asOf} <DateText at={at} style="dateTime" />
      </p>
      <a href={path} className="btn btn-sm">
        {retry}
      </a>
    </div>
  );
}
