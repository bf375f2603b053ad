/** Plans of whoever reads: made from the transcript of their account or of this device, and kept where that is kept. */
import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { OwnTranscript } from "../../gpa/offered/own-transcript";
import { exampleDone } from "../line-ids.rules";
import { changePlans, followPlans, offeredPlans, onPlansChange, readPlans, type ShownPlans } from "../plan-store";
import { AUTOMATIC, type PlansAct } from "../plans.rules";
import type { StoredPlan } from "../stored-plan";
import { DevicePlans } from "./device-plans";
import { FirstSteps } from "./first-steps";
import { CurriculumChoice, CurriculumNote, guessProgram, type Program, useCurriculum, WithTranscript } from "./own-curriculum";
import { PlanBar, Removed } from "./plan-bar";
import { PlanView, type TermCalendar } from "./plan-view";
import { SharedQuestion } from "./shared-question";

interface PlannerProps {
  /** The user id of who is signed in, as the document says; null: nobody, or the document was kept for reading offline. */
  owner: string | null;
  programs: readonly Program[];
  calendar: TermCalendar;
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

export function Planner({ owner, ...shown }: PlannerProps) {
  return <WithTranscript owner={owner}>{(own) => <Plans key={own.owner ?? "device"} own={own} {...shown} />}</WithTranscript>;
}
