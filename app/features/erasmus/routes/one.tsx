/** One semester abroad, with the courses that counted. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { actAction } from "~/engines/posts/pages.server";
import { PostPage } from "~/kit/posts/post-page";
import { Section } from "~/kit/section";
import { readForm, submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { EquivalenceTable } from "../components/equivalence-table";
import { SemesterBand, SemesterHead, SemesterNotes } from "../components/semester-head";
import { erasmus } from "../erasmus.collection";
import { equivalenceSchema } from "../erasmus.schemas";
import { addEquivalence, readSemester, removeEquivalence } from "../erasmus.service.server";

export const handle = pageHandle("erasmus", "one", ["posts"]);

const removalSchema = z.object({ key: z.coerce.number().int() });

/** Only its author needs it. */
const CourseForm = lazy(() => import("../components/course-form"));

export async function loader({ context: { ctx }, params }: LoaderFunctionArgs) {
  const semester = await readSemester(ctx, params.erasmus_id ?? "");
  return { ...semester, title: semester.post.title, isMember: ctx.actor !== null };
}

export async function action(args: ActionFunctionArgs) {
  const formData = await readForm(args.request);
  const act = formData.get("act");
  const postId = args.params.erasmus_id ?? "";
  const here = `/erasmus/one/${postId}`;
  if (act === "add-course") {
    formData.delete("act");
    return submitSignedInForm(args, { schema: equivalenceSchema, feature: "erasmus", formData }, async (value, ctx) => {
      await addEquivalence(ctx, postId, value);
      return redirectWithToast(args.context, here, "erasmus:equivalences.added");
    });
  }
  if (act === "remove-course") {
    return submitSignedInForm(args, { schema: removalSchema, feature: "erasmus", formData }, async ({ key }, ctx) => {
      await removeEquivalence(ctx, key);
      return redirectWithToast(args.context, here, "erasmus:equivalences.removed");
    });
  }
  return actAction(erasmus)(args, formData);
}

export default function Semester() {
  const { t } = useTranslation("erasmus");
  const { equivalences, usual, countryName, code, ...page } = useLoaderData<typeof loader>();
  const { post } = page;
  const { isMine } = post;
  return (
    <PostPage
      collection={erasmus}
      {...page}
      band={<SemesterBand post={post} countryName={countryName} code={code} />}
      head={<SemesterHead post={post} countryName={countryName} usual={usual} />}
      attachment={<SemesterNotes details={post.details} />}
    >
      <Section title={t("equivalences.title")}>
        {equivalences.length === 0 ? <p>{t("equivalences.none")}</p> : <EquivalenceTable rows={equivalences} canRemove={isMine} />}
        {isMine && (
          <Suspense>
            <CourseForm key={equivalences.length} />
          </Suspense>
        )}
      </Section>
    </PostPage>
  );
}
