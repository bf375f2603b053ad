/** Questions to begin with. */
import { useTranslation } from "react-i18next";
import { QuestionButtons } from "./question-buttons";

export function Suggestions({ questions, onAsk }: { questions: string[]; onAsk(question: string): void }) {
  const { t } = useTranslation("ai");
  return (
    <section className="mt-4 flex flex-col gap-2">
      <h2 className="text-sm font-semibold">{t("suggestions")}</h2>
      <QuestionButtons questions={questions} asking={{ chatId: null, onAsk }} />
    </section>
  );
}
