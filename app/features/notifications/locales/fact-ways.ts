/** How many people ask for what this feature knows, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";

export const notificationsFactWays: WaysToAsk<string> = {
  "own-news": {
    en: `
      anything I haven't read; did something happen while I was away; what did I miss since yesterday; unread messages of mine;
      what's waiting in my bell; did anybody answer me; has somebody replied to my post; show me what is new for me;
      what changed for me today; is there something unread`,
    tr: `
      okumadığım bir şey var mı; ben yokken ne oldu; bana yeni bir şey var mı; zilimde ne var; gönderime yanıt gelmiş mi;
      benim için yeni ne var; bugün bana ne geldi; yeni haber var mı bana; bildirim gelmiş mi`,
  },
};
