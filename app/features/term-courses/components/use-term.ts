/** The courses of this browser, as this tab and others change them, with the way back. */
import { useEffect, useState } from "react";
import { aboutOf, inverseOf, type TermAct } from "../term-acts.rules";
import { changeTerm, onTermChange, readTerm, type ShownTerm } from "../term-store";

const MOST_STEPS = 100;

interface Step {
  back: TermAct;
  about: string | null;
}

export function useTerm(owner: string | null) {
  const [shown, setShown] = useState<ShownTerm>(() => ({ store: readTerm(owner), isKept: true }));
  const [steps, setSteps] = useState<readonly Step[]>([]);
  useEffect(
    () => onTermChange(owner, () => setShown(({ store, isKept }) => ({ store: isKept ? readTerm(owner) : store, isKept }))),
    [owner],
  );
  const act = (act: TermAct) => {
    const back = inverseOf(shown.isKept ? readTerm(owner) : shown.store, act);
    const about = aboutOf(act);
    const isSameStep = about !== null && steps.at(-1)?.about === about;
    if (back && !isSameStep) setSteps([...steps, { back, about }].slice(-MOST_STEPS));
    setShown(changeTerm(owner, shown, act));
  };
  const undo = () => {
    const last = steps.at(-1);
    if (!last) return;
    setSteps(steps.slice(0, -1));
    setShown(changeTerm(owner, shown, last.back));
  };
  return { ...shown, act, undo: steps.length > 0 ? undo : null };
}
