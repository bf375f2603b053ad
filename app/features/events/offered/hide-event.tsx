/** Taking an event out of sight, on any page whose action knows `deactivate`. */
import { ReasonAct } from "../components/reason-act";

interface HideEventProps {
  event: { eventId: string; name: string };
  /** The class of the buttons. */
  className?: string;
}

export const HideEvent = (props: HideEventProps) => <ReasonAct act="deactivate" {...props} />;
