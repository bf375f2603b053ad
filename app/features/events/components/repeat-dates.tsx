/** Rows of dates that follow the last one in a rhythm: a film night of a whole term is one event, written at once. */
import { useField } from "@conform-to/react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDate, formatNumber } from "~/kit/format";
import { useWords } from "~/kit/use-words";
import { readDay } from "~/platform/forms/typed-days";
import { startOfDay } from "~/platform/time";
import { MAX_DATES } from "../options";
import { daysAfter, type Rhythm, rhythms } from "../repeat.rules";

/** What a date row holds while it is typed; nothing says how it comes. */
type Row = Record<string, string | undefined>;

const FIRST = 3;

export default function RepeatDates({ name, onDone }: { name: string; onDone(): void }) {
  const { t } = useTranslation(["events", "kit"]);
  const { locale } = useWords();
  const id = useId();
  const [field, form] = useField<Row[]>(name);
  const [rhythm, setRhythm] = useState<Rhythm>("weekly");
  const rows = Array.isArray(field.value) ? (field.value as (Row | undefined)[]) : [];
  const most = MAX_DATES - rows.length;
  const [chosen, setChosen] = useState(FIRST);
  const count = Math.min(chosen, most);
  const last = rows.at(-1);
  const day = readDay(last?.event_date ?? "");
  const days = day ? daysAfter(day, rhythm, count) : [];
  const until = days.at(-1);
  const add = () => {
    form.update({ name, value: [...rows, ...days.map((event_date) => ({ ...last, event_date }))] as never });
    onDone();
  };
  return (
    <fieldset className="mt-3 flex flex-col gap-3 rounded-box border border-base-300 p-3">
      <legend className="sr-only">{t("form.repeat")}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        <label htmlFor={`${id}rhythm`} className="flex flex-col gap-1">
          <span className="text-sm font-medium">{t("form.repeatRhythm")}</span>
          <select
            id={`${id}rhythm`}
            className="select w-full text-base"
            value={rhythm}
            onChange={({ target }) => setRhythm(target.value as Rhythm)}
          >
            {rhythms.map((each) => (
              <option key={each} value={each}>
                {t(`form.rhythms.${each}`)}
              </option>
            ))}
          </select>
        </label>
        <label htmlFor={`${id}count`} className="flex flex-col gap-1">
          <span className="text-sm font-medium">{t("form.repeatCount")}</span>
          <select
            id={`${id}count`}
            className="select w-full text-base"
            value={count}
            onChange={({ target }) => setChosen(target.selectedIndex + 1)}
          >
            {Array.from({ length: most }, (_, at) => (
              <option key={at} value={at + 1}>
                {formatNumber(at + 1, locale)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p className="text-sm text-muted" aria-live="polite">
        {until ? t("form.repeatUntil", { date: formatDate(startOfDay(until), locale, "long") }) : t("form.repeatNeedsDate")}
      </p>
      <div className="flex gap-2">
        <button type="button" className="btn btn-sm btn-neutral" disabled={!until} onClick={add}>
          {t("form.repeatAdd", { count })}
        </button>
        <button type="button" className="btn btn-ghost btn-sm" onClick={onDone}>
          {t("kit:acts.cancel")}
        </button>
      </div>
    </fieldset>
  );
}
