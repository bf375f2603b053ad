/** The pictures of a new thing: chosen beside its form, sent one after the other once the thing has been made. */
import type { SubmissionResult } from "@conform-to/react";
import { useNavigate } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { FormWords } from "~/platform/forms/parse";
import { UnsavedGuard } from "../forms/unsaved-guard";
import { Link } from "../link";
import { Section } from "../section";
import { showToast } from "../toasts";
import { useWords } from "../use-words";
import { ImageQueue } from "./image-queue";
import type { CreationPartProps } from "./use-creation";
import { type ImageSlot, useImageQueue } from "./use-image-queue";

/** A thing that was made, and what follows. */
export interface Made {
  /** The endpoint that takes its pictures. */
  address: string;
  /** Where it leads. */
  to: string;
  /** Said there. */
  done: string;
}

export type Outcome = { made: Made } | { refused: SubmissionResult };

interface Words {
  title: string;
  lead?: string;
  /** Once the thing is there and pictures are left. */
  madeTitle: string;
  madeLead: string;
  goOn: string;
}

interface NewPicturesProps extends CreationPartProps {
  slots: readonly ImageSlot[];
  /** Makes the thing of a form that is right. */
  make(form: FormData, words: Omit<FormWords, "feature">): Promise<Outcome>;
  words: Words;
}

/** Makes the thing once, then sends what waits; called again it goes on from there. */
function useWork({ slots, make, create, report }: NewPicturesProps) {
  const { i18n } = useTranslation();
  const words = useWords();
  const navigate = useNavigate();
  const queue = useImageQueue(slots);
  const [made, setMade] = useState<Made | null>(null);
  const [isDone, setIsDone] = useState(false);
  const isBusy = useRef(false);
  const success = useRef<string | null>(null);
  const to = made?.to;
  const upload = async ({ address, done }: Made) => {
    if (!(await queue.send(address))) return;
    success.current = done;
    setIsDone(true);
  };
  create.current = async (form) => {
    if (isBusy.current || made) return;
    isBusy.current = true;
    report({ isSending: true });
    try {
      const outcome = await i18n
        .loadNamespaces("validation")
        .then(() => make(form, { locale: words.locale, t: words.say, exists: words.exists }))
        // What makes it didn't load: nothing was made, and another press tries again.
        .catch((): Outcome => ({ refused: { status: "error", error: { "": [words.say("media:queue.offline")] } } }));
      if ("refused" in outcome) return report({ isSending: false, result: outcome.refused });
      report({ isSending: false, isCreated: true, result: { status: "success" } });
      setMade(outcome.made);
      await upload(outcome.made);
    } finally {
      isBusy.current = false;
    }
  };
  const hasPictures = queue.items.length > 0;
  const firstUrl = queue.items.find(({ type }) => type === slots[0]?.type)?.preview;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when they change
  useEffect(() => report({ hasPictures, firstUrl }), [hasPictures, firstUrl]);
  // Said where it leads, however long that takes to open.
  useEffect(
    () => () => {
      if (success.current) showToast(success.current);
    },
    [],
  );
  // In an effect: by now nothing guards the form any more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: goes once
  useEffect(() => {
    if (isDone && to) navigate(to);
  }, [isDone, to]);
  return { queue, to, resume: made ? () => upload(made) : undefined };
}

/** The page needs the words `media`. */
export function NewPictures(props: NewPicturesProps) {
  const { slots, words } = props;
  const { queue, to, resume } = useWork(props);
  const isGoing = useRef(false);
  const place = useRef<HTMLDivElement>(null);
  const isCreated = resume !== undefined;
  useEffect(() => {
    if (isCreated) place.current?.focus();
  }, [isCreated]);
  return (
    <div ref={place} tabIndex={-1} className="max-w-2xl outline-none">
      <Section title={isCreated ? words.madeTitle : words.title} lead={isCreated ? words.madeLead : words.lead} className="mt-0!">
        <ImageQueue queue={queue} slots={slots} isInForm onUpload={resume} />
        {isCreated && to && !queue.isSending && (
          <Link to={to} className="btn mt-4">
            {words.goOn}
          </Link>
        )}
      </Section>
      {queue.items.length > 0 && <UnsavedGuard isGoing={isGoing} />}
    </div>
  );
}
