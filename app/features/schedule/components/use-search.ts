/** A search in a worker: begun, followed, given up. */
import { useCallback, useEffect, useRef, useState } from "react";
import type { Said } from "../searching";
import type { Progress } from "../solver.rules";

export type Search<Answer> = { kind: "none" } | { kind: "running"; progress: Progress | null } | { kind: "done"; answer: Answer };

/** Null in a browser that has no workers, or isn't allowed this one. */
function started(newWorker: () => Worker): Worker | null {
  try {
    return newWorker();
  } catch {
    return null;
  }
}

/** @param newWorker always the same */
export function useSearch<Asked, Answer>(newWorker: () => Worker) {
  const [search, setSearch] = useState<Search<Answer>>({ kind: "none" });
  const running = useRef<Worker | null>(null);
  const end = useCallback(() => {
    running.current?.terminate();
    running.current = null;
  }, []);
  useEffect(() => end, [end]);
  /** @param onFailure the browser runs no such worker */
  const start = useCallback(
    (asked: Asked, onFailure: () => void) => {
      end();
      const worker = started(newWorker);
      if (!worker) return onFailure();
      running.current = worker;
      setSearch({ kind: "running", progress: null });
      worker.onmessage = ({ data }: MessageEvent<Said<Answer>>) => {
        if ("progress" in data) return setSearch({ kind: "running", progress: data.progress });
        end();
        setSearch({ kind: "done", answer: data.answer });
      };
      worker.onerror = (event) => {
        event.preventDefault();
        end();
        setSearch({ kind: "none" });
        onFailure();
      };
      worker.postMessage(asked);
    },
    [newWorker, end],
  );
  const cancel = () => {
    end();
    setSearch({ kind: "none" });
  };
  return { search, start, cancel };
}
