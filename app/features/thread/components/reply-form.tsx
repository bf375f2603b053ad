/** The forms around replies: writing one, changing one, and the staff's reason for hiding one. */
import { useTranslation } from "react-i18next";
import { CheckboxField } from "~/kit/forms/choice-fields";
import { TextArea } from "~/kit/forms/text-area";
import { MAX_REPLY } from "../thread.rules";
import { FoldedForm, TextForm } from "./folded-form";
import type { Reply } from "./reply";

/** Below all replies: to the thread itself. */
export function ThreadReply() {
  const { t } = useTranslation("thread");
  return (
    <TextForm act="reply" submitLabel={t("replies.send")}>
      <TextArea name="text" label={t("replies.yours")} rows={4} maxLength={MAX_REPLY} />
      <CheckboxField name="is_anonymous" />
    </TextForm>
  );
}

export function AnswerForm({ replyId }: Pick<Reply, "replyId">) {
  const { t } = useTranslation("thread");
  return (
    <FoldedForm act="reply" id={replyId} title={t("replies.answer")} submitLabel={t("replies.send")}>
      <TextArea name="text" label={t("replies.answerLabel")} rows={3} maxLength={MAX_REPLY} />
      <CheckboxField name="is_anonymous" />
    </FoldedForm>
  );
}

export function EditForm({ replyId, text }: Pick<Reply, "replyId" | "text">) {
  const { t } = useTranslation("thread");
  return (
    <FoldedForm act="edit-reply" id={replyId} defaultValue={{ text }} title={t("replies.edit")} submitLabel={t("replies.save")}>
      <TextArea name="text" label={t("replies.editLabel")} rows={4} maxLength={MAX_REPLY} />
    </FoldedForm>
  );
}

export function HideForm({ replyId }: Pick<Reply, "replyId">) {
  const { t } = useTranslation("thread");
  return (
    <FoldedForm act="hide-reply" id={replyId} title={t("replies.hide")} submitLabel={t("replies.hide")}>
      <TextArea name="reason" rows={2} maxLength={500} />
    </FoldedForm>
  );
}
