/** The invitation: to register, or for those who have, to write. */

import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";

export function Join({ isSignedIn, vipThreshold }: { isSignedIn: boolean; vipThreshold: number }) {
  const { t } = useTranslation("home");
  const who = isSignedIn ? "user" : "guest";
  return (
    <section
      aria-labelledby="join-title"
      className="mt-10 flex flex-col gap-5 rounded-box border border-primary p-6 sm:flex-row sm:items-center sm:justify-between sm:p-8"
    >
      <div className="max-w-prose">
        <h2 id="join-title" className="text-xl font-semibold">
          {t(`join.${who}Title`)}
        </h2>
        <p className="mt-1">{t(`join.${who}Text`)}</p>
        <p className="mt-1">
          {t("join.vip", { count: vipThreshold })}{" "}
          <Link to="/faq#what-is-vip" prefetch="intent" className="link">
            {t("join.how")}
          </Link>
        </p>
      </div>
      <Link to={isSignedIn ? "/courses/add" : "/reception/register"} prefetch="intent" className="btn btn-primary w-fit shrink-0">
        {t(`join.${who}Act`)}
      </Link>
    </section>
  );
}
