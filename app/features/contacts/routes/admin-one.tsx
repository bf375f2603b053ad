/** One message to the team, and its answer. */

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { takingAct, takingActs } from "~/engines/review/taking.schemas";
import { useResultOf } from "~/kit/forms/act-form";
import { ActionButton } from "~/kit/forms/action-button";
import { PlainForm } from "~/kit/forms/plain-form";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextArea } from "~/kit/forms/text-area";
import { PageHeader } from "~/kit/page-header";
import { Section } from "~/kit/section";
import { Taking } from "~/kit/taking";
import { DateText } from "~/kit/time";
import { Written } from "~/kit/written";
import { readForm, submitAdminForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { asAdmin } from "~/platform/session/signed-in.server";
import { MAX_ANSWER } from "../contacts.limits";
import { contactActSchema } from "../contacts.schemas";
import { answerContact, readContact, readContactTaken, setContactStatus, takeContact } from "../contacts.service.server";

export const handle = pageHandle("contacts", "admin-one", ["review"]);

export async function loader({ params, context }: LoaderFunctionArgs) {
  const ctx = asAdmin(context);
  const contactId = params.contact_id ?? "";
  const [{ userId, answeredBy: _, searchText: __, takenBy: ___, staffNote: ____, ...contact }, taken] = await Promise.all([
    readContact(ctx, contactId),
    readContactTaken(ctx, contactId),
  ]);
  return { taken, selfId: ctx.actor.userId, contact: { ...contact, isMember: userId !== null }, title: contact.subject };
}

export { rereadAfterConflict as shouldRevalidate } from "~/kit/forms/version-field";

export async function action(args: ActionFunctionArgs) {
  const formData = await readForm(args.request);
  if (takingActs.has(String(formData.get("act"))))
    return submitAdminForm(args, { schema: takingAct, feature: "kit", formData }, async (value, ctx) => {
      const contactId = args.params.contact_id ?? "";
      await takeContact(ctx, contactId, value);
      return redirectWithToast(args.context, `/admin/contacts/${contactId}`, `review:taking.done.${value.act}`);
    });
  return submitAdminForm(args, { schema: contactActSchema, feature: "contacts", formData }, async (value, ctx) => {
    const contactId = args.params.contact_id ?? "";
    await (value.act === "answer"
      ? answerContact(ctx, contactId, value.answer)
      : setContactStatus(ctx, contactId, value.act === "close" ? "closed" : "open"));
    return redirectWithToast(args.context, `/admin/contacts/${contactId}`, `contacts:toasts.${value.act}`);
  });
}

function AnswerForm() {
  const { t } = useTranslation("contacts");
  return (
    <PlainForm feature="contacts" result={useResultOf("answer")}>
      <input type="hidden" name="act" value="answer" />
      <TextArea name="answer" rows={6} maxLength={MAX_ANSWER} />
      <SubmitButton className="btn-primary self-start">{t("one.send")}</SubmitButton>
    </PlainForm>
  );
}

export default function OneContact() {
  const { t } = useTranslation("contacts");
  const { contact, taken, selfId } = useLoaderData<typeof loader>();
  const { firstName, lastName, email, phone, subject, platform, details, status, answer, answeredAt, createdAt, isMember } = contact;
  return (
    <div className="max-w-2xl">
      <PageHeader title={subject} breadcrumb={[{ label: t("pages.admin-all"), to: "/admin/contacts/all" }, { label: subject }]}>
        <p className="text-sm text-muted">
          {firstName} {lastName} ({t(isMember ? "one.member" : "one.guest")}) ·{" "}
          <a className="link" href={`mailto:${email}`}>
            {email}
          </a>
          {phone && (
            <>
              {" "}
              ·{" "}
              <a className="link" href={`tel:${phone.replace(/[^\d+]/g, "")}`}>
                {phone}
              </a>
            </>
          )}{" "}
          · {t(`platforms.${platform}`)} · <DateText at={createdAt} style="dateTime" />
        </p>
      </PageHeader>
      <Written text={details} className="whitespace-pre-line" />
      <Taking taken={taken} selfId={selfId} />
      {answer ? (
        <Section title={t("one.answered")}>
          <Written text={answer} className="border-s-2 border-primary ps-3 whitespace-pre-line" />
          {answeredAt !== null && (
            <p className="mt-2 text-sm text-muted">
              <DateText at={answeredAt} style="dateTime" />
            </p>
          )}
        </Section>
      ) : (
        <Section title={t("one.answer")} lead={t("one.answerLead", { email })}>
          <AnswerForm />
          <div className="mt-6">
            <ActionButton fields={{ act: status === "open" ? "close" : "reopen" }}>
              {t(status === "open" ? "one.close" : "one.reopen")}
            </ActionButton>
          </div>
        </Section>
      )}
    </div>
  );
}
