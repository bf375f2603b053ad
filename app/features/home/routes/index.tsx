/** The front page: for guests what there is and how to join, for members what concerns them. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requireSignedIn } from "~/platform/access/roles";
import { pageHandle } from "~/platform/pages/handle";
import { Blocks } from "../components/blocks";
import { EventLines } from "../components/event-lines";
import { Hero } from "../components/hero";
import { Join } from "../components/join";
import { LatestExperiences } from "../components/latest";
import { Numbers } from "../components/numbers";
import { OwnHome } from "../components/own-home";
import { TopCourses } from "../components/top-courses";
import { presentedParts, readHomeContent, readOwnHome } from "../home.service.server";

export const handle = pageHandle("home", "index", ["vip", "poll", "overview"]);

export async function loader({ context: { ctx } }: LoaderFunctionArgs) {
  return ctx.actor
    ? { own: await readOwnHome(requireSignedIn(ctx)), open: null }
    : { own: null, open: { ...(await readHomeContent(ctx)), parts: presentedParts(ctx) } };
}

export default function Home() {
  const { t } = useTranslation("home");
  const { own, open } = useLoaderData<typeof loader>();
  if (own) return <OwnHome home={own} />;
  const { numbers, hiddenNumbers, on, latest, top, vipThreshold, parts } = open;
  return (
    <>
      <Hero />
      <LatestExperiences items={latest} />
      {on.events.length > 0 && (
        <EventLines
          title={t(on.isThisWeek ? "events.week" : "events.next")}
          all={{ to: "/event/all", label: t("events.all") }}
          events={on.events}
        />
      )}
      <Blocks parts={parts} />
      <TopCourses items={top} />
      <Numbers numbers={numbers} hidden={hiddenNumbers} />
      <Join vipThreshold={vipThreshold} />
    </>
  );
}
