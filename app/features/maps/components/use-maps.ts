/** Loads the maps while a component is there, and says how far that is. */
import { useEffect, useState } from "react";
import type { MapSetup } from "~/platform/places.server";
import { loadMaps, type MapLibraries, MapsError, type MapsProblem } from "../loader";

export type MapsState = { is: "loading" } | { is: "failed"; problem: MapsProblem } | { is: "ready"; libraries: MapLibraries };

/** Google calls this function when it refuses the key, after everything has loaded. */
const AUTH_FAILURE = "gm_authFailure";

export function useMaps(setup: MapSetup) {
  const [state, setState] = useState<MapsState>({ is: "loading" });
  const [attempt, setAttempt] = useState(0);
  const wanted = JSON.stringify(setup);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    let isHere = true;
    const fail = (problem: MapsProblem) => isHere && setState({ is: "failed", problem });
    setState({ is: "loading" });
    Object.assign(window, { [AUTH_FAILURE]: () => fail("couldNotLoad") });
    loadMaps(JSON.parse(wanted)).then(
      (libraries) => isHere && setState({ is: "ready", libraries }),
      (failed) => fail(failed instanceof MapsError ? failed.problem : "couldNotLoad"),
    );
    return () => {
      isHere = false;
    };
  }, [wanted, attempt]);
  return { state, tryAgain: () => setAttempt(attempt + 1) };
}
