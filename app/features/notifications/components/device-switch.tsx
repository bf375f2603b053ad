/** Turns pushes to this device on and off; the browser asks for its permission after the click, never before. */
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { showToast } from "~/kit/toasts";
import { type DeviceState, deviceState, turnOff, turnOn } from "./device-pushes";

interface DeviceSwitchProps {
  /** The site's, for the browser. */
  publicKey: string;
}

export function DeviceSwitch({ publicKey }: DeviceSwitchProps) {
  const { t, i18n } = useTranslation("notifications");
  const [state, setState] = useState<DeviceState | null>(null);
  const [isPending, setIsPending] = useState(false);
  useEffect(() => {
    deviceState().then(setState, () => setState("off"));
  }, []);
  const run = async (work: () => Promise<DeviceState>) => {
    setIsPending(true);
    await work().then(setState, () => showToast(t("push.failed"), "error"));
    setIsPending(false);
  };
  return (
    <div className="flex flex-wrap items-center gap-3" aria-busy={isPending}>
      {(state === "off" || state === "on") && (
        <button
          type="button"
          className={`btn ${state === "off" ? "btn-primary" : ""}`}
          disabled={isPending}
          onClick={() => run(state === "on" ? turnOff : () => turnOn(publicKey, i18n.language))}
        >
          {t(state === "on" ? "push.turnOff" : "push.turnOn")}
        </button>
      )}
      <p role="status">{state && state !== "off" && t(`push.${state}`)}</p>
    </div>
  );
}
