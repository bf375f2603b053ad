/** Messages to those who come: written, looked at, tried on oneself, sent; and what was sent before. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { data } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { RadioCards } from "~/kit/forms/choice-fields";
import { KeyField } from "~/kit/forms/key-field";
import { PlainForm, type PlainFormProps } from "~/kit/forms/plain-form";
import { SelectField } from "~/kit/forms/select-field";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextArea } from "~/kit/forms/text-area";
import { PageHeader } from "~/kit/page-header";
import { readForm, submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { MessageHistory } from "../components/message-history";
import { MessageReadings } from "../components/message-readings";
import { useAudienceChoices } from "../components/use-audience";
import { type MessagePreview, messageHolders, previewMessage, readMessages, testMessage } from "../messages.service.server";
import { messageForm, messagePreviewForm } from "../tickets.schemas";

export const handle = pageHandle("tickets", "messages", ["ticket-news"]);

export async function loader({ params: { event_id = "" }, context }: LoaderFunctionArgs) {
  const messages = await readMessages(signedIn(context), event_id);
  return { messages, title: messages.name, partOf: "tickets:pages.messages" };
}

interface Sent {
  text: string;
  message_class: "transactional" | "commercial";
  to_category_id?: string | undefined;
  to_date_key?: number | undefined;
  came?: "in" | "notIn" | undefined;
}

const audienceOf = ({ to_category_id, to_date_key, came }: Sent) => ({ categoryId: to_category_id, dateKey: to_date_key, came });

const isNews = ({ message_class }: Sent) => message_class === "commercial";

/** What was written, for the form that asks again. */
const initialOf = ({ text, message_class, to_category_id, to_date_key, came }: Sent) => ({
  text,
  message_class,
  to_category_id: to_category_id ?? "",
  to_date_key: String(to_date_key ?? ""),
  came: came ?? "",
});

export async function action(args: ActionFunctionArgs) {
  const { event_id: eventId = "" } = args.params;
  const formData = await readForm(args.request);
  if (formData.get("act") === "preview") {
    return submitSignedInForm(args, { schema: messagePreviewForm, feature: "tickets", formData }, async (sent, ctx) =>
      data({
        result: { initialValue: initialOf(sent) },
        preview: await previewMessage(ctx, eventId, sent.text, audienceOf(sent), isNews(sent)),
      }),
    );
  }
  return submitSignedInForm(args, { schema: messageForm, feature: "tickets", formData }, async (sent, ctx) => {
    if (sent.act === "test") {
      await testMessage(ctx, eventId, sent);
      const preview = await previewMessage(ctx, eventId, sent.text, audienceOf(sent), isNews(sent));
      return data({ result: { initialValue: initialOf(sent) }, preview, isTested: true });
    }
    await messageHolders(ctx, eventId, { text: sent.text, isNews: isNews(sent), audience: audienceOf(sent), key: sent.key });
    return redirectWithToast(args.context, `/event/ticket/messages/${eventId}`, "tickets:toasts.messaged");
  });
}

interface Answered {
  result?: { initialValue?: Record<string, unknown> };
  preview?: MessagePreview;
  isTested?: boolean;
}

/** What was looked at is what is sent, whatever is typed above meanwhile. */
function SendForm({ preview, result, isTested }: { preview: MessagePreview; result: Answered["result"]; isTested: boolean }) {
  const { t } = useTranslation("tickets");
  const { t: say } = useTranslation("ticket-news");
  const { recipients, isForNobody, readings } = preview;
  const willing = recipients === 0 ? say("reachesWilling") : say("reaches", { count: recipients });
  const reached = preview.isNews ? willing : t("messages.reaches", { count: recipients });
  return (
    <section aria-labelledby="preview" className="mt-8 rounded-box border border-base-300 p-4">
      <h2 id="preview" className="text-xl font-bold">
        {t("messages.preview")}
      </h2>
      <p role="status" className="mt-1 font-medium">
        {isForNobody ? t("messages.nobody") : reached}
      </p>
      <MessageReadings readings={readings} />
      {isTested && (
        <p role="status" className="mt-4 rounded-box border border-success p-3">
          {t("messages.tested")}
        </p>
      )}
      <PlainForm feature="tickets" isGuarded={false} className="mt-4">
        {Object.entries(result?.initialValue ?? {}).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={String(value)} />
        ))}
        <KeyField />
        <div className="flex flex-wrap gap-3">
          {!isForNobody && (
            <SubmitButton name="act" value="send">
              {preview.isNews ? say("send") : t("messages.send", { count: recipients })}
            </SubmitButton>
          )}
          <SubmitButton name="act" value="test" className="">
            {t("messages.test")}
          </SubmitButton>
        </div>
      </PlainForm>
    </section>
  );
}

export default function TicketMessages() {
  const { t } = useTranslation("tickets");
  const { t: say } = useTranslation("ticket-news");
  const { messages } = useLoaderData<typeof loader>();
  const { result, preview, isTested = false } = useActionData<Answered>() ?? {};
  const { eventId, name } = messages;
  const { categories, dates, came } = useAudienceChoices(messages);
  const classes = (["transactional", "commercial"] as const).map((value) => ({
    value,
    label: say(`options.${value}`),
    hint: say(`hints.${value}`),
  }));
  return (
    <div className="max-w-2xl">
      <PageHeader
        title={t("pages.messages")}
        lead={t("messages.lead")}
        breadcrumb={[
          { label: name, to: `/event/${eventId}` },
          { label: t("pages.sales"), to: `/event/ticket/sales/${eventId}` },
          { label: t("pages.messages") },
        ]}
      />
      <PlainForm
        key={messages.messages[0]?.messageId}
        feature="tickets"
        result={result as PlainFormProps["result"]}
        defaultValue={{ message_class: "transactional" }}
      >
        <input type="hidden" name="act" value="preview" />
        {messages.hasNews ? <RadioCards name="message_class" options={classes} /> : <p className="text-sm text-muted">{say("closed")}</p>}
        {categories.length > 1 && <SelectField name="to_category_id" emptyLabel={t("messages.allCategories")} options={categories} />}
        {dates.length > 1 && <SelectField name="to_date_key" emptyLabel={t("messages.allDates")} options={dates} />}
        <SelectField name="came" emptyLabel={t("messages.everybody")} options={came} />
        <TextArea name="text" rows={5} maxLength={1000} />
        <SubmitButton className={preview ? "self-start" : "btn-primary self-start"}>{t("messages.look")}</SubmitButton>
      </PlainForm>
      {preview && <SendForm preview={preview} result={result} isTested={isTested} />}
      <MessageHistory messages={messages.messages} />
    </div>
  );
}
