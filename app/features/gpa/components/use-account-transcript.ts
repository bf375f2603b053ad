/** The transcript of an account: edited on this device, saved by itself, and asked about when another device was first. */
import { type MutableRefObject, useCallback, useEffect, useReducer, useRef, useState } from "react";
import type { SavedTranscriptAnswer, Transcript } from "../gpa.schemas";
import { areSame, EMPTY_TRANSCRIPT, whenAccountAnswers } from "../saved-transcript.rules";
import { type AccountAnswer, readAccount, removeFromAccount, saveToAccount } from "./account-calls";
import { type AccountAct, accountReducer, savingOf } from "./account-state";
import { type AccountCopy, COPY_KEY, readCopy, readDevice, store } from "./stored-transcripts";
import { type HistoryAct, historyReducer, startHistory, withIds } from "./transcript-history";

/** Saved so long after the last edit. */
const PAUSE_MS = 1500;

type Act = (act: HistoryAct) => void;
type Tell = (act: AccountAct) => void;

const opened = (kept: SavedTranscriptAnswer): Transcript => withIds(kept.transcript ?? EMPTY_TRANSCRIPT);

/** Says what an answer other than the expected one means; gives what the account keeps otherwise. */
function keptIn(answer: AccountAnswer, tell: Tell): SavedTranscriptAnswer | null {
  if (answer.kind === "kept" || answer.kind === "stale") return answer.kept;
  tell(answer.kind === "refused" ? { type: "refused", reason: answer.reason } : { type: answer.kind });
  return null;
}

/** Compares what the device holds with what the account keeps, and goes on from there. */
function meet(held: AccountCopy, kept: SavedTranscriptAnswer, act: Act, tell: Tell): void {
  const verdict = whenAccountAnswers(held, kept);
  if (verdict === "ask") tell({ type: "ask", other: kept });
  if (verdict === "save") tell({ type: "holds", version: kept.version, transcript: null });
  if (verdict !== "account") return;
  const isSame = areSame(held.transcript, kept.transcript ?? EMPTY_TRANSCRIPT);
  const transcript = isSame ? held.transcript : opened(kept);
  if (!isSame) act({ type: "open", transcript });
  tell({ type: "holds", version: kept.version, transcript });
}

/** What is on this device for this account; another account's copy is nobody's business. */
function startingCopy(owner: string): AccountCopy {
  const copy = readCopy();
  if (copy?.owner === owner) return copy;
  return { owner, transcript: EMPTY_TRANSCRIPT, version: 0, isSaved: true, isOfferAnswered: false };
}

/** Runs when a connection, or the page itself, is back. */
function useReturn(work: () => void): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") work();
    };
    window.addEventListener("online", work);
    document.addEventListener("visibilitychange", look);
    return () => {
      window.removeEventListener("online", work);
      document.removeEventListener("visibilitychange", look);
    };
  }, [work]);
}

/** Takes over what another tab of this browser saved, unless this one has changes of its own: those ask the account. */
function useOtherTabs(held: MutableRefObject<AccountCopy>, act: Act, tell: Tell): void {
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      const copy = key === COPY_KEY && newValue !== null ? readCopy() : null;
      if (copy?.owner !== held.current.owner || !copy.isSaved || !held.current.isSaved) return;
      act({ type: "open", transcript: copy.transcript });
      tell({ type: "holds", version: copy.version, transcript: copy.transcript });
    };
    window.addEventListener("storage", follow);
    return () => window.removeEventListener("storage", follow);
  }, [held, act, tell]);
}

/** @param owner the user id of the account */
export function useAccountTranscript(owner: string) {
  const [start] = useState(() => startingCopy(owner));
  const [device] = useState(() => readDevice().transcript);
  const [isOfferAnswered, setOfferAnswered] = useState(start.isOfferAnswered);
  const [history, act] = useReducer(historyReducer, start.transcript, startHistory);
  const [account, tell] = useReducer(accountReducer, {
    base: { version: start.version, transcript: start.isSaved ? start.transcript : null },
    status: "loading",
    reason: "",
    other: null,
  });
  const { present } = history;
  const { base, status, other } = account;
  const isSaved = present === base.transcript;
  const copy: AccountCopy = { owner, transcript: present, version: base.version, isSaved, isOfferAnswered };
  const latest = useRef(copy);
  latest.current = copy;
  const [isOnDevice, setOnDevice] = useState(true);

  const { version } = base;
  useEffect(() => {
    setOnDevice(store(COPY_KEY, { owner, transcript: present, version, isSaved, isOfferAnswered }));
  }, [owner, present, version, isSaved, isOfferAnswered]);

  useEffect(() => {
    if (status !== "loading") return;
    let isOver = false;
    readAccount(owner).then((answer) => {
      const kept = isOver ? null : keptIn(answer, tell);
      if (kept) meet(latest.current, kept, act, tell);
    });
    return () => {
      isOver = true;
    };
  }, [owner, status]);

  // Sent once and not kept: only another edit, or coming back, sends it again.
  const failed = useRef<Transcript | null>(null);
  const isWaiting = status !== "loading" && status !== "sending" && !other && !isSaved && failed.current !== present;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(async () => {
      tell({ type: "send" });
      const answer = await saveToAccount(owner, present, version);
      failed.current = answer.kind === "kept" || answer.kind === "stale" ? null : present;
      const kept = keptIn(answer, tell);
      if (!kept) return;
      // A save whose answer was lost is found again as one's own.
      if (answer.kind === "kept" || areSame(present, kept.transcript ?? EMPTY_TRANSCRIPT))
        tell({ type: "holds", version: kept.version, transcript: present });
      else tell({ type: "ask", other: kept });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [owner, isWaiting, present, version]);

  const comeBack = useCallback(() => {
    failed.current = null;
    tell({ type: "load" });
  }, []);
  useReturn(comeBack);
  useOtherTabs(latest, act, tell);

  const choose = (isDevice: boolean) => {
    if (!other) return;
    const theirs = opened(other);
    act({ type: "edit", change: () => theirs });
    if (isDevice) act({ type: "edit", change: () => present });
    tell({ type: "holds", version: other.version, transcript: theirs });
  };
  const answerOffer = (isTaken: boolean) => {
    if (isTaken) act({ type: "edit", change: () => withIds(device) });
    setOfferAnswered(true);
  };
  const remove = async () => {
    const kept = keptIn(await removeFromAccount(owner), tell);
    if (!kept) return;
    act({ type: "open", transcript: EMPTY_TRANSCRIPT });
    tell({ type: "holds", version: kept.version, transcript: EMPTY_TRANSCRIPT });
  };
  const isOffered = !isOfferAnswered && device.terms.length > 0 && status !== "loading" && !other && !areSame(device, present);
  const saving = savingOf(account, present);
  return { history, act, saving, account, isOnDevice, offered: isOffered ? device : null, choose, answerOffer, remove };
}

export type AccountTranscript = ReturnType<typeof useAccountTranscript>;
