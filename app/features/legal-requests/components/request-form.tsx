/** The form in which anybody asks by right. */
import { useTranslation } from "react-i18next";
import { FormShell } from "~/kit/forms/form-shell";
import { KeyField } from "~/kit/forms/key-field";
import { SelectField } from "~/kit/forms/select-field";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextArea } from "~/kit/forms/text-area";
import { TextField } from "~/kit/forms/text-field";
import { TrapField } from "~/kit/forms/trap-field";
import { Link } from "~/kit/link";
import { dataKinds, pageKinds } from "../kinds";
import { MAX_DETAILS, MAX_FILE_NUMBER, MAX_PAGE, MIN_DETAILS } from "../legal-requests.limits";

/** @param known what is known beforehand: of a reader who is signed in, and of where they came from */
export function RequestForm({ known }: { known: Record<string, string | undefined> }) {
  const { t } = useTranslation("legal-requests");
  const kinds = [
    { label: t("groups.data"), options: dataKinds.map((value) => ({ value, label: t(`kinds.${value}`) })) },
    { label: t("groups.page"), options: pageKinds.map((value) => ({ value, label: t(`kinds.${value}`) })) },
  ];
  return (
    <FormShell
      feature="legal-requests"
      schema={() => import("../legal-requests.schemas").then((m) => m.requestSchema)}
      defaultValue={known}
    >
      <KeyField />
      <SelectField name="kind" options={kinds} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="name" autoComplete="name" />
        <TextField name="email" type="email" autoComplete="email" input={{ autoCapitalize: "none", spellCheck: false }} />
        <TextField name="page" maxLength={MAX_PAGE} isOptional input={{ autoCapitalize: "none", spellCheck: false }} />
        <TextField name="file_number" maxLength={MAX_FILE_NUMBER} isOptional />
      </div>
      <TextArea name="details" rows={6} minLength={MIN_DETAILS} maxLength={MAX_DETAILS} />
      <TrapField name="website" />
      <p className="text-sm text-muted">
        {t("write.privacy")}{" "}
        <Link to="/privacy/retention" className="link">
          {t("write.privacyLink")}
        </Link>
      </p>
      <SubmitButton className="btn-primary self-start">{t("write.submit")}</SubmitButton>
    </FormShell>
  );
}
