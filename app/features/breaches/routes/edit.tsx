/** Changing an entry of the breach log. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useResultOf } from "~/kit/forms/act-form";
import { PageHeader } from "~/kit/page-header";
import { submitAdminForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { asAdmin } from "~/platform/session/signed-in.server";
import { localTime } from "~/platform/time";
import { breachChangeSchema } from "../breaches.schemas";
import { editBreach, readBreach } from "../breaches.service.server";
import { BreachForm } from "../components/breach-form";

export { rereadAfterConflict as shouldRevalidate } from "~/kit/forms/version-field";

export const handle = pageHandle("breaches", "edit");

/** A moment as its two fields have it. */
function typed<const Name extends string>(name: Name, at: number | null) {
  const { date, time } = at === null ? { date: "", time: "" } : localTime(at);
  return { [`${name}_day`]: date, [`${name}_time`]: time };
}

export async function loader({ params, context }: LoaderFunctionArgs) {
  const breach = await readBreach(asAdmin(context), params.breach_id ?? "");
  const number = (count: number | null) => (count === null ? "" : String(count));
  const values = {
    ...typed("started", breach.startedAt),
    ...typed("ended", breach.endedAt),
    ...typed("detected", breach.detectedAt),
    ...typed("known", breach.knownAt),
    ...typed("board_told", breach.boardToldAt),
    ...typed("people_told", breach.peopleToldAt),
    what: breach.what,
    kinds: breach.kinds,
    data_kinds: breach.dataKinds,
    people_kinds: breach.peopleKinds,
    people_count: number(breach.peopleCount),
    record_count: number(breach.recordCount),
    consequences: breach.consequences,
    measures: breach.measures,
    board: breach.board,
    board_reason: breach.boardReason,
    delay_reason: breach.delayReason,
    people: breach.people,
    people_reason: breach.peopleReason,
  };
  return { breachId: breach.breachId, version: breach.version, values };
}

export const action = (args: ActionFunctionArgs) =>
  submitAdminForm(args, { schema: breachChangeSchema, feature: "breaches" }, async (value, ctx) => {
    const breachId = args.params.breach_id ?? "";
    await editBreach(ctx, breachId, value);
    return redirectWithToast(args.context, `/admin/breaches/${breachId}`, "breaches:toasts.saved");
  });

export default function EditBreach() {
  const { t } = useTranslation("breaches");
  const { breachId, version, values } = useLoaderData<typeof loader>();
  const breadcrumb = [
    { label: t("pages.all"), to: "/admin/breaches" },
    { label: t("pages.one"), to: `/admin/breaches/${breachId}` },
    { label: t("pages.edit") },
  ];
  return (
    <div className="max-w-3xl">
      <PageHeader title={t("pages.edit")} breadcrumb={breadcrumb} />
      <BreachForm result={useResultOf(null)} defaultValue={values} version={version} />
    </div>
  );
}
