/** An event's door: one ticket after another, by camera or by hand. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { type ComponentType, lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { ActionButton } from "~/kit/forms/action-button";
import { FormShell } from "~/kit/forms/form-shell";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextField } from "~/kit/forms/text-field";
import { PageHeader } from "~/kit/page-header";
import { useHydrated } from "~/kit/use-hydrated";
import { submitSignedInForm } from "~/platform/forms/submit.server";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import Check from "~icons/lucide/check";
import ScanLine from "~icons/lucide/scan-line";
import { useDesk } from "../components/desk-queue";
import { Unsent } from "../components/unsent";
import { deskForm } from "../tickets.schemas";
import { checkInScanned, readDesk } from "../tickets.service.server";

/** An addition: where it can't be fetched, the field beside it remains. */
const Scanner = lazy<ComponentType<{ onCode(text: string): void }>>(() =>
  import("../components/scanner").then(
    ({ Scanner: found }) => ({ default: found }),
    () => ({ default: () => null }),
  ),
);

export const handle = pageHandle("tickets", "check-in");

export async function loader({ params: { event_id = "" }, context }: LoaderFunctionArgs) {
  const desk = await readDesk(signedIn(context), event_id);
  return { desk, title: desk.name, partOf: "tickets:pages.check-in" };
}

export const action = (args: ActionFunctionArgs) =>
  submitSignedInForm(args, { schema: deskForm, feature: "tickets" }, async ({ code }, ctx) => ({
    done: await checkInScanned(ctx, args.params.event_id ?? "", code),
  }));

function LetIn({ done: { ticketId, holder, category } }: { done: Awaited<ReturnType<typeof checkInScanned>> }) {
  const { t } = useTranslation("tickets");
  return (
    <div role="status" className="mb-6 flex flex-wrap items-center justify-between gap-3 rounded-box border border-success p-4">
      <p className="flex items-center gap-2 text-lg font-semibold">
        <Check size={22} aria-hidden className="shrink-0 text-success" />
        {t("desk.done", { name: holder ?? t("one.noName"), category })}
      </p>
      <ActionButton fields={{ act: "undo" }} action={`/event/ticket/one/${ticketId}`}>
        {t("desk.undo")}
      </ActionButton>
    </div>
  );
}

export default function CheckIn() {
  const { t } = useTranslation("tickets");
  const { desk } = useLoaderData<typeof loader>();
  const answered = useActionData<{ done?: Awaited<ReturnType<typeof checkInScanned>> }>();
  // A form that was taken begins anew.
  const [count, setCount] = useState(0);
  const isHydrated = useHydrated();
  const { eventId, name, sold, checkedIn } = desk;
  const { waiting, refused, answer, send, forget } = useDesk(eventId);
  const done = answer && "done" in answer ? answer.done : answered?.done;
  return (
    <div className="max-w-xl">
      <PageHeader
        title={t("pages.check-in")}
        lead={t("desk.lead")}
        breadcrumb={[{ label: name, to: `/event/${eventId}` }, { label: t("pages.check-in") }]}
      >
        <p className="font-medium">{t("desk.count", { checkedIn, sold })}</p>
      </PageHeader>
      <Unsent waiting={waiting} refused={refused} forget={forget} />
      {done && !(answer && "refused" in answer) && <LetIn done={done} />}
      {answer && "refused" in answer && (
        <p role="alert" className="mb-6 rounded-box border border-error p-4 font-medium">
          {answer.refused}
        </p>
      )}
      <FormShell
        key={`${count} ${answered?.done?.ticketId}`}
        feature="tickets"
        isGuarded={false}
        onValid={(form) => {
          setCount(count + 1);
          void send(String(form.get("code") ?? ""));
          return true;
        }}
      >
        <TextField name="code" autoComplete="off" maxLength={300} />
        <SubmitButton className="btn-primary self-start">
          <ScanLine size={18} aria-hidden />
          {t("desk.submit")}
        </SubmitButton>
      </FormShell>
      {isHydrated && (
        <div className="mt-8">
          <Suspense>
            <Scanner onCode={send} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
