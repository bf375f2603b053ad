/** The combinations that were found: how many there are, and the best to take one of. */
import { useTranslation } from "react-i18next";
import { EmptyState } from "~/kit/empty-state";
import { ActionButton } from "~/kit/forms/action-button";
import type { Combinations } from "../combinations.rules";
import type { Shortfall } from "../solver-score.rules";
import { shownDays } from "../week.rules";
import { MiniWeek } from "./mini-week";
import { useScheduleWords } from "./use-schedule-words";

type Timetable = Combinations["timetables"][number];

/** What a timetable lacks, as words; nothing for a perfect one. */
function useLacks() {
  const { t } = useTranslation("schedule");
  return (shortfall: Shortfall) =>
    (["freeDays", "outside", "gaps", "lunches", "instructors"] as const)
      .filter((name) => shortfall[name] > 0)
      .map((name) => t(`lacks.${name}`, { count: shortfall[name] }));
}

function TimetableCard({ timetable, place }: { timetable: Timetable; place: number }) {
  const { t } = useTranslation("schedule");
  const lacksOf = useLacks();
  const meetings = timetable.sections.flatMap(({ color, meetings: own }) => own.map((meeting) => ({ ...meeting, color })));
  const lacks = lacksOf(timetable.shortfall);
  return (
    <li className="flex flex-col gap-3 rounded-box border border-base-300 p-4">
      <h3 className="font-semibold">{t("combinations.choice", { number: place })}</h3>
      <MiniWeek
        meetings={meetings}
        days={shownDays(
          meetings.map(({ day }) => day),
          0,
        )}
      />
      <ul className="flex flex-col gap-1 text-sm">
        {timetable.sections.map(({ id, courseCode, number, same, color }) => (
          <li key={id} className={`entry-color entry-color-${color} rounded-field px-2 py-1`}>
            <strong>{courseCode}</strong> {t("section", { number })}
            {same.length > 0 && <span> · {t("combinations.same", { numbers: same.slice(0, 5).join(", ") })}</span>}
          </li>
        ))}
      </ul>
      <p className={`text-sm ${lacks.length === 0 ? "text-success" : "text-muted"}`}>
        {lacks.length === 0 ? t("combinations.perfect") : lacks.join(" · ")}
      </p>
      <span className="mt-auto">
        <ActionButton
          fields={{ act: "take", changes: timetable.changes }}
          className="btn-sm btn-primary"
          label={t("combinations.takeLabel", { number: place })}
        >
          {t("combinations.take")}
        </ActionButton>
      </span>
    </li>
  );
}

export function TimetableChoices({ answer }: { answer: Combinations }) {
  const { t } = useTranslation("schedule");
  const words = useScheduleWords();
  const { combinations, timetables, impossible } = answer;
  if (combinations === null) return <EmptyState title={t("combinations.tooMany")} text={t("combinations.tooManyText")} />;
  if (impossible) {
    const names = new Intl.ListFormat(words.locale).format(impossible.codes);
    const why = impossible.codes.length === 1 ? "noSection" : "notTogether";
    return (
      <EmptyState
        title={t(`combinations.${why}`, { names })}
        text={impossible.isOnlyBusy ? t("combinations.onlyBusy") : t("combinations.relax")}
      />
    );
  }
  return (
    <div role="status">
      <p className="mb-3 font-medium">
        {t("combinations.count", {
          count: Math.min(Number(combinations), Number.MAX_SAFE_INTEGER),
          formatted: BigInt(combinations).toLocaleString(words.locale),
        })}
      </p>
      <ol className="grid items-stretch gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {timetables.map((timetable, i) => (
          <TimetableCard key={timetable.changes} timetable={timetable} place={i + 1} />
        ))}
      </ol>
    </div>
  );
}
