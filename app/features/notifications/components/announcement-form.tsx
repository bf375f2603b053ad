/** What staff announce: in both languages, to whom, when. */
import { useTranslation } from "react-i18next";
import { formatNumber } from "~/kit/format";
import { KeyField } from "~/kit/forms/key-field";
import { PlainForm, type PlainFormProps } from "~/kit/forms/plain-form";
import { SelectField } from "~/kit/forms/select-field";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextArea } from "~/kit/forms/text-area";
import { TextField } from "~/kit/forms/text-field";
import { VersionField } from "~/kit/forms/version-field";
import { useWords } from "~/kit/use-words";
import { FEW, notificationTypes } from "../notifications.rules";

type Choice = { value: string; label: string };

export interface AnnouncementFormProps extends Pick<PlainFormProps, "result" | "defaultValue"> {
  departments: Choice[];
  years: Choice[];
  semesters: Choice[];
  /** What was asked for with "Preview". */
  preview: PreviewProps | null;
  /** It has been sent: when that was doesn't change. */
  isSent?: boolean;
  isNew?: boolean;
  submitLabel: string;
}

const TITLE = 120;
const TEXT = 2000;

export function AnnouncementForm({ result, defaultValue, preview, isSent, isNew, submitLabel, ...choices }: AnnouncementFormProps) {
  const { t } = useTranslation("notifications");
  const types = notificationTypes.map((value) => ({ value, label: t(`types.${value}`) }));
  return (
    <PlainForm feature="notifications" result={result} defaultValue={defaultValue}>
      {isNew && <KeyField />}
      <VersionField version={defaultValue?.version as number | undefined} />
      <div className="grid gap-5 md:grid-cols-2">
        <div className="flex flex-col gap-5">
          <TextField name="title_en" maxLength={TITLE} input={{ spellCheck: true }} />
          <TextArea name="text_en" isOptional maxLength={TEXT} />
        </div>
        <div className="flex flex-col gap-5">
          <TextField name="title_tr" maxLength={TITLE} input={{ spellCheck: true }} />
          <TextArea name="text_tr" isOptional maxLength={TEXT} />
        </div>
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField name="type" options={types} emptyLabel={false} />
        <TextField name="link" isOptional input={{ spellCheck: false, autoCapitalize: "none" }} />
        <SelectField name="department" isOptional options={choices.departments} emptyLabel={t("form.everyDepartment")} />
        <SelectField name="entrance_year" isOptional options={choices.years} emptyLabel={t("form.everyYear")} />
        <SelectField name="semester" isOptional options={choices.semesters} emptyLabel={t("form.everySemester")} />
        {!isSent && <TextField name="send_day" type="date" isOptional />}
        {!isSent && <TextField name="send_time" type="time" isOptional />}
      </div>
      {isSent && <p className="text-sm text-muted">{t("form.sentAlready")}</p>}
      {preview && <Preview {...preview} />}
      <div className="flex flex-wrap gap-2">
        <SubmitButton className="btn-primary">{submitLabel}</SubmitButton>
        <button name="act" value="preview" className="btn">
          {t("form.preview")}
        </button>
      </div>
    </PlainForm>
  );
}

export interface PreviewProps {
  titleEn: string;
  titleTr: string;
  textEn: string;
  textTr: string;
  /** At least; null for few. */
  reaches: number | null;
}

/** How it will look in each language, and how many people it is for. */
function Preview({ titleEn, titleTr, textEn, textTr, reaches }: PreviewProps) {
  const { t } = useTranslation("notifications");
  const { locale } = useWords();
  const sides = [
    { language: "en", heading: t("form.english"), title: titleEn, text: textEn },
    { language: "tr", heading: t("form.turkish"), title: titleTr, text: textTr },
  ];
  return (
    <section aria-label={t("form.preview")} className="rounded-box bg-base-200 p-4">
      <p role="status" className="mb-3 font-semibold">
        {t(reaches === null ? "form.reachesFew" : "form.reaches", { formatted: formatNumber(reaches ?? FEW, locale) })}
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        {sides.map(({ language, heading, title, text }) => (
          <div key={language} lang={language} className="min-w-0">
            <p className="text-sm text-muted">{heading}</p>
            <p className="font-semibold">{title}</p>
            <p className="text-sm whitespace-pre-line">{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
