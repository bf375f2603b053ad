/** The form in which anybody writes to the team. */
import { useTranslation } from "react-i18next";
import { FormShell } from "~/kit/forms/form-shell";
import { KeyField } from "~/kit/forms/key-field";
import { SelectField } from "~/kit/forms/select-field";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextArea } from "~/kit/forms/text-area";
import { TextField } from "~/kit/forms/text-field";
import { TrapField } from "~/kit/forms/trap-field";
import { Link } from "~/kit/link";
import { MAX_DETAILS, MAX_SUBJECT, MIN_DETAILS } from "../contacts.limits";

const PLATFORMS = ["web", "mobile", "both", "other"] as const;

/** @param known what is known of a reader who is signed in */
export function ContactForm({ known }: { known: { first_name: string; last_name: string; email: string } | null }) {
  const { t } = useTranslation("contacts");
  const platforms = PLATFORMS.map((value) => ({ value, label: t(`platforms.${value}`) }));
  return (
    <FormShell
      feature="contacts"
      schema={() => import("../contacts.schemas").then((m) => m.contactSchema)}
      defaultValue={{ platform: "web", ...known }}
    >
      <KeyField />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="first_name" autoComplete="given-name" />
        <TextField name="last_name" autoComplete="family-name" />
        <TextField name="email" type="email" autoComplete="email" input={{ autoCapitalize: "none", spellCheck: false }} />
        <TextField name="phone" type="tel" autoComplete="tel" isOptional />
      </div>
      <div className="grid gap-5 sm:grid-cols-[2fr_1fr]">
        <TextField name="subject" maxLength={MAX_SUBJECT} />
        <SelectField name="platform" options={platforms} emptyLabel={false} />
      </div>
      <TextArea name="details" rows={6} minLength={MIN_DETAILS} maxLength={MAX_DETAILS} />
      <TrapField name="website" />
      <p className="text-sm text-muted">
        {t("write.privacy")}{" "}
        <Link to="/policies/privacy" className="link">
          {t("write.privacyLink")}
        </Link>
      </p>
      <SubmitButton className="btn-primary self-start">{t("write.submit")}</SubmitButton>
    </FormShell>
  );
}
