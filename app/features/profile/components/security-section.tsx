/** The ways in: password, Google, and the second step. */
import type { SubmissionResult } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { FormShell } from "~/kit/forms/form-shell";
import { HiddenField } from "~/kit/forms/hidden-field";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextField } from "~/kit/forms/text-field";
import { Link } from "~/kit/link";
import { Section } from "~/kit/section";
import type { Profile } from "../profile.service.server";

interface SecuritySectionProps {
  profile: Pick<Profile, "hasPassword" | "googleEmail" | "hasSecondStep">;
  /** What became of the second step's form. */
  result: SubmissionResult | null;
}

export function SecuritySection({ profile, result }: SecuritySectionProps) {
  const { t } = useTranslation("profile");
  return (
    <Section title={t("security.title")}>
      <div className="flex flex-col items-start gap-3">
        {profile.googleEmail && <p>{t("security.google", { email: profile.googleEmail })}</p>}
        {profile.hasPassword ? (
          <Link to="/reception/password-change" className="btn">
            {t("security.change")}
          </Link>
        ) : (
          <p>{t("security.noPassword")}</p>
        )}
        <h3 className="mt-3 font-semibold">{t("security.secondStep")}</h3>
        <p>{t(profile.hasSecondStep ? "security.secondStepOn" : "security.secondStepOff")}</p>
        <SecondStepForm key={String(profile.hasSecondStep)} isOn={profile.hasSecondStep} result={result} />
      </div>
    </Section>
  );
}

/** Turning it on takes a click, turning it off the password. */
function SecondStepForm({ isOn, result }: { isOn: boolean; result: SubmissionResult | null }) {
  const { t } = useTranslation("profile");
  return (
    <FormShell feature="profile" result={result} isGuarded={false} className="flex w-full flex-col gap-4">
      <HiddenField name="act" value="secondStep" />
      <HiddenField name="has_second_step" value={isOn ? "false" : "true"} />
      {isOn && <TextField name="user_password" type="password" autoComplete="current-password" />}
      <SubmitButton className="self-start">{t(isOn ? "security.turnOff" : "security.turnOn")}</SubmitButton>
    </FormShell>
  );
}
