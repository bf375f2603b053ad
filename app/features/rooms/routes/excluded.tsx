/** Rooms that free rooms leave out: staff keep the list. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "~/kit/empty-state";
import { useResultOf } from "~/kit/forms/act-form";
import { ActionButton } from "~/kit/forms/action-button";
import { PlainForm } from "~/kit/forms/plain-form";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextField } from "~/kit/forms/text-field";
import { PageHeader } from "~/kit/page-header";
import { readForm, submitStaffForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import Undo from "~icons/lucide/undo-2";
import { excludeSchema, includeSchema } from "../rooms.schemas";
import { excludeRoom, includeRoom, readExcludedRooms } from "../rooms.service.server";

export const handle = pageHandle("rooms", "excluded");

const PAGE = "/schedule/rooms/excluded";

export const loader = async ({ context: { ctx } }: LoaderFunctionArgs) => ({ rooms: await readExcludedRooms(ctx) });

export async function action(args: ActionFunctionArgs) {
  const formData = await readForm(args.request);
  if (formData.get("act") === "include")
    return submitStaffForm(args, { schema: includeSchema, feature: "rooms", formData }, async ({ room_key }, ctx) => {
      await includeRoom(ctx, room_key);
      return redirectWithToast(args.context, PAGE, "rooms:excluded.removed");
    });
  return submitStaffForm(args, { schema: excludeSchema, feature: "rooms", formData }, async (value, ctx) => {
    await excludeRoom(ctx, value);
    return redirectWithToast(args.context, PAGE, "rooms:excluded.saved");
  });
}

export default function ExcludedRooms() {
  const { t } = useTranslation("rooms");
  const { rooms } = useLoaderData<typeof loader>();
  return (
    <div className="max-w-2xl">
      <PageHeader
        title={t("pages.excluded")}
        lead={t("excluded.lead")}
        breadcrumb={[{ label: t("pages.free"), to: "/schedule/rooms" }, { label: t("pages.excluded") }]}
      />
      <PlainForm feature="rooms" result={useResultOf(null)} isGuarded={false}>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField name="room_name" input={{ autoCapitalize: "characters", spellCheck: false }} />
          <TextField name="reason" />
        </div>
        <SubmitButton className="btn-primary self-start">{t("excluded.save")}</SubmitButton>
      </PlainForm>
      {rooms.length === 0 ? (
        <EmptyState title={t("excluded.none")} />
      ) : (
        <ul className="mt-6 divide-y divide-base-300 border-y border-base-300">
          {rooms.map(({ roomKey, name, reason }) => (
            <li key={roomKey} className="flex items-center justify-between gap-3 px-4 py-2">
              <span className="min-w-0 wrap-anywhere">
                <strong>{name}</strong> <span className="text-muted">{reason}</span>
              </span>
              <ActionButton fields={{ act: "include", room_key: roomKey }} label={t("excluded.undoLabel", { name })}>
                <Undo size={16} aria-hidden />
                {t("excluded.undo")}
              </ActionButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
