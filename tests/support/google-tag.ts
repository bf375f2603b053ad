/** Stands in Google's place: a script that reports page views as the tag does, keeping to the consent and the switch that it is given. */

export const TAG_HOST = "www.googletagmanager.com";
export const COLLECT_HOST = "region1.google-analytics.com";

/** What a browser is sent instead of Google's script. */
export const standInScript = `
(() => {
  const id = new URL(document.currentScript.src).searchParams.get("id");
  const page = {};
  let isGranted = false;
  const hear = ([command, name, values]) => {
    if (command === "consent") isGranted = values.analytics_storage === "granted";
    if (command === "set") Object.assign(page, name);
    if (command !== "event" || !isGranted || window["ga-disable-" + id]) return;
    document.cookie = "_ga=stand-in; Path=/";
    const query = new URLSearchParams({ tid: id, en: name, dl: page.page_location, dt: page.page_title, dr: page.page_referrer });
    fetch("https://${COLLECT_HOST}/g/collect?" + query, { method: "POST", mode: "no-cors", keepalive: true });
  };
  const layer = window.dataLayer;
  layer.forEach(hear);
  layer.push = (...commands) => {
    commands.forEach(hear);
    return Array.prototype.push.apply(layer, commands);
  };
})();
`;
