/** One experience, without its author. */

import { useTranslation } from "react-i18next";
import { Badge } from "~/kit/badge";
import { ActionButton } from "~/kit/forms/action-button";
import { LinkedText } from "~/kit/linked-text";
import { RepeatedItem } from "~/kit/repeated-item";
import { ReportLink } from "~/kit/report-link";
import { Written } from "~/kit/written";
import ThumbsUp from "~icons/lucide/thumbs-up";
import type { CoursePage } from "../courses.service.server";
import { useCourseWords } from "../offered/use-course-words";

type Experience = CoursePage["experiences"]["items"][number];

export function ExperienceCard({ experience, canVote }: { experience: Experience; canVote: boolean }) {
  const { t } = useTranslation("courses");
  const { term, instructorName, isMine, overall, difficulty, usefulness, weeklyHours, text, tips } = experience;
  const say = useCourseWords();
  const content = { term, instructorName, isMine, overall, difficulty, usefulness, weeklyHours, text, tips };
  return (
    <article id={experience.experienceId} className="flex flex-col gap-2 border-b border-base-300 py-4">
      <RepeatedItem as="div" className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-2" kind="experience" of={content}>
        {() => <Content {...content} />}
      </RepeatedItem>
      <footer className="flex flex-wrap items-center gap-2 ps-12">
        <Badge>
          {t("one.attendance")}: {t(`attendance.${experience.attendance}`)}
        </Badge>
        {experience.assessments.map((kind) => (
          <Badge key={kind}>{t(`assessments.${kind}`)}</Badge>
        ))}
        <span className="ms-auto flex flex-wrap items-center justify-end gap-2">
          {!experience.isMine && (
            <ReportLink
              subjectId={experience.experienceId}
              of={[instructorName && say.person(instructorName), say.term(term)].filter(Boolean).join(", ")}
            />
          )}
          {canVote && !experience.isMine ? (
            <ActionButton
              fields={{ experience_id: experience.experienceId, is_helpful: experience.isHelpful ? "no" : "yes" }}
              isPressed={experience.isHelpful}
              className={`btn-sm ${experience.isHelpful ? "btn-neutral" : ""}`}
            >
              <ThumbsUp size={16} aria-hidden />
              {t("one.helpful")} <span className="tabular-nums">{experience.helpfulCount}</span>
            </ActionButton>
          ) : (
            <span className="text-sm text-muted">{t("one.helpfulCount", { count: experience.helpfulCount })}</span>
          )}
        </span>
      </footer>
    </article>
  );
}

type ContentProps = Pick<
  Experience,
  "term" | "instructorName" | "isMine" | "overall" | "difficulty" | "usefulness" | "weeklyHours" | "text" | "tips"
>;

/** What its author wrote. */
function Content({ term, instructorName, isMine, weeklyHours, text, tips, ...ratings }: ContentProps) {
  const { t } = useTranslation("courses");
  const say = useCourseWords();
  return (
    <>
      <p className="text-4xl/none font-black tracking-tighter tabular-nums">
        <span className="sr-only">{t("fields.overall")} </span>
        {ratings.overall}
        <span className="sr-only">/5</span>
      </p>
      <div className="flex flex-col gap-1.5">
        <header className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-sm">
          {instructorName && <span className="text-muted">{t("fields.instructor_id")}</span>}
          <strong className="font-extrabold">{instructorName ? say.person(instructorName) : t("one.notListedInstructor")}</strong>
          <span>{say.term(term)}</span>
          {isMine && <Badge level="primary">{t("one.mine")}</Badge>}
        </header>
        <ul className="flex flex-wrap gap-x-3 text-sm text-muted">
          {(["difficulty", "usefulness"] as const).map((name) => (
            <li key={name}>
              {t(`fields.${name}`)} <strong className="tabular-nums">{ratings[name]}/5</strong>
            </li>
          ))}
          <li>{t("one.hours", { hours: say.number(weeklyHours) })}</li>
        </ul>
        <Written text={text} className="whitespace-pre-line">
          <LinkedText text={text} />
        </Written>
        {tips && (
          <p className="border-s-4 border-base-content bg-base-200 px-3 py-2 whitespace-pre-line">
            <strong>{t("one.tips")}:</strong> <Written as="span" text={tips} />
          </p>
        )}
      </div>
    </>
  );
}
