/** The front page of members: what concerns them first, each block only while there is something in it. */

import { useTranslation } from "react-i18next";
import { coursePath } from "~/features/catalog/offered/course-paths";
import { takePath } from "~/features/course-marks/offered/take-path";
import { OwnWorkList } from "~/features/overview/offered/own-work";
import { PollCard } from "~/features/poll/offered/poll-card";
import { VipMeter } from "~/features/vip/offered/vip-meter";
import { formatDate } from "~/kit/format";
import { Link } from "~/kit/link";
import { RepeatedItem } from "~/kit/repeated-item";
import { Section } from "~/kit/section";
import { useWords } from "~/kit/use-words";
import { dayAhead, startOfDay } from "~/platform/time";
import type { OwnHome as OwnHomeData } from "../home.service.server";
import { CourseSearch } from "./course-search";
import { EventLines } from "./event-lines";
import { LatestExperiences } from "./latest";
import { OwnThreads } from "./own-threads";
import { NextDays, TodayRows, withMark } from "./today-rows";
import { TodayStand } from "./today-stand";
import { useNow } from "./use-now";

type MoreProps = { to: string; children: string };

const More = ({ to, children }: MoreProps) => (
  <Link to={to} prefetch="intent" className="link py-1">
    {children}
  </Link>
);

/** Ways to begin for who has nothing planned. */
function WhereToBegin({ ways }: Pick<OwnHomeData, "ways">) {
  const { t } = useTranslation("home");
  return (
    <Section title={t("begin.title")} className="mt-6!">
      <ul className="-mt-3">
        {ways.map(({ name, to }) => (
          <li key={name} className="border-b border-base-300">
            <Link to={to} prefetch="intent" className="block py-2.5 hover:bg-base-200">
              <span className="font-medium">{t(`begin.${name}`)}</span>
              <span className="block text-sm text-muted">{t(`begin.${name}Text`)}</span>
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
      <ul className="divide-y divide-base-300 border-b border-base-300">
        {saved.map(({ courseCode, name }) => (
          <RepeatedItem key={courseCode} as="li" kind="saved course" of={{ courseCode, name }}>
            {() => (
              <Link to={coursePath(courseCode)} prefetch="intent" className="block py-2.5 hover:bg-base-200">
                <strong>{courseCode}</strong> <span>{name}</span>
              </Link>
            )}
          </RepeatedItem>
        ))}
      </ul>
    </Section>
  );
}

/** In the weeks of registration everybody wants to know where there is room. */
function RoomInSections({ until }: { until: string }) {
  const { t } = useTranslation("home");
  const { locale } = useWords();
  return (
    <Link to="/schedule/seats" prefetch="intent" className="mt-6 block border-s-4 border-primary bg-base-200 px-3 py-2.5">
      <span className="font-bold">{t("today.seats")}</span>
      <span className="block text-sm">{t("today.seatsUntil", { date: formatDate(startOfDay(until), locale, "day") })}</span>
    </Link>
  );
}

/** Courses, by their name and by what one may take. */
function FindCourses() {
  const { t } = useTranslation("home");
  return (
    <div className="mt-6">
      <CourseSearch isCompact />
      <Link to={takePath()} prefetch="intent" className="link mt-2 inline-block py-1">
        {t("take")}
      </Link>
    </div>
  );
}

function WhatOneWrote({ vip, work, poll }: Pick<OwnHomeData, "vip" | "work" | "poll">) {
  const { t } = useTranslation("home");
  return (
    <Section title={t("work.title")} act={<More to="/my-space?tab=private">{t("work.all")}</More>}>
      <div className="flex flex-col gap-3">
        <VipMeter vip={vip} />
        {work.length > 0 && <OwnWorkList items={work} />}
        <Link to="/courses/add" prefetch="intent" className={`btn w-fit ${vip.isVip || poll ? "" : "btn-primary"}`}>
          {t("work.add")}
        </Link>
      </div>
    </Section>
  );
}

export function OwnHome({ home }: { home: OwnHomeData }) {
  const { t } = useTranslation("home");
  const { firstName, days, ways, goingIds, on, threads, saved, vip, work, latest, poll, held, seatsUntil } = home;
  const now = useNow(home.now);
  const ahead = days.map(({ day, isToday, entries }) => ({ day, isToday, entries: entries.map(withMark) }));
  const isFree = held.length === 0 && ahead.every(({ entries }) => entries.length === 0);
  const lastDay = dayAhead(home.now, 6);
  const later = home.going.filter(({ day }) => day > lastDay);
  return (
    <>
      <TodayStand firstName={firstName} days={ahead} now={now} />
      <div className="grid gap-x-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div>
          {seatsUntil && <RoomInSections until={seatsUntil} />}
          {isFree && <FindCourses />}
          {isFree ? <WhereToBegin ways={ways} /> : <TodayRows days={ahead} now={now} held={held} />}
          <NextDays days={ahead} />
          {threads.length > 0 && <OwnThreads threads={threads} />}
          {later.length > 0 && (
            <EventLines title={t("events.mine")} all={{ to: "/event/personal", label: t("events.allMine") }} events={later} />
          )}
          {on.events.length > 0 && (
            <EventLines
              title={t(on.isThisWeek ? "events.week" : "events.next")}
              all={{ to: "/event/all", label: t("events.all") }}
              events={on.events}
              goingIds={goingIds}
            />
          )}
          {poll && <PollCard poll={poll} />}
        </div>
        <div>
          {!isFree && <FindCourses />}
          <WhatOneWrote vip={vip} work={work} poll={poll} />
          <Saved saved={saved} />
        </div>
      </div>
      <LatestExperiences items={latest} />
    </>
  );
}
