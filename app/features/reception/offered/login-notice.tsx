/** What just happened before this login, and the way on when the address still waits to be confirmed. */

import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";

interface LoginNoticeProps {
  notice: string | null;
  /** The query that hands on where somebody was going. */
  search: string;
  /** Why signing in with Google was refused. */
  googleRefusal?: string | null;
  /** Why this form was refused, as an error's code. */
  code?: string;
}

export function LoginNotice({ notice, search, googleRefusal, code }: LoginNoticeProps) {
  const { t } = useTranslation("reception");
  if (code === "reception.notVerified") {
    return (
      <Link to={`/reception/verify-email${search}`} className="btn">
        {t("login.resend")}
      </Link>
    );
  }
  if (googleRefusal) {
    return (
      <p role="alert" className="alert alert-error">
        {googleRefusal}
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
