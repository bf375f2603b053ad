/** The ways in: password and Google. */

import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import { Section } from "~/kit/section";
import type { Profile } from "../profile.service.server";

export function SecuritySection({ profile }: { profile: Pick<Profile, "hasPassword" | "googleEmail"> }) {
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
      </div>
    </Section>
  );
}
