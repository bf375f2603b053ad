/** "What do I need": the average over coming credits for a target. */
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Section } from "~/kit/section";
import { readDecimal } from "~/platform/forms/plain-text";
import type { Outcome } from "../gpa.rules";
import { isTarget, isTargetCredits } from "../plain-transcript.rules";
import { Need } from "./need";

const numberIn = (text: string) => (text.trim() === "" ? undefined : (readDecimal(text) ?? Number.NaN));

export function TargetForm({ outcome }: { outcome: Outcome }) {
  const { t } = useTranslation("gpa");
  const [target, setTarget] = useState("");
  const [credits, setCredits] = useState("");
  const errorId = useId();
  const asked = { target: numberIn(target), credits: numberIn(credits) };
  const isRight = (asked.target === undefined || isTarget(asked.target)) && (asked.credits === undefined || isTargetCredits(asked.credits));
  const fields = [
    ["target", target, setTarget],
    ["target_credits", credits, setCredits],
  ] as const;
  return (
    <Section title={t("need.title")} lead={t("need.lead")} className="print:hidden">
      <div className="flex flex-wrap gap-3">
        {fields.map(([name, value, set]) => (
          <label key={name} className="flex flex-col gap-1">
            <span className="text-sm font-medium">{t(`fields.${name}`)}</span>
            <input
              inputMode="decimal"
              autoComplete="off"
              className="input w-36 text-base"
              value={value}
              aria-describedby={isRight ? undefined : errorId}
              onChange={(event) => set(event.target.value)}
            />
          </label>
        ))}
      </div>
      <div aria-live="polite">
        {isRight ? (
          asked.target !== undefined &&
          asked.credits !== undefined && <Need outcome={outcome} target={Math.round(asked.target * 100)} credits={asked.credits} />
        ) : (
          <p id={errorId} className="mt-2 text-sm font-medium text-error">
            {t("need.invalid")}
          </p>
        )}
      </div>
    </Section>
  );
}
