/** What to do when each section of a schedule is full: the sections to take instead, or the courses without which something works. */
import { useTranslation } from "react-i18next";
import { Badge } from "~/kit/badge";
import type { Move, Way, WhenFull } from "../plan-b.rules";
import { useScheduleWords } from "./use-schedule-words";

/** So many sections at the same times are named. */
const MOST_SAME = 5;

function Times({ move: { same, meetings, isUnsure } }: { move: Move }) {
  const { t } = useTranslation("schedule");
  const { t: catalog } = useTranslation("catalog");
  const words = useScheduleWords();
  const times = meetings.map(
    (meeting) => `${words.dayShort(meeting.day)} ${words.hours(meeting)}${meeting.place ? `, ${meeting.place}` : ""}`,
  );
  return (
    <>
      <span className="block text-muted">{times.length > 0 ? times.join(" · ") : catalog("course.noTimes")}</span>
      {same.length > 0 && (
        <span className="block text-muted">{t("combinations.same", { numbers: same.slice(0, MOST_SAME).join(", ") })}</span>
      )}
      {isUnsure && <Badge>{t("state.unknown")}</Badge>}
    </>
  );
}

function WayLines({ way, isFirst }: { way: Way; isFirst: boolean }) {
  const { t } = useTranslation("plan-b");
  const [move, ...others] = way;
  if (!move) return null;
  return (
    <li className={isFirst ? "" : "border-t border-base-300 pt-2"}>
      <strong>{t(isFirst ? "take" : "or", { number: move.to })}</strong>
      <Times move={move} />
      {others.map((other) => (
        <span key={other.courseCode} className={`entry-color entry-color-${other.color} mt-1 block rounded-field px-2 py-1`}>
          <strong>{t("also", { code: other.courseCode, number: other.to })}</strong>
          <Times move={other} />
        </span>
      ))}
    </li>
  );
}

/** `take section 2, move PHYS105 to section 4` */
function useShortly() {
  const { t } = useTranslation("plan-b");
  return ([move, ...others]: Way): string =>
    [
      move && t("withoutTake", { number: move.to }),
      ...others.map(({ courseCode, to }) => t("withoutAlso", { code: courseCode, number: to })),
    ].join(", ");
}

function NoWay({ answer: { courseCode, reason, without }, isAlone }: { answer: WhenFull; isAlone: boolean }) {
  const { t } = useTranslation("plan-b");
  const shortly = useShortly();
  return (
    <>
      <p>{t(reason === "items" ? "items" : reason === "noOther" ? "noOther" : "courses", { code: courseCode })}</p>
      {without.length > 0 && (
        <ul className="flex list-disc flex-col gap-1 ps-5">
          {without.map((other) => (
            <li key={other.courseCode}>
              <strong>{t("without", { code: other.courseCode })}</strong> {shortly(other.way)}
            </li>
          ))}
        </ul>
      )}
      {!isAlone && <p>{t("drop", { code: courseCode })}</p>}
    </>
  );
}

export function PlanBAnswers({ answers }: { answers: readonly WhenFull[] }) {
  const { t } = useTranslation("plan-b");
  return (
    <ul className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-3 print:block print:columns-2 print:gap-1 print:text-xs">
      {answers.map((answer) => (
        <li
          key={answer.courseCode}
          className="flex min-w-0 flex-col gap-2 rounded-box border border-base-300 p-4 text-sm break-inside-avoid print:mb-3 print:gap-1 print:p-1 print:text-xs"
        >
          <h3 className={`entry-color entry-color-${answer.color} rounded-field px-2 py-1 text-base font-semibold print:text-xs`}>
            {t("full", { code: answer.courseCode, number: answer.section })}
          </h3>
          {answer.ways.length > 0 ? (
            <ol className="flex flex-col gap-2 print:gap-1">
              {answer.ways.map((way, i) => (
                <WayLines key={way.map(({ courseCode, to }) => `${courseCode} ${to}`).join()} way={way} isFirst={i === 0} />
              ))}
            </ol>
          ) : (
            <NoWay answer={answer} isAlone={answers.length === 1} />
          )}
        </li>
      ))}
    </ul>
  );
}
