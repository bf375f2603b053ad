/** Asking the assistant, and one's conversations with it. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useNavigate } from "@remix-run/react";
import { type FormEvent, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useResultOf } from "~/kit/forms/act-form";
import { KeyField } from "~/kit/forms/key-field";
import { PlainForm } from "~/kit/forms/plain-form";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextField } from "~/kit/forms/text-field";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { readSettings } from "~/platform/settings.server";
import { actOnChat } from "../ai.acts.server";
import { MAX_QUESTION } from "../ai.limits";
import { chatFilters } from "../ai.schemas";
import { readChats } from "../chats.service.server";
import { ChatHead } from "../components/chat-head";
import { Conversation } from "../components/conversation";
import { History } from "../components/history";
import { type Asking, useAsking } from "../components/use-asking";
import { modelOf } from "../models.server";
import { sampleQuestions } from "../samples.server";

export const handle = pageHandle("ai", "chat");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = signedIn(context);
  const filters = chatFilters.parse(Object.fromEntries(new URL(request.url).searchParams));
  const [found, { assistantKeptDays: keptDays }] = await Promise.all([readChats(ctx, filters), readSettings(ctx)]);
  return { ...found, q: filters.q ?? "", keptDays, samples: sampleQuestions(ctx), hasModel: modelOf(ctx.env) !== null };
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
  const { open, chats, nextOlder, nextBefore, q, keptDays, samples, hasModel } = useLoaderData<typeof loader>();
  const { answers, turns, isBusy, stop, chatId, ask } = useConversation();
  const askNew = (question: string) => ask({ question, chatId });
  return (
    <div className="mx-auto max-w-5xl py-4 lg:grid lg:grid-cols-[minmax(0,1fr)_16rem] lg:gap-10">
      <div className="min-w-0">
        <PageHeader title={t("pages.chat")} lead={t("lead")} breadcrumb={[{ label: t("back"), to: "/" }]}>
          {chats.length > 0 && (
            <a href="#history" className="link w-fit text-sm lg:hidden">
              {t("history.title")}
            </a>
          )}
          {open && <ChatHead chatId={open.chatId} title={open.title} />}
        </PageHeader>
        {open && nextBefore && (
          <Link to={`/ai/chat?chat=${open.chatId}&before=${nextBefore}`} className="btn btn-sm">
            {t("earlier")}
          </Link>
        )}
        <Conversation
          answers={answers}
          turns={turns}
          isBusy={isBusy}
          onStop={stop}
          onAgain={({ question, answerId }) => (answerId ? ask({ question, answerId }) : askNew(question))}
        />
        <AskForm chatId={chatId} onAsk={askNew} isBusy={isBusy} />
        {answers.length === 0 && turns.length === 0 && <Suggestions samples={samples} onAsk={askNew} />}
        <p className="mt-6 text-sm text-muted">{t(hasModel ? "limitsWithModel" : "limits")}</p>
      </div>
      <History chats={chats} nextOlder={nextOlder} q={q} keptDays={keptDays} openId={open?.chatId ?? null} />
    </div>
  );
}

interface AskFormProps {
  chatId: string | null;
  isBusy: boolean;
  onAsk(question: string): void;
}

/** Streams the answer where scripts are; else the page comes back with it. What can't be a question is refused by the server. */
function AskForm({ chatId, isBusy, onAsk }: AskFormProps) {
  const { t } = useTranslation("ai");
  const result = useResultOf("ask");
  const [asked, setAsked] = useState(0);
  const send = (event: FormEvent<HTMLFormElement>) => {
    const question = String(new FormData(event.currentTarget).get("question") ?? "").trim();
    if (isBusy) return event.preventDefault();
    if (question.length < 2) return;
    event.preventDefault();
    onAsk(question);
    setAsked(asked + 1);
  };
  return (
    <PlainForm key={asked} feature="ai" result={result} isGuarded={false} className="gap-3!" onSend={send}>
      <input type="hidden" name="act" value="ask" />
      <KeyField />
      {chatId && <input type="hidden" name="chat_id" value={chatId} />}
      <TextField
        name="question"
        label={t("fields.question")}
        placeholder={t("placeholder")}
        maxLength={MAX_QUESTION}
        autoComplete="off"
        autoFocus={asked > 0}
      />
      <SubmitButton className="btn-primary self-start">{t("ask")}</SubmitButton>
    </PlainForm>
  );
}

/** Each asks its question with one press. */
function Suggestions({ samples, onAsk }: { samples: string[]; onAsk(question: string): void }) {
  const { t } = useTranslation("ai");
  const send = (event: FormEvent<HTMLFormElement>) => {
    const pressed = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    if (!pressed?.value) return;
    event.preventDefault();
    onAsk(pressed.value);
  };
  return (
    <section className="mt-6">
      <h2 className="text-sm font-semibold">{t("suggestions")}</h2>
      <form method="post" className="mt-2 flex flex-col items-start gap-2" onSubmit={send}>
        <input type="hidden" name="act" value="ask" />
        <KeyField />
        {samples.map((sample) => (
          <button key={sample} type="submit" name="question" value={sample} className="btn btn-sm h-auto py-1 text-start">
            {sample}
          </button>
        ))}
      </form>
    </section>
  );
}
