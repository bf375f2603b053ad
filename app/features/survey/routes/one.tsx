/** One survey: its questions to answer, or its results. */
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PostPage } from "~/kit/posts/post-page";
import { pageHandle } from "~/platform/pages/handle";
import { AnswerForm } from "../components/answer-form";
import { FoldedQuestions } from "../components/preview";
import { Responses } from "../components/responses";
import { Results } from "../components/results";
import { useForgetAnswers } from "../components/use-answers";
import { surveyPosts } from "../survey.collection";
import { oneAction, oneLoader } from "../survey.pages.server";

export const handle = pageHandle("survey", "one", ["posts"]);
export const loader = oneLoader;
export const action = oneAction;

/** Why there is nothing to answer; null where there is. */
function useStanding({
  canAnswer,
  hasAnswered,
  isClosed,
  isForThem,
}: Pick<ReturnType<typeof useLoaderData<typeof loader>>, "canAnswer" | "hasAnswered" | "isClosed" | "isForThem">) {
  const { t } = useTranslation("survey");
  if (canAnswer) return null;
  if (hasAnswered) return t("answer.thanks");
  if (isClosed) return t("answer.closed");
  return isForThem ? null : t("answer.notForYou");
}

export default function One() {
  const { post, questions, mode, results, isFinal, isLive, answeredAtLeast, responses, ...standing } = useLoaderData<typeof loader>();
  const note = useStanding(standing);
  useForgetAnswers(post.postId, standing.hasAnswered);
  return (
    <PostPage
      collection={surveyPosts}
      post={post}
      isMember
      attachment={
        <>
          {note && (
            <p role="status" className="mt-6 rounded-box bg-base-200 p-4">
              {note}
            </p>
          )}
          {standing.canAnswer ? (
            <AnswerForm surveyId={post.postId} mode={mode} questions={questions} />
          ) : (
            <FoldedQuestions questions={questions} />
          )}
        </>
      }
    >
      {results && <Results surveyId={post.postId} results={results} isFinal={isFinal} isLive={isLive} answeredAtLeast={answeredAtLeast} />}
      <Responses questions={questions} responses={responses} />
    </PostPage>
  );
}
