/** What was sent to those who have tickets: when, by whom, to whom and to how many. */
import { useTranslation } from "react-i18next";
import { Section } from "~/kit/section";
import { DateText } from "~/kit/time";
import { Written } from "~/kit/written";
import type { Messages } from "../messages.service.server";
import { useAudienceWords } from "./use-audience";

export function MessageHistory({ messages }: Pick<Messages, "messages">) {
  const { t } = useTranslation("tickets");
  const { t: say } = useTranslation("ticket-news");
  const audienceOf = useAudienceWords();
  const willing = (count: number) => (count === 0 ? say("willing") : say("people", { count }));
  return (
    <Section title={t("messages.history")}>
      {messages.length === 0 ? (
        <p>{t("messages.none")}</p>
      ) : (
        <ul className="flex flex-col divide-y divide-base-300">
          {messages.map(({ messageId, text, audience, isNews, recipients, createdAt, author }) => (
            <li key={messageId} className="py-4">
              <p className="text-sm text-muted">
                <DateText at={createdAt} style="dayTime" /> · {author ?? t("one.noName")} · {audienceOf(audience)} ·{" "}
                {isNews ? willing(recipients) : t("messages.people", { count: recipients })}
              </p>
              <Written text={text} className="mt-1 whitespace-pre-wrap wrap-anywhere" />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
