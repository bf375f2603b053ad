/** The transcript of this device: read once, kept with every change, and nothing sent. */
import { useEffect, useReducer, useState } from "react";
import { DEVICE_KEY } from "../offered/device-key";
import { readDevice, store } from "./stored-transcripts";
import { historyReducer, startHistory } from "./transcript-history";

/** Edits, undo, redo, and whether the device keeps it. Another tab's changes are taken over, so that neither overwrites the other. */
export function useTranscript() {
  const [kept] = useState(readDevice);
  const [history, act] = useReducer(historyReducer, kept.transcript, startHistory);
  const [keeping, setKeeping] = useState(kept.keeping);
  const { present } = history;

  useEffect(() => {
    if (present !== kept.transcript) setKeeping(store(DEVICE_KEY, present) ? "kept" : "notKept");
  }, [present, kept.transcript]);

  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key !== DEVICE_KEY || newValue === null) return;
      const { transcript, keeping: found } = readDevice();
      if (found === "kept") act({ type: "open", transcript });
    };
    window.addEventListener("storage", follow);
    return () => window.removeEventListener("storage", follow);
  }, []);

  return { history, act, keeping };
}
