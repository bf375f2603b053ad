/** Writing about a course, or changing what one wrote. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { letterGrades } from "@schema/courses";
import { submitSignedInForm } from "~/platform/forms/submit.server";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { ExperienceForm } from "../components/experience-form";
import { experienceSchema } from "../courses.schemas";
import { addExperience, editExperience, readOwnForm } from "../experiences.service.server";
import { WriteFrame } from "../offered/write-frame";
import { readWritePage } from "../write-page.service.server";

export const handle = pageHandle("courses", "add");

export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  const ctx = signedIn(context);
  const page = await readWritePage(ctx, new URL(request.url).searchParams, (id) => readOwnForm(ctx, id));
  return { page, grades: letterGrades };
};

export const action = (args: ActionFunctionArgs) =>
  submitSignedInForm(args, { schema: experienceSchema, feature: "courses" }, async (value, ctx) => {
    const edited = new URL(args.request.url).searchParams.get("edit");
    if (edited) await editExperience(ctx, edited, value);
    else await addExperience(ctx, value);
    return redirect("/courses/add/result");
  });

export default function AddExperience() {
  const { page, grades } = useLoaderData<typeof loader>();
  return (
    <WriteFrame feature="courses" page={page}>
      {({ course: { courseId }, instructors, terms, defaultValue }) => (
        <ExperienceForm
          key={courseId}
          courseId={courseId}
          instructors={instructors}
          terms={terms}
          grades={grades}
          defaultValue={defaultValue}
        />
      )}
    </WriteFrame>
  );
}
