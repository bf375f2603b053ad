/** Asking the assistant, and one's conversations with it. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { readSettings } from "~/platform/settings.server";
import { actOnChat } from "../ai.acts.server";
import { chatPageQuery } from "../ai.schemas";
import { readChats } from "../chats.service.server";
import { ChatBar } from "../components/chat-bar";
import { ChatHead } from "../components/chat-head";
import { Composer } from "../components/composer";
import { Conversation } from "../components/conversation";
import { History } from "../components/history";
import { Suggestions } from "../components/suggestions";
import { type Asking, useAsking } from "../components/use-asking";
import { usedModel } from "../models.server";
import { suggestQuestions } from "../suggestions.service.server";

export const handle = pageHandle("ai", "chat");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = signedIn(context);
  const { q = "", find, ...filters } = chatPageQuery.parse(Object.fromEntries(new URL(request.url).searchParams));
  const [found, { assistantKeptDays: keptDays }, suggestions] = await Promise.all([
    readChats(ctx, { ...filters, q: find }),
    readSettings(ctx),
    filters.chat ? [] : suggestQuestions(ctx),
  ]);
  return { ...found, q, find: find ?? "", keptDays, suggestions, hasModel: (await usedModel(ctx)) !== null };
}

export const action = actOnChat;

/** What was asked since the page was loaded, until the page itself holds it. */
function useConversation() {
  const { open, answers } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const { turns, isBusy, ask, stop, forget } = useAsking((chatId) =>
    navigate(`/ai/chat?chat=${chatId}`, { replace: true, preventScrollReset: true }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page's own answers are there
  useEffect(() => {
    if (!isBusy) forget();
  }, [answers]);
  const chatId = open?.chatId ?? turns.at(-1)?.chatId ?? null;
  return { answers, turns, isBusy, stop, chatId, ask: (asking: Asking) => void ask(asking) };
}

export default function Chat() {
  const { t } = useTranslation("ai");
  const { open, chats, nextOlder, nextBefore, q, find, keptDays, suggestions, hasModel } = useLoaderData<typeof loader>();
  const { answers, turns, isBusy, stop, chatId, ask } = useConversation();
  const askNew = (question: string) => ask({ question, chatId });
  const isNew = answers.length === 0 && turns.length === 0;
  return (
    <div className="-my-6 flex min-h-[calc(100dvh-var(--stack))] flex-col sm:-my-8 lg:pe-76">
      <ChatBar isOpen={open !== null}>
        <History chats={chats} nextOlder={nextOlder} find={find} keptDays={keptDays} openId={open?.chatId ?? null} />
      </ChatBar>
      <div className="flex grow flex-col pt-4">
        {open && <ChatHead chatId={open.chatId} title={open.title} />}
        {open && nextBefore && (
          <Link to={`/ai/chat?chat=${open.chatId}&before=${nextBefore}`} className="btn btn-sm mt-3 self-center">
            {t("earlier")}
          </Link>
        )}
        {isNew && <p className="mt-auto max-w-prose text-lg">{t("lead")}</p>}
        <Conversation
          answers={answers}
          turns={turns}
          isBusy={isBusy}
          asking={{ chatId, onAsk: askNew }}
          onStop={stop}
          onAgain={({ question, answerId }) => (answerId ? ask({ question, answerId }) : askNew(question))}
        />
        {isNew && <Suggestions questions={suggestions} onAsk={askNew} />}
        <p className={`pt-4 pb-3 text-xs text-muted ${isNew ? "" : "mt-auto"}`}>{t(hasModel ? "limitsWithModel" : "limits")}</p>
      </div>
      <Composer chatId={chatId} q={q} onAsk={askNew} isBusy={isBusy} />
    </div>
  );
}
