/** The chat of a room. What is written without a connection waits, and is sent with the next one. */

import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Written } from "~/kit/written";
import type { Connection, Unsent } from "../live/connection";
import { MAX_SAID } from "../live/live.limits";
import type { SaidMessage } from "../live/protocol";
import { SaidList } from "./said-list";

interface Waiting {
  unsent: readonly Unsent[];
  connection: Connection;
}

function UnsentList({ unsent, connection }: Waiting) {
  const { t } = useTranslation("study-room");
  return (
    <ul className="mt-3 flex flex-col gap-2">
      {unsent.map(({ id, text, isRefused }) => (
        <li key={id} className="flex flex-wrap items-baseline gap-2">
          <Written as="span" text={text} className="whitespace-pre-line opacity-60" />
          {isRefused ? (
            <>
              <span className="text-sm text-error">{t("live.notSent")}</span>
              <button type="button" className="btn btn-xs" onClick={() => connection.sayAgain(id)}>
                {t("live.again")}
              </button>
            </>
          ) : (
            <span className="text-sm text-muted">{t("live.sending")}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Writing({ connection }: Pick<Waiting, "connection">) {
  const { t } = useTranslation("study-room");
  const id = useId();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const text = String(new FormData(form).get("text") ?? "").trim();
    if (text === "") return;
    connection.say(text);
    form.reset();
  };
  const sendByEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <form onSubmit={send} className="mt-3 flex items-end gap-2">
      <span className="min-w-0 flex-1">
        <label htmlFor={id} className="sr-only">
          {t("live.message")}
        </label>
        <textarea
          id={id}
          name="text"
          rows={2}
          maxLength={MAX_SAID}
          placeholder={t("live.message")}
          onKeyDown={sendByEnter}
          className="textarea w-full text-base"
        />
      </span>
      <button type="submit" className="btn min-h-12">
        {t("live.send")}
      </button>
    </form>
  );
}

interface RoomChatProps extends Waiting {
  messages: readonly SaidMessage[];
  me: string;
  roomId: string;
}

/** So near to its end a list follows what is said. */
const NEAR = 80;

export function RoomChat({ messages, unsent, me, roomId, connection }: RoomChatProps) {
  const { t } = useTranslation("study-room");
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  useEffect(() => {
    if (box.current && isAtEnd.current) box.current.scrollTop = box.current.scrollHeight;
  });
  const note = () => {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = box.current ?? {};
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR;
  };
  return (
    <div className="min-w-0">
      <h3 className="mb-2 font-semibold">{t("live.chat")}</h3>
      <div
        ref={box}
        onScroll={note}
        role="log"
        aria-label={t("live.chat")}
        tabIndex={0}
        className="max-h-96 min-h-40 overflow-y-auto rounded-box border border-base-300 p-3"
      >
        {messages.length === 0 && unsent.length === 0 && <p>{t("live.empty")}</p>}
        <SaidList messages={messages} me={me} roomId={roomId} />
        {unsent.length > 0 && <UnsentList unsent={unsent} connection={connection} />}
      </div>
      <Writing connection={connection} />
      <p className="mt-2 text-sm text-muted">{t("live.kept")}</p>
    </div>
  );
}
