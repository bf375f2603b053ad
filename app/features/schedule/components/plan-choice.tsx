/** Which of one's own plans of a term counts for free time in common. */
import { useTranslation } from "react-i18next";
import { useResultOf } from "~/kit/forms/act-form";
import { PlainForm } from "~/kit/forms/plain-form";
import { SelectField } from "~/kit/forms/select-field";
import { SubmitButton } from "~/kit/forms/submit-button";
import { Link } from "~/kit/link";

interface PlanChoiceProps {
  act: "accept" | "choose";
  plans: readonly { scheduleId: string; name: string }[];
  /** The one that counts now. */
  current: string | null;
  term: string;
}

export function PlanChoice({ act, plans, current, term }: PlanChoiceProps) {
  const { t } = useTranslation("schedule");
  const result = useResultOf(act);
  if (plans.length === 0)
    return (
      <p className="flex flex-wrap items-center gap-3">
        {t("together.plan.none")}
        <Link to={`/schedule/create?${new URLSearchParams({ term })}`} className="btn btn-primary">
          {t("pages.create")}
        </Link>
      </p>
    );
  const [first] = plans;
  const options = plans.map(({ scheduleId, name }) => ({ value: scheduleId, label: name }));
  const defaultValue = { schedule_id: current ?? first?.scheduleId ?? "" };
  return (
    <PlainForm key={defaultValue.schedule_id} feature="schedule" result={result} defaultValue={defaultValue} isGuarded={false}>
      <input type="hidden" name="act" value={act} />
      <SelectField name="schedule_id" label={t("together.plan.which")} options={options} emptyLabel={false} />
      <SubmitButton className={`self-start ${act === "accept" ? "btn-primary" : ""}`}>{t(`together.acts.${act}`)}</SubmitButton>
    </PlainForm>
  );
}
