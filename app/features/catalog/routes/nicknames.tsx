/** What students call courses: the list by which the search spells nicknames out. */
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
import X from "~icons/lucide/x";
import { nicknameSchema, removeNicknameSchema } from "../nicknames.schemas";
import { readNicknames, removeNickname, setNickname } from "../nicknames.service.server";

export const handle = pageHandle("catalog", "nicknames", ["upkeep"]);

const PAGE = "/catalog/nicknames";

export const loader = async ({ context: { ctx } }: LoaderFunctionArgs) => ({ nicknames: await readNicknames(ctx) });

export async function action(args: ActionFunctionArgs) {
  const formData = await readForm(args.request);
  if (formData.get("act") === "remove")
    return submitStaffForm(args, { schema: removeNicknameSchema, feature: "catalog", formData }, async ({ nickname }, ctx) => {
      await removeNickname(ctx, nickname);
      return redirectWithToast(args.context, PAGE, "upkeep:nicknames.removed");
    });
  return submitStaffForm(args, { schema: nicknameSchema, feature: "catalog", formData }, async (value, ctx) => {
    await setNickname(ctx, value);
    return redirectWithToast(args.context, PAGE, "upkeep:nicknames.saved");
  });
}

function RemoveNickname({ nickname }: { nickname: string }) {
  const { t: upkeep } = useTranslation("upkeep");
  return (
    <ActionButton fields={{ act: "remove", nickname }} label={upkeep("nicknames.remove", { nickname })}>
      <X size={16} aria-hidden />
    </ActionButton>
  );
}

export default function Nicknames() {
  const { t } = useTranslation("catalog");
  const { t: upkeep } = useTranslation("upkeep");
  const { nicknames } = useLoaderData<typeof loader>();
  return (
    <div className="max-w-2xl">
      <PageHeader
        title={t("pages.nicknames")}
        lead={upkeep("nicknames.lead")}
        breadcrumb={[{ label: t("pages.analytics"), to: "/catalog/analytics" }, { label: t("pages.nicknames") }]}
      />
      <PlainForm feature="catalog" result={useResultOf(null)} isGuarded={false}>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField name="nickname" input={{ autoCapitalize: "none", spellCheck: false }} />
          <TextField name="replacement" input={{ autoCapitalize: "none", spellCheck: false }} />
        </div>
        <SubmitButton className="btn-primary self-start">{upkeep("nicknames.save")}</SubmitButton>
      </PlainForm>
      {nicknames.length === 0 ? (
        <EmptyState title={upkeep("nicknames.none")} />
      ) : (
        <ul className="mt-6 divide-y divide-base-300 border-y border-base-300">
          {nicknames.map(({ nickname, replacement }) => (
            <li key={nickname} className="flex items-center justify-between gap-3 px-4 py-2">
              <span className="min-w-0">
                <strong>{nickname}</strong> → {replacement}
              </span>
              <RemoveNickname nickname={nickname} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
