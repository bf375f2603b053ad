/** How many people ask for what this feature knows, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";

export const alarmFactWays: WaysToAsk<string> = {
  own: {
    en: `
      what will ring for me this week; is there an alarm of mine for {name}; when does my next reminder go off;
      did I set a reminder for {name}; list my reminders; at what time is my alarm tomorrow;
      the weekly alarm that I made, what is it for; what am I going to be reminded of; do I have anything set for friday;
      what did I ask to be reminded of every week;
      which alarms are set; my reminders`,
    tr: `
      bu hafta ne çalacak bana; {name} için alarmım var mı; sıradaki hatırlatıcım ne zaman; hatırlatıcılarım neler;
      yarınki alarmım kaçta; her hafta çalan alarmım neydi; neyi hatırlatacaktın bana; cumaya kurduğum bir şey var mı;
      ne için alarm kurmuştum; alarmlarım ne zaman çalacak; haftalık kurduğum alarm hangisi;
      hangi alarmlarım kurulu duruyor`,
  },
};
