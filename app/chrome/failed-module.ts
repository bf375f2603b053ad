/**
 * What becomes of a page whose module doesn't load. The framework reloads the page that one is on, which would look as if nothing
 * had been pressed: so where one was going is remembered, tried once more as a whole document (after a release it is there under
 * another name), and if that fails too, recorded and told on the error page. Where storage is forbidden, only the reload happens.
 */
import { inTab } from "../kit/tab-storage";

const GOING = "going-to";
const TRIED = "tried-again";
/** A reload that comes later than this wasn't ours. */
const SOON = 30_000;

interface Going {
  from: string;
  to: string;
  at: number;
}

const here = () => location.pathname + location.search;

/** Notes where a navigation leads; null once it has arrived. */
export function noteGoing(to: string | null): void {
  inTab((storage) => {
    if (to === null) storage.removeItem(GOING);
    else storage.setItem(GOING, JSON.stringify({ from: here(), to, at: Date.now() } satisfies Going));
  });
}

const isReload = () => performance.getEntriesByType("navigation").some((entry) => (entry as PerformanceNavigationTiming).type === "reload");

/** Before a document wakes up: goes where one was going when its module didn't load. @returns whether the document is being left */
export function goOn(): boolean {
  return (
    inTab((storage) => {
      const going = JSON.parse(storage.getItem(GOING) ?? "null") as Going | null;
      storage.removeItem(GOING);
      const isOurs = going && isReload() && going.from === here() && going.to !== here() && Date.now() - going.at < SOON;
      if (!isOurs) return storage.removeItem(TRIED);
      storage.setItem(TRIED, going.to);
      location.replace(going.to);
      return true;
    }) === true
  );
}

/**
 * Stands in every document before its modules, as text: when one of them doesn't load on the second try, it is recorded, and the error
 * page says so. A document that was opened in another way stays: it can be read without scripts. The server writes it; browsers know
 * nothing of it.
 */
export const watchModules = !import.meta.env.SSR
  ? ""
  : `addEventListener("error",function(e){var s=e.target;if(!s||s.tagName!=="SCRIPT")return;
try{var here=location.pathname+location.search;if(sessionStorage.getItem("${TRIED}")!==here)return;sessionStorage.removeItem("${TRIED}")}catch(_){return}
var go=function(a){location.replace("/error?"+new URLSearchParams({message:"Component Loading Error",error_id:a&&a.error_id||""}))};
var own=(s.src||s.textContent).match(/\\/assets\\/[^"']+/g)||[];
var stack=["Error"].concat(own.reverse()).join("\\n    at ").slice(0,2000);
fetch("/api/v1/errors",{method:"POST",headers:{"Content-Type":"application/json"},body:JSON.stringify({message:"Failed to load the modules of a page",stack:stack,route:location.pathname.slice(0,300)})})
.then(function(r){return r.json()}).then(go,go)},true)`;
