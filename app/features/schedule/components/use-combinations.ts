/** A search for combinations in a worker: begun, followed, given up. */
import { useCallback, useEffect, useRef, useState } from "react";
import type { AskedCombinations, Combinations } from "../combinations.rules";
import type { Said } from "../combinations.worker";
import type { Progress } from "../solver.rules";

export type Search = { kind: "none" } | { kind: "running"; progress: Progress | null } | { kind: "done"; answer: Combinations };

/** Null in a browser that has no workers, or isn't allowed this one. */
function newWorker(): Worker | null {
  try {
    return new Worker(new URL("../combinations.worker.ts", import.meta.url), { type: "module" });
  } catch {
    return null;
  }
}

export function useCombinations() {
  const [search, setSearch] = useState<Search>({ kind: "none" });
  const running = useRef<Worker | null>(null);
  const end = useCallback(() => {
    running.current?.terminate();
    running.current = null;
  }, []);
  useEffect(() => end, [end]);
  /** @param onFailure the browser runs no such worker */
  const start = (asked: AskedCombinations, onFailure: () => void) => {
    end();
    const worker = newWorker();
    if (!worker) return onFailure();
    running.current = worker;
    setSearch({ kind: "running", progress: null });
    worker.onmessage = ({ data }: MessageEvent<Said>) => {
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
  };
  const cancel = () => {
    end();
    setSearch({ kind: "none" });
  };
  return { search, start, cancel };
}
