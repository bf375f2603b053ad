/** The transcript of this device: read once, kept with every change, and nothing sent. */
import { useEffect, useReducer, useState } from "react";
import { type Transcript, transcriptSchema } from "../gpa.schemas";
import { historyReducer, startHistory, withIds } from "./transcript-history";

const KEY = "hocam.gpa";

export type Keeping = "kept" | "notKept" | "damaged";

const EMPTY: Transcript = { version: 1, normal_load: null, terms: [] };

/** What is kept on this device. */
function readKept(): { transcript: Transcript; keeping: Keeping } {
  let text: string | null;
  try {
    text = localStorage.getItem(KEY);
  } catch {
    return { transcript: EMPTY, keeping: "notKept" };
  }
  if (text === null) return { transcript: EMPTY, keeping: "kept" };
  try {
    return { transcript: withIds(transcriptSchema.parse(JSON.parse(text))), keeping: "kept" };
  } catch {
    return { transcript: EMPTY, keeping: "damaged" };
  }
}

/** Edits, undo, redo, and whether the device keeps it. Another tab's changes are taken over, so that neither overwrites the other. */
export function useTranscript() {
  const [kept] = useState(readKept);
  const [history, act] = useReducer(historyReducer, kept.transcript, startHistory);
  const [keeping, setKeeping] = useState(kept.keeping);
  const { present } = history;

  useEffect(() => {
    if (present === kept.transcript) return;
    try {
      const text = JSON.stringify(present);
      if (localStorage.getItem(KEY) !== text) localStorage.setItem(KEY, text);
      setKeeping("kept");
    } catch {
      setKeeping("notKept");
    }
  }, [present, kept.transcript]);

  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key !== KEY || newValue === null) return;
      const { transcript, keeping: found } = readKept();
      if (found === "kept") act({ type: "open", transcript });
    };
    window.addEventListener("storage", follow);
    return () => window.removeEventListener("storage", follow);
  }, []);

  return { history, act, keeping };
}
