/** The forms around replies: writing one, changing one, and the staff's reason for hiding one. */
import { useTranslation } from "react-i18next";
import { CheckboxField } from "~/kit/forms/checkbox-field";
import { KeyField } from "~/kit/forms/key-field";
import { TextArea } from "~/kit/forms/text-area";
import { MAX_REPLY } from "../thread.rules";
import { FoldedForm, TextForm } from "./folded-form";
import { MarkupArea } from "./markup-area";
import type { Reply } from "./reply";

interface Writing {
  /** Chosen beforehand in a discussion that the reader opened anonymously. */
  isAnonymous: boolean;
}

function AnonymousField({ isAnonymous }: Writing) {
  const { t } = useTranslation("thread");
  return <CheckboxField name="is_anonymous" hint={isAnonymous ? t("hints.staysAnonymous") : undefined} />;
}

const beginsWith = ({ isAnonymous }: Writing, text = "") => ({ text, ...(isAnonymous && { is_anonymous: "on" }) });

/** Below all replies: to the thread itself. @param text what it begins with */
export function ThreadReply({ text, isAnonymous }: Writing & { text?: string }) {
  const { t } = useTranslation("thread");
  return (
    <TextForm act="reply" hasPreview defaultValue={beginsWith({ isAnonymous }, text)} submitLabel={t("replies.send")}>
      <KeyField />
      <MarkupArea name="text" label={t("replies.yours")} rows={text ? 8 : 4} maxLength={MAX_REPLY} />
      <AnonymousField isAnonymous={isAnonymous} />
    </TextForm>
  );
}

export function AnswerForm({ replyId, isAnonymous }: Writing & Pick<Reply, "replyId">) {
  const { t } = useTranslation("thread");
  const form = { act: "reply", id: replyId, defaultValue: beginsWith({ isAnonymous }) };
  return (
    <FoldedForm {...form} hasPreview title={t("replies.answer")} submitLabel={t("replies.send")}>
      <KeyField />
      <MarkupArea name="text" label={t("replies.answerLabel")} rows={3} maxLength={MAX_REPLY} />
      <AnonymousField isAnonymous={isAnonymous} />
    </FoldedForm>
  );
}

export function EditForm({ replyId, text }: Pick<Reply, "replyId" | "text">) {
  const { t } = useTranslation("thread");
  return (
    <FoldedForm act="edit-reply" hasPreview id={replyId} defaultValue={{ text }} title={t("replies.edit")} submitLabel={t("replies.save")}>
      <MarkupArea name="text" label={t("replies.editLabel")} rows={4} maxLength={MAX_REPLY} />
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
