/** Universities abroad by how many of one's own open courses were accepted there. Compared in the browser: no request says which courses. */
import { Form, useSearchParams } from "@remix-run/react";
import { useEffect, useMemo, useReducer, useState } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "~/kit/badge";
import { EmptyState } from "~/kit/empty-state";
import { SearchBox } from "~/kit/filters";
import { Link } from "~/kit/link";
import { request } from "~/kit/request";
import { currentTerm } from "~/platform/terms";
import type { AbroadCourse } from "../../erasmus/erasmus.schemas";
import type { OwnTranscript } from "../../gpa/offered/own-transcript";
import { type AbroadMatch, type AbroadPlace, nameKey, placesAbroad } from "../abroad.rules";
import type { KnownCurriculum } from "../curriculum-store";
import { factsOf } from "../plan.rules";
import { readPlans } from "../plan-store";
import { isProgram } from "../share.rules";
import { CurriculumChoice, CurriculumNote, guessProgram, type Program, useCurriculum, WithTranscript } from "./own-curriculum";

const SHOWN = 20;
/** The curriculum that was chosen stands in the address: whoever comes back from a story finds the page as it was. */
const CHOSEN = "program_id";

type Table = readonly AbroadCourse[] | "none" | null;

/** What was accepted abroad, the same for everybody; `none` where nobody answers. */
function useTable() {
  const [table, setTable] = useState<Table>(null);
  const [asked, ask] = useReducer((times: number) => times + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever asks again wants another answer
  useEffect(() => {
    let isCurrent = true;
    request("/api/v1/erasmus/equivalences")
      .then(async (answer) => (answer.ok ? ((await answer.json()) as { equivalences: AbroadCourse[] }).equivalences : "none"))
      .catch(() => "none" as const)
      .then((found) => isCurrent && setTable(found));
    return () => {
      isCurrent = false;
    };
  }, [asked]);
  return { table, ask };
}

function Match({ match: { code, name, accepted, refused, theirs } }: { match: AbroadMatch }) {
  const { t } = useTranslation("study-plan");
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-t border-base-300 py-2">
      <span className="min-w-0 grow wrap-anywhere">
        <strong>{code}</strong> {name}
        <span className="block text-sm text-muted">
          {theirs.map((row, at) => (
            <span key={`${row.post_id} ${row.is_accepted} ${row.their_course}`}>
              {at > 0 && " · "}
              <Link to={`/erasmus/one/${row.post_id}`} className="link inline-block py-1">
                {row.their_course}
              </Link>
              {accepted > 0 && !row.is_accepted && ` (${t("abroad.thisRefused")})`}
            </span>
          ))}
        </span>
      </span>
      <span className="flex flex-wrap gap-1.5">
        {accepted > 0 && <Badge level="success">{t("abroad.accepted", { count: accepted })}</Badge>}
        {refused > 0 && <Badge level="error">{t("abroad.refused", { count: refused })}</Badge>}
      </span>
    </li>
  );
}

function Place({ place: { university, country, courses, accepted, departments, lastYear }, of }: { place: AbroadPlace; of: number }) {
  const { t } = useTranslation("study-plan");
  const facts = [
    country,
    departments > 0 && t("abroad.departments", { count: departments }),
    lastYear && t("abroad.last", { year: lastYear }),
  ].filter(Boolean);
  return (
    <li className="rounded-box border border-base-300 p-4">
      <h3 className="font-semibold wrap-anywhere">{university}</h3>
      <p className="text-sm text-muted">{facts.join(" · ")}</p>
      <p className="mt-2">{accepted > 0 ? t("abroad.share", { count: accepted, of }) : t("abroad.noneAccepted")}</p>
      <ul className="mt-2">
        {courses.map((match) => (
          <Match key={match.code} match={match} />
        ))}
      </ul>
    </li>
  );
}

const isFound = ({ university, country, courses }: AbroadPlace, words: readonly string[]) => {
  const named = courses.flatMap(({ code, name, theirs }) => [code, name, ...theirs.map(({ their_course }) => their_course)]);
  const text = nameKey([university, country, ...named].join(" "));
  return words.every((word) => text.includes(word));
};

