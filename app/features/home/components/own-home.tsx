/** The front page of members: what concerns them first, each block only while there is something in it. */

import { useTranslation } from "react-i18next";
import { coursePath } from "~/features/catalog/offered/course-paths";
import { OwnWorkList } from "~/features/overview/offered/own-work";
import { PollCard } from "~/features/poll/offered/poll-card";
import { VipMeter } from "~/features/vip/offered/vip-meter";
import { Link } from "~/kit/link";
import { RepeatedItem } from "~/kit/repeated-item";
import { Section } from "~/kit/section";
import type { OwnHome as OwnHomeData } from "../home.service.server";
import { CourseSearch } from "./course-search";
import { EventLines } from "./event-lines";
import { LatestExperiences } from "./latest";
import { OwnThreads } from "./own-threads";

type MoreProps = { to: string; children: string };

const More = ({ to, children }: MoreProps) => (
  <Link to={to} prefetch="intent" className="link py-1">
    {children}
  </Link>
);

/** Ways to begin for who has neither joined, saved nor written anything. */
function WhereToBegin() {
  const { t } = useTranslation("home");
  const ways = [
    ["save", "/catalog/all"],
    ["go", "/event/all"],
    ["follow", "/thread/all"],
    ["write", "/courses/add"],
  ] as const;
  return (
    <Section title={t("begin.title")} className="mt-6!">
      <ul className="divide-y divide-base-300 rounded-box border border-base-300">
        {ways.map(([name, to]) => (
          <li key={name}>
            <Link to={to} prefetch="intent" className="block px-4 py-3 hover:bg-base-200">
              <span className="font-medium">{t(`begin.${name}`)}</span>
              <span className="block text-sm text-base-content/80">{t(`begin.${name}Text`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Saved({ saved }: Pick<OwnHomeData, "saved">) {
  const { t } = useTranslation("home");
  if (saved.length === 0) return null;
  return (
    <Section title={t("saved.title")} act={<More to="/catalog/favorites">{t("saved.all")}</More>}>
      <ul className="divide-y divide-base-300 rounded-box border border-base-300">
        {saved.map(({ courseCode, name }) => (
          <RepeatedItem key={courseCode} as="li" kind="saved course" of={{ courseCode, name }}>
            {() => (
              <Link to={coursePath(courseCode)} prefetch="intent" className="block px-4 py-2.5 hover:bg-base-200">
                <strong className="text-primary">{courseCode}</strong> <span className="wrap-anywhere">{name}</span>
              </Link>
            )}
          </RepeatedItem>
        ))}
      </ul>
    </Section>
  );
}

function WhatOneWrote({ vip, work }: Pick<OwnHomeData, "vip" | "work">) {
  const { t } = useTranslation("home");
  return (
    <Section title={t("work.title")} act={<More to="/my-space?tab=private">{t("work.all")}</More>}>
      <div className="flex flex-col gap-3">
        <VipMeter vip={vip} />
        {work.length > 0 && <OwnWorkList items={work} />}
        <Link to="/courses/add" prefetch="intent" className={`btn w-fit ${vip.isVip ? "" : "btn-primary"}`}>
          {t("work.add")}
        </Link>
      </div>
    </Section>
  );
}

export function OwnHome({ home }: { home: OwnHomeData }) {
  const { t } = useTranslation("home");
  const { firstName, going, goingIds, on, threads, saved, vip, work, latest, poll } = home;
  const isNew = going.length + threads.length + saved.length + work.length === 0;
  return (
    <>
      <header className="flex flex-col gap-4">
        <h1 className="text-2xl font-bold tracking-tight wrap-anywhere sm:text-3xl">{t("hello", { name: firstName })}</h1>
        <CourseSearch isCompact />
      </header>
      <div className="grid gap-x-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div>
          {isNew && <WhereToBegin />}
          {going.length > 0 && (
            <EventLines title={t("events.mine")} all={{ to: "/event/personal", label: t("events.allMine") }} events={going} />
          )}
          {on.events.length > 0 && (
            <EventLines
              title={t(on.isThisWeek ? "events.week" : "events.next")}
              all={{ to: "/event/all", label: t("events.all") }}
              events={on.events}
              goingIds={goingIds}
            />
          )}
          {threads.length > 0 && <OwnThreads threads={threads} />}
          {poll && <PollCard poll={poll} />}
        </div>
        <div>
          <WhatOneWrote vip={vip} work={work} />
          <Saved saved={saved} />
        </div>
      </div>
      <LatestExperiences items={latest} />
    </>
  );
}
