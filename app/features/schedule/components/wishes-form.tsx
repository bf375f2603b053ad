/** What somebody wishes of a timetable, for the search through all combinations. */

import { useTranslation } from "react-i18next";
import { CheckboxField } from "~/kit/forms/checkbox-field";
import { CheckboxGroup } from "~/kit/forms/checkbox-group";
import { PlainForm } from "~/kit/forms/plain-form";
import { SelectField } from "~/kit/forms/select-field";
import { SubmitButton } from "~/kit/forms/submit-button";
import { clockTime } from "~/platform/time";
import type { OfferedCourse } from "../combinations.rules";
import { FIRST_MINUTE } from "../week.rules";
import { useScheduleWords } from "./use-schedule-words";

const DAYS = [0, 1, 2, 3, 4] as const;
const SLOTS = Array.from({ length: 9 }, (_, i) => FIRST_MINUTE + i * 60);
const SLOT_MINUTES = 50;

/** What is out and who is wished for, course by course. */
function OfCourse({ offer }: { offer: OfferedCourse }) {
  const { t } = useTranslation("schedule");
  const people = [...new Set(offer.sections.flatMap(({ instructors }) => instructors))];
  if (offer.sections.length < 2) return null;
  const label = ({ number, instructors, admission }: OfferedCourse["sections"][number]) =>
    [t("section", { number }), instructors.join(", "), admission === "refused" && t("state.refused")].filter(Boolean).join(" · ");
  return (
    <details className="rounded-box border border-base-300 px-4 py-2">
      <summary className="cursor-pointer py-1 font-medium">
        {offer.courseCode} <span className="font-normal text-muted">{t("sections", { count: offer.sections.length })}</span>
      </summary>
      <div className="flex flex-col gap-4 py-3">
        <CheckboxGroup
          name="excluded"
          label={t("wishes.excluded", { code: offer.courseCode })}
          isOptional
          options={offer.sections.map((section) => ({ value: `${offer.id}:${section.number}`, label: label(section) }))}
        />
        {people.length > 1 && (
          <CheckboxGroup
            name="instructors"
            label={t("wishes.instructors", { code: offer.courseCode })}
            isOptional
            options={people.map((name) => ({ value: `${offer.id}:${name}`, label: name }))}
          />
        )}
      </div>
    </details>
  );
}

interface WishesFormProps {
  offers: readonly OfferedCourse[];
  defaultValue: Record<string, unknown>;
  result: Parameters<typeof PlainForm>[0]["result"];
  onSend: Parameters<typeof PlainForm>[0]["onSend"];
}

export function WishesForm({ offers, defaultValue, result, onSend }: WishesFormProps) {
  const { t } = useTranslation("schedule");
  const words = useScheduleWords();
  const times = (minutes: readonly number[]) => minutes.map((minute) => ({ value: clockTime(minute), label: clockTime(minute) }));
  return (
    <PlainForm feature="schedule" result={result} defaultValue={defaultValue} isGuarded={false} onSend={onSend}>
      <input type="hidden" name="act" value="solve" />
      <CheckboxGroup name="free_days" isOptional options={DAYS.map((day) => ({ value: String(day), label: words.day(day) }))} />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField name="not_before" isOptional emptyLabel={t("wishes.anyTime")} options={times(SLOTS)} />
        <SelectField
          name="not_after"
          isOptional
          emptyLabel={t("wishes.anyTime")}
          options={times(SLOTS.map((minute) => minute + SLOT_MINUTES))}
        />
      </div>
      <div className="flex flex-col">
        <CheckboxField name="few_gaps" />
        <CheckboxField name="lunch" />
        <CheckboxField name="only_mine" />
      </div>
      {offers.map((offer) => (
        <OfCourse key={offer.id} offer={offer} />
      ))}
      <SubmitButton className="btn-primary self-start">{t("combinations.title")}</SubmitButton>
    </PlainForm>
  );
}
