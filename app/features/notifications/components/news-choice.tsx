/** Whether one wants messages that advertise: what one agrees to, and one button. */
import { useTranslation } from "react-i18next";
import { PlainForm } from "~/kit/forms/plain-form";
import { SubmitButton } from "~/kit/forms/submit-button";
import { Section } from "~/kit/section";
import type { NewsState } from "../news.service.server";

export function NewsChoice({ news: { isWanted, version, shown, text } }: { news: NewsState }) {
  const { t } = useTranslation("notifications");
  return (
    <Section title={t("news.title")} lead={isWanted ? t("news.on") : t("news.off")} className="mt-8">
      <p className="mb-3 max-w-2xl">{text}</p>
      <PlainForm feature="notifications" isGuarded={false}>
        <input type="hidden" name="news_version" value={version} />
        <input type="hidden" name="news_shown" value={shown} />
        <SubmitButton name="act" value={isWanted ? "news-off" : "news-on"} className="self-start">
          {isWanted ? t("news.end") : t("news.agree")}
        </SubmitButton>
      </PlainForm>
    </Section>
  );
}
