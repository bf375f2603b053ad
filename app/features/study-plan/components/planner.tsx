/** Plans of whoever reads: made from the transcript of their account or of this device, and kept where that is kept. */
import { useEffect, useId, useMemo, useReducer, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import { courseKey } from "~/universities/metu-course-key";
import { type OwnTranscript, onTranscriptChange, ownTranscript } from "../../gpa/offered/own-transcript";
import { loadCurriculum } from "../curriculum-store";
import { exampleDone } from "../line-ids.rules";
import { changePlans, followPlans, offeredPlans, onPlansChange, readPlans, type ShownPlans } from "../plan-store";
import { AUTOMATIC, type PlansAct } from "../plans.rules";
import type { StoredPlan } from "../stored-plan";
import { PLAN_PAGE } from "../study-plan.pages";
import { DevicePlans } from "./device-plans";
import { FirstSteps } from "./first-steps";
import { PlanBar, Removed } from "./plan-bar";
import { PlanView, type TermCalendar } from "./plan-view";
import { SharedQuestion } from "./shared-question";

export interface Program {
  programId: string;
  name: string;
  departmentCode: string;
}

interface PlannerProps {
  /** The user id of who is signed in, as the document says; null: nobody, or the document was kept for reading offline. */
  owner: string | null;
  programs: readonly Program[];
  calendar: TermCalendar;
}

/** The curriculum of the department that most courses of the transcript are of. */
function guessProgram({ transcript }: OwnTranscript, programs: readonly Program[]): string {
  const counts = new Map<string, number>();
  for (const { code } of transcript?.terms.flatMap(({ lines }) => lines) ?? []) {
    const letters = courseKey(code).replace(/\d.*$/, "");
    counts.set(letters, (counts.get(letters) ?? 0) + 1);
  }
  const known = programs.filter(({ departmentCode }) => counts.has(departmentCode));
  const best = known.toSorted((a, b) => (counts.get(b.departmentCode) ?? 0) - (counts.get(a.departmentCode) ?? 0))[0];
  return best?.programId ?? "";
}

type Known = Awaited<ReturnType<typeof loadCurriculum>>;

function useCurriculum(programId: string) {
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

function CurriculumChoice({ programs, value, known, onChoose }: CurriculumProps) {
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
function CurriculumNote({ known, onRetry }: { known: Known; onRetry(): void }) {
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

/** An automatic plan becomes one's own as soon as something is done with it. */
const keeping = (act: PlansAct): PlansAct =>
  "plan" in act && act.plan.id === AUTOMATIC ? { ...act, plan: { ...act.plan, id: crypto.randomUUID() } } : act;

/** The plans of this browser, as this tab and others change them. */
function usePlans(owner: string | null) {
  const [shown, setShown] = useState<ShownPlans>(() => ({ store: readPlans(owner), isKept: true }));
  useEffect(
    () => onPlansChange(owner, () => setShown(({ store, isKept }) => ({ store: isKept ? followPlans(owner, store) : store, isKept }))),
    [owner],
  );
  const act = (act: PlansAct) => setShown(changePlans(owner, shown, keeping(act)));
  return { ...shown, act };
}

function Plans({ own, programs, calendar }: Omit<PlannerProps, "owner"> & { own: OwnTranscript }) {
  const { t } = useTranslation("study-plan");
  const { store, isKept, act } = usePlans(own.owner);
  const plan = store.plans.find(({ id }) => id === store.current) ?? null;
  const guess = useMemo(() => guessProgram(own, programs), [own, programs]);
  const [isExample, setIsExample] = useState(false);
  const programId = plan?.programId ?? store.programId ?? (isExample && guess === "" ? (programs[0]?.programId ?? "") : guess);
  const isFirst = !plan && own.transcript === null;
  const { loaded, ask } = useCurriculum(programId);
  const known = loaded?.known ?? null;
  const curriculum = known === "gone" ? null : known?.curriculum;
  const name = isExample ? t("firstSteps.exampleName") : t("planName", { number: store.plans.length + 1 });
  const done = isExample && isFirst && curriculum ? exampleDone(curriculum) : null;
  const shown = plan ?? { id: AUTOMATIC, name, programId, places: {}, done };
  // Here rather than beside the plan: the one that is shown next may be of another curriculum, which is fetched first.
  const [removed, setRemoved] = useState<StoredPlan | null>(null);
  const remove = (which: StoredPlan) => {
    setRemoved(which);
    act({ type: "remove", id: which.id });
  };
  const undo = (which: StoredPlan) => {
    setRemoved(null);
    act({ type: "add", plan: which });
  };
  return (
    <>
      <SharedQuestion onTake={(shared) => act({ type: "add", plan: { ...shared, id: crypto.randomUUID() } })} />
      {own.owner !== null && <DevicePlans plans={offeredPlans(store)} onAnswer={(taken) => act({ type: "answer", taken })} />}
      {isFirst && programId === "" && <FirstSteps onExample={() => setIsExample(true)} />}
      {isFirst && isExample && <p role="status">{t("firstSteps.exampleSays")}</p>}
      <CurriculumChoice programs={programs} value={programId} known={known} onChoose={(programId) => act({ type: "look", programId })} />
      {removed && <Removed plan={removed} onUndo={() => undo(removed)} />}
      {!isKept && <p role="alert">{t("notKept")}</p>}
      {programId !== "" && !loaded && <p role="status">{t("loading")}</p>}
      {loaded && <CurriculumNote known={known} onRetry={ask} />}
      {known && known !== "gone" && (
        <PlanView
          plan={shown}
          own={own}
          known={known}
          calendar={calendar}
          act={act}
          acts={(facts, plan) => (
            <PlanBar plan={plan} plans={store.plans} facts={facts} curriculum={known.curriculum} act={act} onRemove={() => remove(shown)} />
          )}
        />
      )}
    </>
  );
}

/** There may be a transcript that can't be had now: a plan without it would take everything for open. */
function Lack({ lack, onRetry }: { lack: NonNullable<OwnTranscript["lack"]>; onRetry(): void }) {
  const { t } = useTranslation("study-plan");
  return (
    <div role="alert" className="flex flex-col items-start gap-3 rounded-box border border-warning p-4">
      <p>{t(`lack.${lack}`)}</p>
      <div className="flex flex-wrap gap-2">
        <button type="button" className="btn btn-primary" onClick={onRetry}>
          {t("lack.retry")}
        </button>
        {lack === "signedOut" && (
          <Link to={`/reception/login?next=${encodeURIComponent(PLAN_PAGE)}`} className="btn" reloadDocument>
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

export function Planner({ owner, ...shown }: PlannerProps) {
  const { t } = useTranslation("study-plan");
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
  if (!own) return <p role="status">{t("loading")}</p>;
  if (own.lack) return <Lack lack={own.lack} onRetry={ask} />;
  return <Plans key={own.owner ?? "device"} own={own} {...shown} />;
}
