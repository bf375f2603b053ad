/** What a study room is, for whoever isn't in one yet. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { DoorOpen, type LucideIcon, MessageCircle, Timer } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Badge } from "~/kit/badge";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { Card, Section } from "~/kit/section";
import { pageHandle } from "~/platform/pages/handle";
import { Places } from "../components/room-facts";

export const handle = pageHandle("study-room", "demo");

export const loader = async ({ context: { ctx } }: LoaderFunctionArgs) => ({ isSignedIn: ctx.actor !== null });

const STEPS = [
  ["open", DoorOpen],
  ["focus", Timer],
  ["talk", MessageCircle],
] as const satisfies readonly (readonly [string, LucideIcon])[];

const EXAMPLE = { memberCount: 3, capacity: 6 };

function WayIn({ isSignedIn }: { isSignedIn: boolean }) {
  const { t } = useTranslation("study-room");
  if (isSignedIn) {
    return (
      <Link to="/study-room/all" className="btn btn-primary">
        {t("list.open")}
      </Link>
    );
  }
  return (
    <>
      <Link to={`/reception/login?next=${encodeURIComponent("/study-room/all")}`} className="btn btn-primary">
        {t("demo.login")}
      </Link>
      <Link to="/reception/register" className="btn">
        {t("demo.signUp")}
      </Link>
    </>
  );
}

export default function StudyRoomDemo() {
  const { t } = useTranslation("study-room");
  const { isSignedIn } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("pages.demo")} lead={t("demo.lead")} act={<WayIn isSignedIn={isSignedIn} />} />
      <ol className="grid gap-4 sm:grid-cols-3">
        {STEPS.map(([name, Icon]) => (
          <li key={name} className="rounded-box bg-base-200 p-4">
            <Icon size={28} aria-hidden className="mb-2 text-primary" />
            <h2 className="font-semibold">{t(`demo.steps.${name}.title`)}</h2>
            <p className="mt-1 text-base-content/80">{t(`demo.steps.${name}.text`)}</p>
          </li>
        ))}
      </ol>
      <Section title={t("demo.example")} className="max-w-md">
        <Card className="flex flex-col gap-2">
          <span className="flex flex-wrap gap-2">
            <Badge level="success">{t("states.open")}</Badge>
            <Badge level="primary">MATH119</Badge>
          </span>
          <strong className="text-lg">{t("demo.exampleTopic")}</strong>
          <span className="flex flex-wrap gap-x-4 text-sm text-base-content/80">
            <span className="tabular-nums">19:00–21:00</span>
            <Places {...EXAMPLE} />
            <span>{t("list.host", { name: t("demo.exampleHost") })}</span>
          </span>
          <p className="text-4xl font-bold tabular-nums" aria-hidden>
            18:42
          </p>
          <p className="text-sm text-base-content/80">
            {t("live.focus")} · {t("live.round", { round: 2 })}
          </p>
        </Card>
      </Section>
    </>
  );
}
