/** Who on the staff has a thing, with what can be done about that, and the staff's note. Its page's action takes `takingAct`, with the words of `kit`. */
import { useTranslation } from "react-i18next";
import { MAX_NOTE } from "../engines/review/taking";
import { useResultOf } from "./forms/act-form";
import { ActionButton } from "./forms/action-button";
import { HiddenField } from "./forms/hidden-field";
import type { Option } from "./forms/options";
import { PlainForm } from "./forms/plain-form";
import { SelectField } from "./forms/select-field";
import { SubmitButton } from "./forms/submit-button";
import { TextArea } from "./forms/text-area";
import { Section } from "./section";
import { DateText } from "./time";
import { Written } from "./written";

interface TakingProps {
  taken: { takenBy: string | null; takenName: string | null; takenAt: number | null; staffNote: string | null; staff: Option[] };
  selfId: string;
}

function HandOver({ taken: { takenBy, staff } }: Pick<TakingProps, "taken">) {
  const { t } = useTranslation(["kit", "review"]);
  const result = useResultOf("hand-over");
  return (
    <details open={result?.status === "error"}>
      <summary className="btn btn-sm list-none">{t("review:taking.handOver")}</summary>
      <PlainForm feature="kit" result={result} isGuarded={false} className="mt-3 max-w-md">
        <HiddenField name="act" value="hand-over" />
        {takenBy && <HiddenField name="from" value={takenBy} />}
        <SelectField name="to" options={staff.filter(({ value }) => value !== takenBy)} />
        <SubmitButton className="btn-primary self-start">{t("review:taking.handOver")}</SubmitButton>
      </PlainForm>
    </details>
  );
}

export function Taking({ taken, selfId }: TakingProps) {
  const { t } = useTranslation(["kit", "review"]);
  const { takenBy, takenName, takenAt, staffNote } = taken;
  const note = useResultOf("note");
  // Somebody else's, which is written over by saving once more.
  const isOther = note?.status === "error" && Boolean(staffNote) && note.initialValue?.staff_note !== staffNote;
  return (
    <Section title={t("review:taking.title")}>
      <p>
        {takenBy === null
          ? t("review:taking.nobody")
          : takenBy === selfId
            ? t("review:taking.you")
            : t("review:taking.other", { name: takenName ?? "" })}
        {takenAt !== null && (
          <span className="text-sm text-muted">
            {" "}
            · <DateText at={takenAt} style="dateTime" />
          </span>
        )}
      </p>
      <div className="mt-3 flex flex-wrap items-start gap-2">
        {takenBy === null && <ActionButton fields={{ act: "take" }}>{t("review:taking.take")}</ActionButton>}
        {takenBy === selfId && <ActionButton fields={{ act: "let-go" }}>{t("review:taking.letGo")}</ActionButton>}
        <HandOver taken={taken} />
      </div>
      <PlainForm feature="kit" result={note} defaultValue={{ staff_note: staffNote ?? "" }} isGuarded={false} className="mt-6">
        <HiddenField name="act" value="note" />
        <HiddenField name="note_before" value={staffNote ?? ""} />
        {isOther && (
          <div className="rounded-box border border-warning p-3">
            <p className="text-sm font-medium">{t("fields.note_before")}</p>
            <Written text={staffNote ?? ""} className="whitespace-pre-line" />
          </div>
        )}
        <TextArea name="staff_note" rows={3} maxLength={MAX_NOTE} isOptional />
        <SubmitButton className="self-start">{t("review:taking.saveNote")}</SubmitButton>
      </PlainForm>
    </Section>
  );
}
