/** Several plans by name: choosing, renaming, copying, deleting with a way back, printing, and a link that carries no grade. */
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PlanFacts } from "../plan.rules";
import { AUTOMATIC, type PlansAct } from "../plans.rules";
import { planFragment } from "../share.rules";
import type { StoredPlan } from "../stored-plan";
import { PLAN_PAGE } from "../study-plan.pages";
import type { CurriculumAnswer } from "../study-plan.schemas";

const MAX_NAME = 60;

interface PlanBarProps {
  plan: StoredPlan;
  plans: readonly StoredPlan[];
  facts: PlanFacts;
  curriculum: CurriculumAnswer;
  act(act: PlansAct): void;
  onRemove(): void;
}

function Name({ plan, onRename }: { plan: StoredPlan; onRename(name: string): void }) {
  const { t } = useTranslation("study-plan");
  const id = useId();
  return (
    <p className="flex flex-wrap items-center gap-2">
      <label htmlFor={id} className="font-medium">
        {t("name")}
      </label>
      <input
        key={plan.id}
        id={id}
        className="input w-auto min-w-0 text-base"
        maxLength={MAX_NAME}
        defaultValue={plan.name}
        onBlur={({ target }) => {
          if (target.value.trim() === "") target.value = plan.name;
          else if (target.value !== plan.name) onRename(target.value.trim());
        }}
      />
    </p>
  );
}

function Choice({ plan, plans, act }: Pick<PlanBarProps, "plan" | "plans" | "act">) {
  const { t } = useTranslation("study-plan");
  const isKept = plan.id !== AUTOMATIC;
  if (plans.length === 0 || (isKept && plans.length === 1)) return null;
  return (
    <select
      aria-label={t("plans")}
      className="select w-auto max-w-full text-base"
      value={plan.id}
      onChange={({ target }) => act({ type: "choose", id: target.value })}
    >
      {!isKept && <option value={AUTOMATIC}>{t("automatic")}</option>}
      {plans.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}

/** Copies the link, or shows it where nothing can be copied. */
function Share({ plan, facts, curriculum }: Pick<PlanBarProps, "plan" | "facts" | "curriculum">) {
  const { t } = useTranslation("study-plan");
  const [last, setLast] = useState<{ fragment: string; link: string; isCopied: boolean } | null>(null);
  const { name, programId, places } = plan;
  const fragment = planFragment({ name, programId, places, done: facts.done }, curriculum);
  // A link says the plan as it was when it was made; one that is worked out anew and comes out the same is the same plan.
  const shown = last?.fragment === fragment ? last : null;
  const share = async () => {
    const link = `${window.location.origin}${PLAN_PAGE}${fragment}`;
    // Some browsers have no clipboard, others let nobody write into it.
    const isCopied = await Promise.resolve()
      .then(() => navigator.clipboard.writeText(link))
      .then(
        () => true,
        () => false,
      );
    setLast({ fragment, link, isCopied });
  };
  return (
    <>
      <button type="button" className="btn btn-sm" onClick={share}>
        {t("acts.share")}
      </button>
      {shown && (
        <p role="status" className="w-full text-sm">
          {t(shown.isCopied ? "linkCopied" : "copyLink")} {t("linkSays")}
          <input
            readOnly
            aria-label={t("link")}
            className="input mt-1 w-full text-base"
            value={shown.link}
            onFocus={({ target }) => target.select()}
          />
        </p>
      )}
    </>
  );
}

/** What was deleted last, with the way back. */
export function Removed({ plan, onUndo }: { plan: StoredPlan; onUndo(): void }) {
  const { t } = useTranslation("study-plan");
  return (
    <p role="status" className="mt-3 flex w-full flex-wrap items-center gap-2 text-sm print:hidden">
      {t("removed", { name: plan.name })}
      <button type="button" className="btn btn-sm" onClick={onUndo}>
        {t("acts.undo")}
      </button>
    </p>
  );
}

export function PlanBar({ plan, plans, facts, curriculum, act, onRemove }: PlanBarProps) {
  const { t } = useTranslation("study-plan");
  const copyName = t("copyOf", { name: plan.name }).slice(0, MAX_NAME);
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2 print:hidden">
      <Choice plan={plan} plans={plans} act={act} />
      <Name plan={plan} onRename={(name) => act({ type: "rename", plan, name })} />
      <button
        type="button"
        className="btn btn-sm"
        onClick={() => act({ type: "add", plan: { ...plan, id: crypto.randomUUID(), name: copyName } })}
      >
        {t("acts.copy")}
      </button>
      {plan.id !== AUTOMATIC && (
        <button type="button" className="btn btn-sm" onClick={onRemove}>
          {t("acts.remove")}
        </button>
      )}
      <button type="button" className="btn btn-sm" onClick={() => window.print()}>
        {t("acts.print")}
      </button>
      <Share plan={plan} facts={facts} curriculum={curriculum} />
    </div>
  );
}
