/** What the assistant answers to everybody: sample questions, answered from what is public. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { pageHandle } from "~/platform/pages/handle";
import { askSamples } from "../ai.service.server";
import { shownExtract } from "../answering.server";
import { AnswerView } from "../components/answer-view";
import { sampleQuestions } from "../samples.server";

export const handle = pageHandle("ai", "demo");

export const loader = async ({ context: { ctx } }: LoaderFunctionArgs) => ({
  answers: (await askSamples(ctx, sampleQuestions(ctx))).map(shownExtract),
  isSignedIn: ctx.actor !== null,
});

export default function Demo() {
  const { t } = useTranslation("ai");
  const { answers, isSignedIn } = useLoaderData<typeof loader>();
  const ask = (
    <Link to={isSignedIn ? "/ai/chat" : "/reception/login?next=%2Fai%2Fchat"} className="btn btn-primary">
      {t(isSignedIn ? "ask" : "login")}
    </Link>
  );
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title={t("pages.demo")} lead={t("lead")} act={ask} />
      {answers.map((answer) => (
        <AnswerView key={answer.question} answer={answer} />
      ))}
      <p className="text-sm text-muted">{t("limits")}</p>
    </div>
  );
}
