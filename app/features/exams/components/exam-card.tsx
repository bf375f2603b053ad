/** An exam with all that is said of it, side by side. */
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "~/kit/badge";
import { formatDate } from "~/kit/format";
import { ActionButton } from "~/kit/forms/action-button";
import { useWords } from "~/kit/use-words";
import { clockTime, startOfDay } from "~/platform/time";
import { examTitle } from "../exams.rules";
import type { Exam } from "../exams.service.server";

type Claim = Exam["claims"][number];

/** `Monday, 7 December 2026, 17:40–19:30` */
function useWhen() {
  const { locale } = useWords();
  return ({ date, start, end }: Pick<Claim, "date" | "start" | "end">) =>
    `${formatDate(startOfDay(date), locale, "day")}, ${clockTime(start)}–${clockTime(end % 1440)}`;
}

type Former = Exam["former"][number];

function Remove({ claim }: { claim: Former }) {
  const { t } = useTranslation("exams");
  const when = useWhen()(claim);
  const asked = { title: t("removeTitle"), text: t("removeText"), confirmLabel: t("remove"), level: "error" } as const;
  return (
    <ActionButton fields={{ act: "remove", claim_id: claim.claimId }} of={when} className="btn-sm btn-ghost" confirm={asked}>
      {t("remove")}
    </ActionButton>
  );
}

function Acts({ claim, isForStaff }: { claim: Claim; isForStaff: boolean }) {
  const { t } = useTranslation("exams");
  const when = useWhen()(claim);
  const own = claim.isMine ? "withdraw" : "agree";
  const button = (act: "agree" | "withdraw" | "confirm", look: string) => (
    <ActionButton fields={{ act, claim_id: claim.claimId }} of={when} className={look}>
      {t(act)}
    </ActionButton>
  );
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {button(own, claim.isMine ? "btn-sm" : "btn-sm btn-primary")}
      {isForStaff && !claim.isConfirmed && button("confirm", "btn-sm")}
      {isForStaff && <Remove claim={claim} />}
    </div>
  );
}

/** What nobody says any more; staff remove of it what nobody should read. */
function FormerDates({ former, isForStaff }: { former: readonly Former[]; isForStaff: boolean }) {
  const { t } = useTranslation("exams");
  const when = useWhen();
  return (
    <details className="mt-2">
      <summary className="cursor-pointer text-sm">{t("former")}</summary>
      <ul className="text-sm text-muted">
        {former.map((claim) => (
          <li key={claim.claimId} className="flex flex-wrap items-center gap-x-3 wrap-anywhere">
            {[when(claim), claim.rooms.replaceAll("\n", "; ")].filter(Boolean).join(" · ")}
            {isForStaff && <Remove claim={claim} />}
          </li>
        ))}
      </ul>
    </details>
  );
}

function ClaimLine({ claim, acts }: { claim: Claim; acts?: ReactNode }) {
  const { t } = useTranslation("exams");
  const when = useWhen();
  const { votes, isMine, isSettled, isConfirmed, rooms } = claim;
  const who = isConfirmed ? t("byStaff") : [t("votes", { count: votes }), isMine ? t("mine") : ""].filter(Boolean).join(", ");
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{when(claim)}</span>
        <Badge level={isSettled ? "success" : "warning"}>{t(isSettled ? "settled" : "open")}</Badge>
        <span className="text-sm text-muted">{who}</span>
      </p>
      {rooms && <p className="whitespace-pre-line wrap-anywhere">{rooms}</p>}
      {acts}
    </li>
  );
}

interface ExamCardProps {
  exam: Exam;
  heading: ReactNode;
  /** Beside the name. */
  more?: ReactNode;
  /** Whether it can be acted on, and by whom. */
  acts: "none" | "student" | "staff";
}

export function ExamCard({ exam, heading, more, acts }: ExamCardProps) {
  const { t } = useTranslation("exams");
  const isOpen = exam.claims.length > 1 && !exam.claims.some(({ isSettled }) => isSettled);
  return (
    <li className="rounded-box border border-base-300 p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="text-lg font-semibold">{heading}</h2>
        {more}
      </div>
      {isOpen && <p className="mt-1">{t("differs")}</p>}
      <ul className="divide-y divide-base-300">
        {exam.claims.map((claim) => (
          <ClaimLine
            key={claim.claimId}
            claim={claim}
            acts={acts === "none" ? undefined : <Acts claim={claim} isForStaff={acts === "staff"} />}
          />
        ))}
      </ul>
      {acts !== "none" && exam.former.length > 0 && <FormerDates former={exam.former} isForStaff={acts === "staff"} />}
    </li>
  );
}

/** What an exam is called in the reader's language. */
export function useExamTitle() {
  const { t } = useTranslation("exams");
  return ({ kind, number }: Pick<Exam, "kind" | "number">) => examTitle(t(`kinds.${kind}`), kind, number);
}
