/** Stands in place of what staff read of others until they have entered a mailed code. */
import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";

/** @param here where they come back to */
export function ConfirmFirst({ here }: { here: string }) {
  const { t } = useTranslation("mental-health");
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="max-w-prose">{t("confirm.text")}</p>
      <Link to={`/reception/confirm?${new URLSearchParams({ next: here })}`} className="btn btn-primary">
        {t("confirm.go")}
      </Link>
    </div>
  );
}
