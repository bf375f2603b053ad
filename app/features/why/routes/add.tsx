/** Writing one; the writer's own department is known. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { addAction } from "~/engines/posts/pages.server";
import { PostWriting } from "~/kit/posts/post-writing";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { departmentName, listDepartments } from "../../departments/departments.service.server";
import { readProfile } from "../../profile/profile.service.server";
import { whys } from "../why.collection";

export const handle = pageHandle("why", "add", ["posts"]);

export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = signedIn(context);
  const [{ departmentId }, departments] = await Promise.all([readProfile(ctx), listDepartments(ctx)]);
  const names = departments.map((department) => departmentName(ctx, department));
  const own = departments.find((department) => department.departmentId === departmentId);
  return { suggestions: { department: [...new Set(names)] }, begins: own ? { department: departmentName(ctx, own) } : undefined };
}

export const action = addAction(whys);

export default function Add() {
  return <PostWriting collection={whys} {...useLoaderData<typeof loader>()} />;
}
