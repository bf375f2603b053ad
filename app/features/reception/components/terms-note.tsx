/** Says what whoever opens an account accepts by it, with the texts. */
import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";

export function TermsNote({ text, className = "" }: { text: string; className?: string }) {
  const { t } = useTranslation("reception");
  return (
    <p className={`text-sm text-muted ${className}`}>
      {text}{" "}
      <Link to="/policies/terms" className="link">
        {t("register.termsLink")}
      </Link>
      {" · "}
      <Link to="/policies/privacy" className="link">
        {t("register.privacyLink")}
      </Link>
    </p>
  );
}
