/** Where one waits, and what one can wait for. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "~/kit/empty-state";
import { useResultOf } from "~/kit/forms/act-form";
import { ActionButton } from "~/kit/forms/action-button";
import { PlainForm } from "~/kit/forms/plain-form";
import { SelectField } from "~/kit/forms/select-field";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextArea } from "~/kit/forms/text-area";
import { PageHeader } from "~/kit/page-header";
import { Section } from "~/kit/section";
import { DateText } from "~/kit/time";
import { readForm, submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { MAX_NOTE } from "../waitlist.limits";
import { confirmForm, entryForm, joinForm } from "../waitlist.schemas";
import { acceptInvitation, confirmJoining, joinList, leaveList, readOwnPlaces } from "../waitlist.service.server";

export const handle = pageHandle("waitlist", "add");

const PAGE = "/waitlist/add";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { own, open } = await readOwnPlaces(signedIn(context));
  return { own, open, token: new URL(request.url).searchParams.get("token") };
}

export async function action(args: ActionFunctionArgs) {
  const formData = await readForm(args.request);
  const options = { feature: "waitlist", formData };
  const done = (key: string) => redirectWithToast(args.context, PAGE, `waitlist:toasts.${key}`);
  const act = formData.get("act");
  if (act === "confirm") {
    return submitSignedInForm(args, { ...options, schema: confirmForm }, async ({ token }, ctx) => {
      await confirmJoining(ctx, token);
      return done("confirm");
    });
  }
  if (act === "leave" || act === "accept") {
    return submitSignedInForm(args, { ...options, schema: entryForm }, async (entry, ctx) => {
      await (entry.act === "accept" ? acceptInvitation : leaveList)(ctx, entry.feature);
      return done(entry.act);
    });
  }
  return submitSignedInForm(args, { ...options, schema: joinForm }, async ({ feature, note }, ctx) => {
    await joinList(ctx, { feature, note });
    return done("join");
  });
}

type Own = Awaited<ReturnType<typeof readOwnPlaces>>["own"][number];

function Confirm({ token }: { token: string }) {
  const { t } = useTranslation("waitlist");
  return (
    <Section title={t("add.confirm")}>
      <PlainForm feature="waitlist" result={useResultOf("confirm")} isGuarded={false}>
        <p>{t("add.confirmText")}</p>
        <input type="hidden" name="act" value="confirm" />
        <input type="hidden" name="token" value={token} />
        <SubmitButton className="btn-primary self-start">{t("add.confirmSubmit")}</SubmitButton>
      </PlainForm>
    </Section>
  );
}

function Standing({ entry: { status, place, endsAt } }: { entry: Own }) {
  const { t } = useTranslation("waitlist");
  if (status === "waiting") return <p>{t("add.place", { count: place ?? 1 })}</p>;
  if (status === "accepted" || endsAt === null) return <p>{t("add.accepted")}</p>;
  return (
    <p>
      {t(`add.${status}`)} <DateText at={endsAt} />
    </p>
  );
}

function Entry({ entry }: { entry: Own }) {
  const { t } = useTranslation("waitlist");
  const { listKey, name, status } = entry;
  const leaving = { title: t("add.leaveTitle"), text: t("add.leaveText"), confirmLabel: t("add.leave"), level: "error" } as const;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded-box border border-base-300 p-4">
      <div className="min-w-0">
        <h3 className="font-semibold">{name}</h3>
        <Standing entry={entry} />
      </div>
      <span className="flex flex-wrap gap-2">
        {status === "invited" && (
          <ActionButton fields={{ act: "accept", feature: listKey }} className="btn-sm btn-primary">
            {t("add.accept")}
          </ActionButton>
        )}
        {status !== "accepted" && (
          <ActionButton fields={{ act: "leave", feature: listKey }} label={t("add.leaveOne", { name })} confirm={leaving}>
            {t("add.leave")}
          </ActionButton>
        )}
      </span>
    </li>
  );
}

export default function Waitlists() {
  const { t } = useTranslation("waitlist");
  const { own, open, token } = useLoaderData<typeof loader>();
  const result = useResultOf("join");
  return (
    <div className="max-w-2xl">
      <PageHeader title={t("pages.add")} lead={t("add.lead")} />
      {token && <Confirm token={token} />}
      {own.length > 0 && (
        <Section title={t("add.own")}>
          <ul className="flex flex-col gap-3">
            {own.map((entry) => (
              <Entry key={entry.listKey} entry={entry} />
            ))}
          </ul>
        </Section>
      )}
      {open.length > 0 && (
        <Section title={t("add.join")}>
          <PlainForm feature="waitlist" result={result}>
            <input type="hidden" name="act" value="join" />
            <SelectField name="feature" options={open} emptyLabel={open.length === 1 ? false : undefined} />
            <TextArea name="note" rows={3} maxLength={MAX_NOTE} isOptional />
            <SubmitButton className="btn-primary self-start">{t("add.submit")}</SubmitButton>
          </PlainForm>
        </Section>
      )}
      {own.length === 0 && open.length === 0 && <EmptyState title={t("add.none")} text={t("add.noneText")} />}
    </div>
  );
}
