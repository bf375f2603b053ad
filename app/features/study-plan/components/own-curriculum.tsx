/** Whose courses are planned, and by which curriculum: the reader's own transcript and the curriculum that it is compared with. */
import { useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useId, useReducer, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import { courseKey } from "~/university/course-key";
import { type OwnTranscript, onTranscriptChange, ownTranscript } from "../../gpa/offered/own-transcript";
import { loadCurriculum } from "../curriculum-store";

export interface Program {
  programId: string;
  name: string;
  departmentCode: string;
}

/** The curriculum of the department that most courses of the transcript are of. */
export function guessProgram({ transcript }: OwnTranscript, programs: readonly Program[]): string {
  const counts = new Map<string, number>();
  for (const { code } of transcript?.terms.flatMap(({ lines }) => lines) ?? []) {
    const letters = courseKey(code).replace(/\d.*$/, "");
    counts.set(letters, (counts.get(letters) ?? 0) + 1);
  }
  const known = programs.filter(({ departmentCode }) => counts.has(departmentCode));
  const best = known.toSorted((a, b) => (counts.get(b.departmentCode) ?? 0) - (counts.get(a.departmentCode) ?? 0))[0];
  return best?.programId ?? "";
}

export type Known = Awaited<ReturnType<typeof loadCurriculum>>;

export function useCurriculum(programId: string) {
  const [loaded, setLoaded] = useState<{ programId: string; known: Known } | null>(null);
  const [asked, ask] = useReducer((times: number) => times + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever asks again wants another answer
  useEffect(() => {
    if (programId === "") return;
    let isCurrent = true;
    loadCurriculum(programId).then((known) => isCurrent && setLoaded({ programId, known }));
    return () => {
      isCurrent = false;
    };
  }, [programId, asked]);
  return { loaded: loaded?.programId === programId ? loaded : null, ask };
}

interface CurriculumProps {
  programs: readonly Program[];
  value: string;
  known: Known;
  onChoose(programId: string): void;
}

export function CurriculumChoice({ programs, value, known, onChoose }: CurriculumProps) {
  const { t } = useTranslation("study-plan");
  const id = useId();
  const isListed = value === "" || programs.some(({ programId }) => programId === value);
  const named = known !== null && known !== "gone" ? known.curriculum : null;
  return (
    <p className="flex flex-wrap items-center gap-2 print:hidden">
      <label htmlFor={id} className="font-medium">
        {t("curriculum")}
      </label>
      <select id={id} className="select w-auto max-w-full text-base" value={value} onChange={({ target }) => onChoose(target.value)}>
        {value === "" && <option value="">{t("chooseCurriculum")}</option>}
        {!isListed && <option value={value}>{named ? `${named.department_code} · ${named.name}` : t("unlisted")}</option>}
        {programs.map(({ programId, name, departmentCode }) => (
          <option key={programId} value={programId}>
            {departmentCode} · {name}
          </option>
        ))}
      </select>
    </p>
  );
}

/** Why there is no curriculum to plan with, or that it is an old one. */
export function CurriculumNote({ known, onRetry }: { known: Known; onRetry(): void }) {
  const { t } = useTranslation("study-plan");
  if (known === "gone") return <p role="alert">{t("gone")}</p>;
  if (known) return known.isGone ? <p role="alert">{t("goneButKept")}</p> : null;
  return (
    <p role="alert" className="flex flex-wrap items-center gap-2">
      {t("noCurriculum")}
      <button type="button" className="btn btn-sm" onClick={onRetry}>
        {t("lack.retry")}
      </button>
    </p>
  );
}

/** There may be a transcript that can't be had now: a plan without it would take everything for open. */
function Lack({ lack, onRetry }: { lack: NonNullable<OwnTranscript["lack"]>; onRetry(): void }) {
  const { t } = useTranslation("study-plan");
  const { pathname } = useLocation();
  return (
    <div role="alert" className="flex flex-col items-start gap-3 rounded-box border border-warning p-4">
      <p>{t(`lack.${lack}`)}</p>
      <div className="flex flex-wrap gap-2">
        <button type="button" className="btn btn-primary" onClick={onRetry}>
          {t("lack.retry")}
        </button>
        {lack === "signedOut" && (
          <Link to={`/reception/login?next=${encodeURIComponent(pathname)}`} className="btn" reloadDocument>
            {t("lack.logIn")}
          </Link>
        )}
        {lack === "unreadable" && (
          <Link to="/gpa-calculator" className="btn">
            {t("elsewhere.calculator")}
          </Link>
        )}
      </div>
    </div>
  );
}

/** The reader's own transcript, of their account or of this device, and again when it changes; null while it isn't known. */
function useOwnTranscript(owner: string | null) {
  const [own, setOwn] = useState<OwnTranscript | null>(null);
  const [asked, ask] = useReducer((times: number) => times + 1, 0);
  useEffect(() => onTranscriptChange(ask), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever asks again wants another answer
  useEffect(() => {
    let isCurrent = true;
    ownTranscript(owner).then((found) => isCurrent && setOwn(found));
    return () => {
      isCurrent = false;
    };
  }, [owner, asked]);
  return { own, ask };
}

/** What is drawn of the reader's own transcript, once it is known. */
export function WithTranscript({ owner, children }: { owner: string | null; children(own: OwnTranscript): ReactNode }) {
  const { t } = useTranslation("study-plan");
  const { own, ask } = useOwnTranscript(owner);
  if (!own) return <p role="status">{t("loading")}</p>;
  return own.lack ? <Lack lack={own.lack} onRetry={ask} /> : children(own);
}
