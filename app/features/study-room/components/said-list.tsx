/** What was said, the first first. */

import { DateText } from "~/kit/time";
import { Written } from "~/kit/written";
import type { SaidMessage } from "../live/protocol";
import { ReportMessage } from "./report-message";

interface SaidListProps {
  messages: readonly SaidMessage[];
  me: string;
  roomId: string;
}

export function SaidList({ messages, me, roomId }: SaidListProps) {
  if (messages.length === 0) return null;
  return (
    <ol className="flex flex-col gap-3">
      {messages.map(({ seq, userId, name, text, at }) => (
        <li key={seq}>
          <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-muted">
            <strong className="text-base-content">{name}</strong>
            <DateText at={at} style="time" />
            {userId !== me && <ReportMessage roomId={roomId} seq={seq} name={name} />}
          </p>
          <Written text={text} className="whitespace-pre-line" />
        </li>
      ))}
    </ol>
  );
}
