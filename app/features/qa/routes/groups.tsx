/** The groups of the bank. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "~/kit/page-header";
import { Section } from "~/kit/section";
import { readForm, submitAdminForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { asAdmin } from "~/platform/session/signed-in.server";
import { GroupItem, NewGroup } from "../components/group-forms";
import { groupDeleteForm, groupEditForm, newGroupForm } from "../qa.schemas";
import { addGroup, deleteGroup, editGroup, readGroups } from "../qa.service.server";

export { rereadAfterConflict as shouldRevalidate } from "~/kit/forms/version-field";

export const handle = pageHandle("qa", "groups");

const PAGE = "/qa/groups";

export const loader = async ({ context }: LoaderFunctionArgs) => ({ groups: await readGroups(asAdmin(context)) });

export async function action(args: ActionFunctionArgs) {
  const formData = await readForm(args.request);
  const options = { feature: "qa", formData };
  const done = (toast: string) => redirectWithToast(args.context, PAGE, `qa:toasts.${toast}`);
  switch (formData.get("act")) {
    case "delete":
      return submitAdminForm(args, { ...options, schema: groupDeleteForm }, async ({ group_id }, ctx) => {
        await deleteGroup(ctx, group_id);
        return done("groupDeleted");
      });
    case "edit":
      return submitAdminForm(args, { ...options, schema: groupEditForm }, async ({ act: _, ...value }, ctx) => {
        await editGroup(ctx, value);
        return done("groupSaved");
      });
    default:
      return submitAdminForm(args, { ...options, schema: newGroupForm }, async ({ act: _, ...value }, ctx) => {
        await addGroup(ctx, value);
        return done("groupAdded");
      });
  }
}

export default function Groups() {
  const { t } = useTranslation("qa");
  const { groups } = useLoaderData<typeof loader>();
  const next = Math.max(0, ...groups.map(({ position }) => position)) + 1;
  return (
    <>
      <PageHeader
        title={t("pages.groups")}
        lead={t("groups.lead")}
        breadcrumb={[{ label: t("pages.all"), to: "/qa/all" }, { label: t("pages.groups") }]}
      />
      <div className="flex max-w-3xl flex-col gap-3">
        {groups.map((group) => (
          <GroupItem key={group.groupId} group={group} />
        ))}
      </div>
      <Section title={t("groups.add")}>
        <NewGroup key={groups.length} nextOrder={next} />
      </Section>
    </>
  );
}
