/** The timer of a room by the room's clock; a phase that begins is announced, its seconds aren't. */
import { type FormEvent, useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDate } from "~/kit/format";
import { useWords } from "~/kit/use-words";
import type { Connection } from "../live/connection";
import { MAX_FOCUS, MAX_REST } from "../live/live.limits";
import { phaseAt, type RoomClock, roomTime, type Timer } from "../live/timer.rules";

const LENGTHS = { focus: 25, rest: 5 } as const;

/** The room's time, at every turn of its second. */
function useRoomTime(clock: RoomClock | null, isRunning: boolean): number | null {
  const [, setTurn] = useState(0);
  useEffect(() => {
    if (!clock || !isRunning) return;
    let timer: ReturnType<typeof setTimeout>;
    const turn = () => {
      setTurn((before) => before + 1);
      timer = setTimeout(turn, 1000 - (roomTime(clock, performance.now()) % 1000) + 1);
    };
    turn();
    return () => clearTimeout(timer);
  }, [clock, isRunning]);
  return clock && roomTime(clock, performance.now());
}

const clockFace = (seconds: number) => `${String(Math.floor(seconds / 60)).padStart(2, "0")}:${String(seconds % 60).padStart(2, "0")}`;

function Running({ timer, now }: { timer: Timer; now: number }) {
  const { t } = useTranslation("study-room");
  const { locale } = useWords();
  const { kind, round, endsAt, secondsLeft } = phaseAt(timer, now);
  const time = formatDate(endsAt, locale, "time");
  return (
    <>
      <p className="flex items-baseline justify-between gap-2">
        <strong className="text-lg">{t(`live.${kind}`)}</strong>
        <span className="text-sm text-muted">{t("live.round", { round })}</span>
      </p>
      <p className="text-6xl/none font-black tracking-tight tabular-nums" data-timer={secondsLeft}>
        {clockFace(secondsLeft)}
      </p>
      <p className="sr-only" role="status">
        {t(kind === "focus" ? "live.nowFocus" : "live.nowRest", { time })}
      </p>
      <p className="text-sm text-muted">{t("live.startedBy", { name: timer.name })}</p>
    </>
  );
}

interface MinutesProps {
  name: keyof typeof LENGTHS;
  max: number;
}

function Minutes({ name, max }: MinutesProps) {
  const { t } = useTranslation("study-room");
  const id = useId();
  return (
    <span className="min-w-0">
      <label htmlFor={id} className="block text-sm">
        {t(`live.${name}Minutes`)}
      </label>
      <input
        id={id}
        name={name}
        type="number"
        min={1}
        max={max}
        required
        defaultValue={LENGTHS[name]}
        className="input min-h-12 w-full text-base"
      />
    </span>
  );
}

interface RoomTimerProps {
  timer: Timer | null;
  clock: RoomClock | null;
  isLive: boolean;
  connection: Connection;
}

export function RoomTimer({ timer, clock, isLive, connection }: RoomTimerProps) {
  const { t } = useTranslation("study-room");
  const now = useRoomTime(clock, timer !== null);
  const start = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    connection.startTimer(Number(fields.get("focus")), Number(fields.get("rest")));
  };
  return (
    <div className="border-s-4 border-base-content bg-base-200 p-4">
      <h3 className="sr-only">{t("live.timer")}</h3>
      {timer && now !== null ? (
        <div className="flex flex-col gap-2">
          <Running timer={timer} now={now} />
          <button
            type="button"
            className="btn min-h-12 w-full sm:w-auto sm:self-start"
            disabled={!isLive}
            onClick={() => connection.stopTimer()}
          >
            {t("live.stop")}
          </button>
        </div>
      ) : (
        <form onSubmit={start} className="flex flex-col gap-3">
          <p className="text-sm text-muted">{t("live.noTimer")}</p>
          <div className="grid grid-cols-2 gap-3">
            <Minutes name="focus" max={MAX_FOCUS} />
            <Minutes name="rest" max={MAX_REST} />
          </div>
          <button type="submit" className="btn btn-primary min-h-12 w-full sm:w-auto sm:self-start" disabled={!isLive}>
            {t("live.start")}
          </button>
        </form>
      )}
    </div>
  );
}
