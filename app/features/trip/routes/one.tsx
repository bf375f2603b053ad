/** One trip: its plan, its seats, who comes along. */

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ActionButton } from "~/kit/forms/action-button";
import { PageHeader } from "~/kit/page-header";
import { Section } from "~/kit/section";
import { DateText } from "~/kit/time";
import { Written } from "~/kit/written";
import { readForm, submitAdminForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { asAdmin } from "~/platform/session/signed-in.server";
import { TripFacts } from "../components/trip-facts";
import { TripForm } from "../components/trip-form";
import { tripActSchema, tripSchema } from "../trip.schemas";
import * as service from "../trip.service.server";

export { rereadAfterConflict as shouldRevalidate } from "~/kit/forms/version-field";

export const handle = pageHandle("trip", "one");

export async function loader({ params, context }: LoaderFunctionArgs) {
  const found = await service.readTrip(asAdmin(context), params.trip_id ?? "");
  return { ...found, title: found.trip.destination };
}

const works = { join: service.joinTrip, leave: service.leaveTrip, delete: service.deleteTrip };

export async function action(args: ActionFunctionArgs) {
  const tripId = args.params.trip_id ?? "";
  const here = `/trip/${tripId}`;
  const formData = await readForm(args.request);
  if (formData.has("act")) {
    return submitAdminForm(args, { schema: tripActSchema, feature: "trip", formData }, async ({ act }, ctx) => {
      await works[act](ctx, tripId);
      return redirectWithToast(args.context, act === "delete" ? "/trip/all" : here, `trip:toasts.${act}`);
    });
  }
  return submitAdminForm(args, { schema: tripSchema, feature: "trip", formData }, async (value, ctx) => {
    await service.editTrip(ctx, tripId, value);
    return redirectWithToast(args.context, here, "trip:toasts.saved");
  });
}

type Found = Pick<Awaited<ReturnType<typeof service.readTrip>>, "trip" | "isAhead">;

function SeatAct({ trip, isAhead }: Found) {
  const { t } = useTranslation("trip");
  if (!isAhead) return <p className="text-sm text-muted">{t("one.begun")}</p>;
  if (trip.isMine) {
    return (
      <ActionButton fields={{ act: "leave" }} className="btn-outline">
        {t("one.leave")}
      </ActionButton>
    );
  }
  if (trip.taken >= trip.capacity) return null;
  return (
    <ActionButton fields={{ act: "join" }} className="btn-primary">
      {t("one.join")}
    </ActionButton>
  );
}

export default function OneTrip() {
  const { t } = useTranslation("trip");
  const { t: kit } = useTranslation("kit");
  const { trip, people, isAhead } = useLoaderData<typeof loader>();
  const confirm = { title: t("one.deleteTitle"), text: t("one.deleteText"), confirmLabel: kit("acts.remove"), level: "error" as const };
  const remove = people.length === 0 && (
    <ActionButton fields={{ act: "delete" }} className="btn-sm btn-outline" confirm={confirm}>
      {kit("acts.remove")}
    </ActionButton>
  );
  return (
    <div className="max-w-2xl">
      <PageHeader
        title={trip.destination}
        breadcrumb={[{ label: t("pages.all"), to: "/trip/all" }, { label: trip.destination }]}
        act={<SeatAct trip={trip} isAhead={isAhead} />}
      >
        <TripFacts trip={trip} />
      </PageHeader>
      <Section title={t("fields.itinerary")}>
        <Written text={trip.itinerary} className="whitespace-pre-line" />
      </Section>
      <Section title={t("one.people")}>
        {people.length === 0 && <p>{t("one.nobody")}</p>}
        <ul className="divide-y divide-base-300">
          {people.map(({ userId, name, createdAt }) => (
            <li key={userId} className="flex flex-wrap items-baseline justify-between gap-x-3 py-2">
              <span>{name}</span>
              <span className="text-sm text-muted">
                <DateText at={createdAt} />
              </span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t("one.edit")} act={remove}>
        <TripForm key={trip.version} trip={trip} />
      </Section>
    </div>
  );
}
