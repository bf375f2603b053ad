/** The front page: find a course, see what the product is, and join. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pageHandle } from "~/platform/pages/handle";
import { Blocks } from "../components/blocks";
import { Hero } from "../components/hero";
import { Join } from "../components/join";
import { LatestExperiences } from "../components/latest";
import { Numbers } from "../components/numbers";
import { TopCourses } from "../components/top-courses";
import { presentedParts, readHomeContent } from "../home.service.server";

export const handle = pageHandle("home", "index");

export async function loader({ context: { ctx } }: LoaderFunctionArgs) {
  return { ...(await readHomeContent(ctx)), isSignedIn: ctx.actor !== null, parts: presentedParts(ctx) };
}

export default function Home() {
  const { numbers, latest, top, vipThreshold, isSignedIn, parts } = useLoaderData<typeof loader>();
  return (
    <>
      <Hero />
      <Blocks parts={parts} />
      <LatestExperiences items={latest} />
      <TopCourses items={top} />
      <Numbers numbers={numbers} />
      <Join isSignedIn={isSignedIn} vipThreshold={vipThreshold} />
    </>
  );
}