function Places({ known, own, table }: { known: KnownCurriculum; own: OwnTranscript; table: readonly AbroadCourse[] }) {
  const { t } = useTranslation("study-plan");
  const [params] = useSearchParams();
  const [isWhole, setIsWhole] = useState(false);
  const { curriculum, renamed } = known;
  const open = useMemo(() => {
    const asked = { curriculum, renamed, transcript: own.transcript, shared: null, first: currentTerm(Date.now()) };
    return factsOf(asked).open.filter(({ code }) => code !== null);
  }, [curriculum, renamed, own]);
  const all = useMemo(() => placesAbroad(open, table, renamed), [open, table, renamed]);
  const words = nameKey(params.get("q") ?? "")
    .split(" ")
    .filter(Boolean);
  const found = all.filter((place) => isFound(place, words));
  const shown = isWhole ? found : found.slice(0, SHOWN);
  if (open.length === 0) return <p role="status">{t("abroad.nothingOpen")}</p>;
  if (all.length === 0)
    return (
      <EmptyState
        title={t("abroad.nobody")}
        text={t("abroad.nobodyText")}
        act={
          <Link to="/erasmus/all" className="btn">
            {t("abroad.stories")}
          </Link>
        }
      />
    );
  return (
    <>
      <Form method="get" role="search" aria-label={t("abroad.find")} className="my-4">
        <SearchBox label={t("abroad.find")} />
        {params.has(CHOSEN) && <input type="hidden" name={CHOSEN} value={curriculum.program_id} />}
      </Form>
      <p role="status" className="mb-3 text-sm text-muted">
        {t("abroad.found", { count: found.length, open: open.length })}
      </p>
      <ul className="grid gap-4 lg:grid-cols-2">
        {shown.map((place) => (
          <Place key={place.university} place={place} of={open.length} />
        ))}
      </ul>
      {found.length > shown.length && (
        <button type="button" className="btn mt-4" onClick={() => setIsWhole(true)}>
          {t("abroad.all", { count: found.length })}
        </button>
      )}
    </>
  );
}

interface AbroadProps {
  owner: string | null;
  programs: readonly Program[];
}

function Compared({ own, programs }: { own: OwnTranscript; programs: readonly Program[] }) {
  const { t } = useTranslation("study-plan");
  const [params, setParams] = useSearchParams();
  const chosen = params.get(CHOSEN);
  const first = useMemo(() => {
    const { plans, current, programId } = readPlans(own.owner);
    return plans.find(({ id }) => id === current)?.programId ?? programId ?? guessProgram(own, programs);
  }, [own, programs]);
  const programId = isProgram(chosen) ? chosen : first;
  const choose = (id: string) =>
    setParams((shown) => new URLSearchParams({ ...Object.fromEntries(shown), [CHOSEN]: id }), { replace: true, preventScrollReset: true });
  const { loaded, ask } = useCurriculum(programId);
  const { table, ask: askTable } = useTable();
  const known = loaded?.known ?? null;
  return (
    <>
      {own.transcript === null && (
        <p className="mb-4 rounded-box border border-base-300 bg-base-200 p-4">
          {t("abroad.noTranscript")}{" "}
          <Link to="/gpa-calculator" className="link">
            {t("firstSteps.transcript")}
          </Link>
        </p>
      )}
      <CurriculumChoice programs={programs} value={programId} known={known} onChoose={choose} />
      {loaded && <CurriculumNote known={known} onRetry={ask} />}
      {programId !== "" && (!loaded || table === null) && <p role="status">{t("loading")}</p>}
      {table === "none" && (
        <p role="alert" className="mt-3 flex flex-wrap items-center gap-2">
          {t("abroad.noTable")}
          <button type="button" className="btn btn-sm" onClick={askTable}>
            {t("lack.retry")}
          </button>
        </p>
      )}
      {known && known !== "gone" && table !== null && table !== "none" && <Places known={known} own={own} table={table} />}
    </>
  );
}

/** Compares one's open courses with what others tell. */
export function Abroad({ owner, programs }: AbroadProps) {
  return <WithTranscript owner={owner}>{(own) => <Compared own={own} programs={programs} />}</WithTranscript>;
}
