/** The invitation to guests: an account, and what writing brings. */

import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";

export function Join({ vipThreshold }: { vipThreshold: number }) {
  const { t } = useTranslation("home");
  return (
    <section
      aria-labelledby="join-title"
      className="mt-10 flex flex-col gap-5 rounded-box border border-primary p-6 sm:flex-row sm:items-center sm:justify-between sm:p-8"
    >
      <div className="max-w-prose">
        <h2 id="join-title" className="text-xl font-semibold">
          {t("join.title")}
        </h2>
        <p className="mt-1">{t("join.text")}</p>
        <p className="mt-1">
          {t("join.vip", { count: vipThreshold })}{" "}
          <Link to="/faq#what-is-vip" prefetch="intent" className="link">
            {t("join.how")}
          </Link>
        </p>
      </div>
      <Link to="/reception/register" prefetch="intent" className="btn btn-primary w-fit shrink-0">
        {t("join.act")}
      </Link>
    </section>
  );
}
