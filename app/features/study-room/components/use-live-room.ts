/** One room's connection for as long as its page is open. */
import { useEffect, useState, useSyncExternalStore } from "react";
import { Connection, type Surroundings } from "../live/connection";

const newId = () => crypto.randomUUID?.() ?? Math.random().toString(36).slice(2).padEnd(8, "0");

/** @param tab what this connection calls itself, for as long as it is there: a tab that the browser copied calls itself otherwise */
const surroundings = (roomId: string, tab: string): Surroundings => ({
  open: () => new WebSocket(`${window.location.origin.replace(/^http/, "ws")}/api/v1/study-room/${roomId}/live?tab=${tab}`),
  reading: () => performance.now(),
  later(work, ms) {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
  isOnline: () => navigator.onLine,
  chance: Math.random,
  newId,
});

export function useLiveRoom(roomId: string) {
  const [connection] = useState(() => new Connection(surroundings(roomId, newId())));
  useEffect(() => {
    const online = () => connection.connect();
    const offline = () => connection.disconnect();
    const seen = () => document.visibilityState === "visible" && connection.refresh();
    connection.connect();
    window.addEventListener("online", online);
    window.addEventListener("offline", offline);
    document.addEventListener("visibilitychange", seen);
    return () => {
      window.removeEventListener("online", online);
      window.removeEventListener("offline", offline);
      document.removeEventListener("visibilitychange", seen);
      connection.disconnect();
    };
  }, [connection]);
  const state = useSyncExternalStore(connection.subscribe, connection.state, connection.state);
  return { connection, state };
}
