/** One message to the team, and its answer. */

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useResultOf } from "~/kit/forms/act-form";
import { ActionButton } from "~/kit/forms/action-button";
import { PlainForm } from "~/kit/forms/plain-form";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextArea } from "~/kit/forms/text-area";
import { PageHeader } from "~/kit/page-header";
import { Section } from "~/kit/section";
import { DateText } from "~/kit/time";
import { Written } from "~/kit/written";
import { submitAdminForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { asAdmin } from "~/platform/session/signed-in.server";
import { MAX_ANSWER } from "../contacts.limits";
import { contactActSchema } from "../contacts.schemas";
import { answerContact, readContact, setContactStatus } from "../contacts.service.server";

export const handle = pageHandle("contacts", "admin-one");

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { userId, answeredBy: _, searchText: __, ...contact } = await readContact(asAdmin(context), params.contact_id ?? "");
  return { contact: { ...contact, isMember: userId !== null }, title: contact.subject };
}

export const action = (args: ActionFunctionArgs) =>
  submitAdminForm(args, { schema: contactActSchema, feature: "contacts" }, async (value, ctx) => {
    const contactId = args.params.contact_id ?? "";
    await (value.act === "answer"
      ? answerContact(ctx, contactId, value.answer)
      : setContactStatus(ctx, contactId, value.act === "close" ? "closed" : "open"));
    return redirectWithToast(args.context, `/admin/contacts/${contactId}`, `contacts:toasts.${value.act}`);
  });

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
  const { contact } = useLoaderData<typeof loader>();
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
