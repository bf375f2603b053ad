/** What whoever looks after a group does: closes the answers, picks an hour, calls the meeting off, deletes the group. */
import { useTranslation } from "react-i18next";
import { ActForm, useResultOf } from "~/kit/forms/act-form";
import { PlainForm } from "~/kit/forms/plain-form";
import { SelectField } from "~/kit/forms/select-field";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextField } from "~/kit/forms/text-field";
import { MAX_PLACE, MIN_ANSWERS } from "../group-hour.limits";
import type { GroupPage } from "../group-hour.service.server";
import { useHourWords } from "./hour-words";

/** Closes the answers, once enough have come. */
export function CloseAnswers({ page: { mayClose } }: { page: GroupPage }) {
  const { t } = useTranslation("group-hour");
  if (!mayClose) return <p className="mt-6 rounded-box bg-base-200 p-4">{t("close.wait", { count: MIN_ANSWERS })}</p>;
  return (
    <ActForm feature="group-hour" title={t("close.do")} text={t("close.text")} fields={{ act: "close" }} submitLabel={t("close.do")} />
  );
}

/** The times to choose from, the best first. */
export function PickHour({ page: { choices, meeting } }: { page: GroupPage }) {
  const { t } = useTranslation("group-hour");
  const words = useHourWords();
  const result = useResultOf("pick");
  const [best] = choices;
  if (!best) return <p className="mt-6 rounded-box bg-base-200 p-4">{t("pick.none")}</p>;
  const hasNearly = choices.some(({ step }) => step === "nearly");
  const groups = (["all", "nearly", "fewer"] as const).flatMap((step) => {
    const own = choices.filter((choice) => choice.step === step);
    const label = step === "fewer" && !hasNearly ? t("steps.notAll") : t(`steps.${step}`);
    return own.length > 0 ? [{ label, options: own.map((choice) => ({ value: String(choice.cell), label: words.when(choice) })) }] : [];
  });
  const current = choices.find(({ day, start }) => meeting?.day === day && meeting.start === start);
  const defaults = { cell: String((current ?? best).cell), place: meeting?.place ?? "" };
  return (
    <PlainForm
      key={`${defaults.cell} ${defaults.place}`}
      feature="group-hour"
      result={result}
      defaultValue={defaults}
      className="mt-6 max-w-xl"
    >
      <input type="hidden" name="act" value="pick" />
      {best.step !== "all" && <p>{t("pick.notForAll")}</p>}
      <SelectField name="cell" options={groups} emptyLabel={false} />
      <TextField name="place" maxLength={MAX_PLACE} isOptional />
      <SubmitButton className="btn-primary self-start">{t(meeting && !meeting.isCancelled ? "pick.move" : "pick.do")}</SubmitButton>
    </PlainForm>
  );
}

export function LeaderActs({ page: { isToCome } }: { page: GroupPage }) {
  const { t } = useTranslation("group-hour");
  const act = isToCome ? "cancel" : "delete";
  return (
    // A form of its own for each: whoever has just called the meeting off doesn't stand on the button that deletes the group.
    <ActForm
      key={act}
      feature="group-hour"
      title={t(`${act}.do`)}
      text={t(`${act}.text`)}
      fields={{ act }}
      submitLabel={t(`${act}.do`)}
      level="error"
    />
  );
}
