export * from "../universities/metu/event-choices";
