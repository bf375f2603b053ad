/** Taking one's data along, and leaving for good, with fourteen days to think again. */
import type { SubmissionResult } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { ActionButton } from "~/kit/forms/action-button";
import { FormShell } from "~/kit/forms/form-shell";
import { HiddenField } from "~/kit/forms/hidden-field";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextField } from "~/kit/forms/text-field";
import { DateText } from "~/kit/time";
import type { Profile } from "../profile.service.server";

interface LeavingSectionProps {
  profile: Pick<Profile, "deletionDueAt" | "hasPassword">;
  result: SubmissionResult | null;
}

export function LeavingSection({ profile, result }: LeavingSectionProps) {
  const { t } = useTranslation("profile");
  return (
    <div className="flex max-w-2xl flex-col items-start gap-4">
      <p>{t("leaving.exportText")}</p>
      <a id="download" href="/api/v1/profile/me/export" download className="btn">
        {t("leaving.export")}
      </a>
      {profile.deletionDueAt === null ? (
        <details id="delete" className="w-full" open={result !== null}>
          <summary className="link w-fit cursor-pointer py-1">{t("leaving.open")}</summary>
          <p className="my-3">{t("leaving.text")}</p>
          {profile.hasPassword ? <LeavingForm result={result} /> : <p>{t("leaving.noPassword")}</p>}
        </details>
      ) : (
        <div id="delete" role="status" className="alert alert-warning flex w-full flex-col items-start">
          <p>
            {t("leaving.due")} <DateText at={profile.deletionDueAt} />
          </p>
          <ActionButton fields={{ act: "stay" }} className="btn-neutral">
            {t("leaving.stay")}
          </ActionButton>
        </div>
      )}
    </div>
  );
}

function LeavingForm({ result }: { result: SubmissionResult | null }) {
  const { t } = useTranslation("profile");
  return (
    <FormShell feature="profile" result={result} isGuarded={false} className="flex flex-col gap-4">
      <HiddenField name="act" value="leave" />
      <TextField name="user_password" type="password" autoComplete="current-password" />
      <TextField name="confirmation" autoComplete="off" input={{ autoCapitalize: "none", spellCheck: false }} />
      <SubmitButton className="btn-error self-start">{t("leaving.submit")}</SubmitButton>
    </FormShell>
  );
}
