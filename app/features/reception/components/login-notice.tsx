/** What just happened before this login, and the way on when the address still waits to be confirmed. */
import type { SubmissionResult } from "@conform-to/react";
import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";

export function LoginNotice({ notice, result }: { notice: string | null; result?: SubmissionResult | null }) {
  const { t } = useTranslation("reception");
  const isUnverified = result?.error?.[""]?.includes(t("errors.notVerified"));
  if (isUnverified) {
    return (
      <Link to="/reception/verify-email" className="btn">
        {t("login.resend")}
      </Link>
    );
  }
  if (notice === "google" || notice === "google-blocked") {
    return (
      <p role="alert" className="alert alert-error">
        {t(notice === "google" ? "errors.google" : "errors.blocked")}
      </p>
    );
  }
  if (notice !== "verified" && notice !== "reset") return null;
  return (
    <p role="status" className="alert alert-success">
      {t(`login.${notice}`)}
    </p>
  );
}
