/** An event's door: one ticket after another, by camera or by hand. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { type ComponentType, lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDate } from "~/kit/format";
import { ActionButton } from "~/kit/forms/action-button";
import { FormShell } from "~/kit/forms/form-shell";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextField } from "~/kit/forms/text-field";
import { PageHeader } from "~/kit/page-header";
import { Tabs } from "~/kit/tabs";
import { DateText } from "~/kit/time";
import { useHydrated } from "~/kit/use-hydrated";
import { useWords } from "~/kit/use-words";
import { submitSignedInForm } from "~/platform/forms/submit.server";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import Check from "~icons/lucide/check";
import ScanLine from "~icons/lucide/scan-line";
import { useDesk } from "../components/desk-queue";
import { Unsent } from "../components/unsent";
import { deskForm, deskQuery } from "../tickets.schemas";
import { checkInScanned, readDesk } from "../tickets.service.server";

/** An addition: where it can't be fetched, the field beside it remains. */
const Scanner = lazy<ComponentType<{ onCode(text: string): void }>>(() =>
  import("../components/scanner").then(
    ({ Scanner: found }) => ({ default: found }),
    () => ({ default: () => null }),
  ),
);

export const handle = pageHandle("tickets", "check-in");

export async function loader({ request, params: { event_id = "" }, context }: LoaderFunctionArgs) {
  const { date } = deskQuery.parse(Object.fromEntries(new URL(request.url).searchParams));
  const desk = await readDesk(signedIn(context), event_id, date);
  return { desk, title: desk.name, partOf: "tickets:pages.check-in" };
}

type Desk = Awaited<ReturnType<typeof readDesk>>;
type Done = Awaited<ReturnType<typeof checkInScanned>>;

export const action = (args: ActionFunctionArgs) =>
  submitSignedInForm(args, { schema: deskForm, feature: "tickets" }, async ({ code, date_key }, ctx) => ({
    done: await checkInScanned(ctx, args.params.event_id ?? "", code, { dateKey: date_key }),
  }));

/** Which date the door lets in for, where there are several; whoever stands there can choose another. */
function DoorDates({ dates, dateKey }: Pick<Desk, "dates" | "dateKey">) {
  const { t } = useTranslation("tickets");
  const { locale } = useWords();
  const tabs = dates.map((date) => ({
    to: `?date=${date.dateKey}`,
    label: formatDate(date.startsAt, locale, "dayTime"),
    isActive: date.dateKey === dateKey,
  }));
  return (
    <div className="mb-6">
      <p className="mb-1 font-medium">{t("desk.dates")}</p>
      <Tabs label={t("desk.dates")} tabs={tabs} />
    </div>
  );
}

function LetIn({ done: { ticketId, holder, category, dateKey }, dates }: { done: Done; dates: Desk["dates"] }) {
  const { t } = useTranslation("tickets");
  const date = dates.length > 1 ? dates.find((each) => each.dateKey === dateKey) : undefined;
  return (
    <div role="status" className="mb-6 flex flex-wrap items-center justify-between gap-3 rounded-box border border-success p-4">
      <p className="flex items-center gap-2 text-lg font-semibold">
        <Check size={22} aria-hidden className="shrink-0 text-success" />
        <span>
          {t("desk.done", { name: holder ?? t("one.noName"), category })}
          {date && (
            <>
              {" · "}
              <DateText at={date.startsAt} style="dayTime" />
            </>
          )}
        </span>
      </p>
      <ActionButton fields={{ act: "undo", date_key: dateKey }} action={`/event/ticket/one/${ticketId}`}>
        {t("one.undo")}
      </ActionButton>
    </div>
  );
}

export default function CheckIn() {
  const { t } = useTranslation("tickets");
  const { desk } = useLoaderData<typeof loader>();
  const answered = useActionData<{ done?: Done }>();
  // A form that was taken begins anew, ready for the next code.
  const [count, setCount] = useState(0);
  const isHydrated = useHydrated();
  const { eventId, name, sold, checkedIn, isCancelled, dateKey, dates } = desk;
  const { waiting, refused, answer, send, forget } = useDesk(eventId, dateKey);
  const done = answer && "done" in answer ? answer.done : answered?.done;
  return (
    <div className="max-w-xl">
      <PageHeader
        title={t("pages.check-in")}
        lead={t("desk.lead")}
        breadcrumb={[{ label: name, to: `/event/${eventId}` }, { label: t("pages.check-in") }]}
      >
        <p className="font-medium">
          {dates
            .filter((date) => date.dateKey === dateKey)
            .map(({ startsAt }) => (
              <span key={startsAt}>
                <DateText at={startsAt} style="dayTime" />
                {" · "}
              </span>
            ))}
          {t("desk.count", { checkedIn, sold })}
        </p>
      </PageHeader>
      {isCancelled && <p className="mb-6 rounded-box border border-error p-4">{t("desk.isCancelled")}</p>}
      {dates.length > 1 && <DoorDates dates={dates} dateKey={dateKey} />}
      <Unsent waiting={waiting} refused={refused} forget={forget} />
      {done && !(answer && "refused" in answer) && <LetIn done={done} dates={dates} />}
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
        <input type="hidden" name="date_key" value={dateKey} />
        <TextField name="code" autoComplete="off" maxLength={300} autoFocus={count > 0} />
        <SubmitButton className="btn-primary self-start">
          <ScanLine size={18} aria-hidden />
          {t("one.checkIn")}
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
