/** The form that embeds a poll on the page that it stands on. */
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useResultOf } from "~/kit/forms/act-form";
import type { Option } from "~/kit/forms/options";
import { PlainForm } from "~/kit/forms/plain-form";
import { SelectField } from "~/kit/forms/select-field";
import { SubmitButton } from "~/kit/forms/submit-button";
import { Link } from "~/kit/link";

export interface PollChoiceProps {
  /** What the form sends as `act`, and what else. */
  fields: { act: string } & Record<string, string>;
  choices: Option[];
  /** The one that is embedded, or was just asked. */
  chosen?: string;
  /** Where one asks something new; null for those who may not. */
  newPath: string | null;
  /** It takes the place of another. */
  isChange: boolean;
  /** Beside the button. */
  acts?: ReactNode;
}

export function PollChoice({ fields, choices, chosen, newPath, isChange, acts }: PollChoiceProps) {
  const { t } = useTranslation("poll");
  const result = useResultOf(fields.act);
  return (
    <PlainForm feature="poll" result={result} defaultValue={{ poll_id: chosen }} isGuarded={false} className="max-w-xl gap-3">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {choices.length > 0 ? <SelectField name="poll_id" label={t("place.choose")} options={choices} /> : <p>{t("place.none")}</p>}
      {newPath && (
        <p>
          <Link to={newPath} className="link">
            {t("place.new")}
          </Link>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {choices.length > 0 && <SubmitButton className="btn-primary btn-sm">{t(isChange ? "place.change" : "place.embed")}</SubmitButton>}
        {acts}
      </div>
    </PlainForm>
  );
}
