/** How somebody who can't announce events yet comes to do so. */
import { useTranslation } from "react-i18next";
import { configuration } from "~/configuration";
import { Card } from "~/kit/section";

export function NoCommunity() {
  const { t } = useTranslation("organize");
  return (
    <section aria-labelledby="organize" className="max-w-prose">
      <h2 id="organize" className="text-lg font-semibold">
        {t("title")}
      </h2>
      <p className="mt-1 mb-4 text-muted">
        {t("none")} {t("text")}
      </p>
      <ul className="flex flex-col gap-3">
        <li>
          <Card to="/community/panel">
            <span className="block font-medium">{t("member")}</span>
            <span className="text-sm text-muted">{t("memberText")}</span>
          </Card>
        </li>
        <li>
          <Card to="/community/demo/all">
            <span className="block font-medium">{t("join")}</span>
            <span className="text-sm text-muted">{t("joinText")}</span>
          </Card>
        </li>
        <li className="rounded-box border border-base-300 p-4">
          <span className="block font-medium">{t("found")}</span>
          <span className="text-sm text-muted">{t("foundText", { email: configuration.contactEmail })}</span>
        </li>
        <li className="rounded-box border border-base-300 p-4">
          <span className="block font-medium">{t("moderate")}</span>
          <span className="text-sm text-muted">{t("moderateText", { email: configuration.contactEmail })}</span>
        </li>
      </ul>
    </section>
  );
}
