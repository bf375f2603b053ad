/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    chrome: { links: { alarms: "Alarms", alarmsAll: "All alarms" } },
    overview: { planner: { ways: { alarms: "Alarms" }, kinds: { alarm: "Alarm" } }, calendar: { kinds: { alarm: "Alarms" } } },
  },
  tr: {
    chrome: { links: { alarms: "Alarmlar", alarmsAll: "Tüm alarmlar" } },
    overview: { planner: { ways: { alarms: "Alarmlar" }, kinds: { alarm: "Alarm" } }, calendar: { kinds: { alarm: "Alarmlar" } } },
  },
} as const;
