/** The open conversation: its name, and what can be done with it as a whole. */
import { useTranslation } from "react-i18next";
import { useResultOf } from "~/kit/forms/act-form";
import { ActionButton } from "~/kit/forms/action-button";
import { PlainForm } from "~/kit/forms/plain-form";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextField } from "~/kit/forms/text-field";
import { MAX_TITLE } from "../ai.limits";

export function ChatHead({ chatId, title }: { chatId: string; title: string }) {
  const { t } = useTranslation("ai");
  const { t: kit } = useTranslation("kit");
  const result = useResultOf("rename");
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <p className="min-w-0 grow basis-40 font-semibold">{title}</p>
      <details key={title} className="open:order-last open:basis-full" open={result?.status === "error"}>
        <summary className="btn btn-ghost btn-sm">{t("rename")}</summary>
        <PlainForm feature="ai" result={result} defaultValue={{ title }} isGuarded={false} className="mt-2 max-w-md">
          <input type="hidden" name="act" value="rename" />
          <input type="hidden" name="chat_id" value={chatId} />
          <TextField name="title" maxLength={MAX_TITLE} />
          <SubmitButton className="btn-sm self-start">{kit("acts.save")}</SubmitButton>
        </PlainForm>
      </details>
      <ActionButton
        fields={{ act: "delete", chat_id: chatId }}
        className="btn-ghost btn-sm"
        of={title}
        confirm={{ title: t("deleteTitle"), text: t("history.deleteText"), confirmLabel: kit("acts.delete"), level: "error" }}
      >
        {kit("acts.delete")}
      </ActionButton>
    </div>
  );
}
