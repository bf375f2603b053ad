/** Writing into the databank, or changing what one wrote. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { WriteFrame } from "~/features/courses/offered/write-frame";
import { readWritePage } from "~/features/courses/write-page.service.server";
import { submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { EntryForm } from "../components/entry-form";
import { entryEditSchema } from "../databank.schemas";
import { addEntry, editEntry, readEntryForm } from "../databank.service.server";

export const handle = pageHandle("databank", "add", ["courses"]);

export const loader = ({ request, context }: LoaderFunctionArgs) => {
  const ctx = signedIn(context);
  return readWritePage(ctx, new URL(request.url).searchParams, (id) => readEntryForm(ctx, id));
};

export const action = (args: ActionFunctionArgs) =>
  submitSignedInForm(args, { schema: entryEditSchema, feature: "databank" }, async ({ version, ...value }, ctx) => {
    const edited = new URL(args.request.url).searchParams.get("edit");
    if (edited) await editEntry(ctx, edited, { ...value, version });
    else await addEntry(ctx, value);
    return redirectWithToast(args.context, "/databank/personal", "databank:form.sent");
  });

export default function AddEntry() {
  const { t } = useTranslation("databank");
  const page = useLoaderData<typeof loader>();
  return (
    <WriteFrame feature="databank" page={page}>
      {({ course: { courseId }, ...form }) => (
        <EntryForm key={courseId} {...form} courseId={courseId} submitLabel={form.defaultValue ? t("form.save") : t("form.submit")} />
      )}
    </WriteFrame>
  );
}
