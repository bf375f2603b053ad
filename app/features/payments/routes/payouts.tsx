/** An event's payouts, for admins: what is due to its organizers, noting what was transferred, and undoing a note. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { HiddenField } from "~/kit/forms/hidden-field";
import { KeyField } from "~/kit/forms/key-field";
import { PlainForm, type PlainFormProps } from "~/kit/forms/plain-form";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextField } from "~/kit/forms/text-field";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { Section } from "~/kit/section";
import { DateText } from "~/kit/time";
import { useWords } from "~/kit/use-words";
import { readForm, submitAdminForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { asAdmin } from "~/platform/session/signed-in.server";
import { useMoney } from "../components/use-money";
import { Books, PayoutList } from "../offered/payout-books";
import { KURUS, MAX_REFERENCE, MAX_UNDO_REASON } from "../payments.limits";
import { payoutForm, undoForm } from "../payouts.schemas";
import { notePayout, readPayouts, undoPayout } from "../payouts.service.server";

export { rereadAfterConflict as shouldRevalidate } from "~/kit/forms/version-field";

export const handle = pageHandle("payments", "payouts");

export async function loader({ params: { event_id = "" }, context }: LoaderFunctionArgs) {
  const books = await readPayouts(asAdmin(context), event_id);
  return { books, title: books.name, partOf: "payments:pages.payouts" };
}

export async function action(args: ActionFunctionArgs) {
  const { event_id: eventId = "" } = args.params;
  const formData = await readForm(args.request);
  const back = (toast: string) => redirectWithToast(args.context, `/admin/sipay/payouts/${eventId}`, `payments:toasts.${toast}`);
  if (formData.has("payout_id"))
    return submitAdminForm(args, { schema: undoForm, feature: "payments", formData }, async (value, ctx) => {
      await undoPayout(ctx, eventId, value);
      return back("payoutUndone");
    });
  return submitAdminForm(args, { schema: payoutForm, feature: "payments", formData }, async (value, ctx) => {
    await notePayout(ctx, eventId, value);
    return back("payoutNoted");
  });
}

type Result = PlainFormProps["result"];

/** What the action answered the form of this payout; of the form for a new one without. */
function useResult(payoutId?: string): Result {
  const result = useActionData<{ result?: Result }>()?.result ?? null;
  return result?.initialValue?.payout_id === payoutId ? result : null;
}

function Undo({ payoutId, amount }: { payoutId: string; amount: string }) {
  const { t } = useTranslation("payments");
  const result = useResult(payoutId);
  return (
    <details open={result?.status === "error"} className="open:basis-full">
      <summary className="btn btn-sm list-none" aria-label={t("payouts.undoOf", { amount })}>
        {t("payouts.undo")}
      </summary>
      <div className="mt-3 max-w-md">
        <PlainForm feature="payments" result={result} isGuarded={false}>
          <HiddenField name="payout_id" value={payoutId} />
          <TextField name="undo_reason" maxLength={MAX_UNDO_REASON} />
          <SubmitButton className="btn-error self-start">{t("payouts.undo")}</SubmitButton>
        </PlainForm>
      </div>
    </details>
  );
}

function Note({ rest, today }: { rest: number; today: string }) {
  const { t } = useTranslation("payments");
  const { locale } = useWords();
  const amount = String(rest / KURUS).replace(".", locale === "tr" ? "," : ".");
  return (
    <Section title={t("payouts.note")} lead={t("payouts.lead")}>
      <PlainForm feature="payments" result={useResult()} defaultValue={{ amount, paid_on: today }} className="max-w-md">
        <KeyField />
        <TextField name="amount" type="decimal" suffix="₺" />
        <TextField name="paid_on" type="date" max={today} />
        <TextField name="reference" maxLength={MAX_REFERENCE} autoComplete="off" />
        <SubmitButton className="btn-primary self-start">{t("payouts.noteSubmit")}</SubmitButton>
      </PlainForm>
    </Section>
  );
}

export default function Payouts() {
  const { t } = useTranslation("payments");
  const money = useMoney();
  const { books } = useLoaderData<typeof loader>();
  const { eventId, name, lastAt, community, isOwing, rest, payouts, today } = books;
  return (
    <div className="max-w-4xl">
      <PageHeader title={t("pages.payouts")} breadcrumb={[{ label: t("pages.admin"), to: "/admin/sipay" }, { label: name }]}>
        <p>
          <Link to={`/event/${eventId}`} className="link">
            {name}
          </Link>{" "}
          · {community ?? t("payouts.noCommunity")} · <DateText at={lastAt} />
        </p>
      </PageHeader>
      {isOwing === 1 && <p className="mb-4 rounded-box border border-warning p-4">{t("payouts.owingText")}</p>}
      <Books books={books} />
      {rest > 0 && isOwing === 0 && <Note rest={rest} today={today} />}
      <Section title={t("payouts.list")}>
        <PayoutList payouts={payouts} undo={({ payoutId, amount }) => <Undo payoutId={payoutId} amount={money(amount)} />} />
      </Section>
    </div>
  );
}
