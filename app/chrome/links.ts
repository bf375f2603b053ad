/** The links around every page, as data; one whose page doesn't exist or isn't for this reader isn't shown. */

export interface ChromeLink {
  to: string;
  /** Its words: `chrome:links.<key>`. */
  key: string;
  /** Where it leads when nobody is signed in. */
  signedOutTo?: string;
  /** Signed-out readers are asked to log in before they go. */
  asksToSignIn?: boolean;
}

/** A row of links with a heading: `chrome:sections.<key>`. */
export interface LinkSection {
  key: string;
  links: ChromeLink[];
}

export const mainLinks: ChromeLink[] = [
  { to: "/", key: "home" },
  { to: "/contacts", key: "contacts" },
  { to: "/career", key: "career" },
  { to: "/about", key: "about" },
  { to: "/information/all", key: "information" },
];

export const toolLinks: ChromeLink[] = [
  { to: "/gpa-calculator", key: "gpa" },
  { to: "/ai/chat", key: "ai", signedOutTo: "/ai/demo" },
  { to: "/courses/all", key: "courses" },
  { to: "/catalog/all", key: "catalog" },
  { to: "/databank/all", key: "databank" },
];

export const staffLinks: ChromeLink[] = [
  { to: "/admin/panel", key: "panel" },
  { to: "/admin/panel2", key: "panel2" },
  { to: "/admin/reporting/all", key: "reports" },
  { to: "/catalog/analytics", key: "catalogAnalytics" },
];

export const userLinks: ChromeLink[] = [
  { to: "/notifications/personal", key: "notifications" },
  { to: "/alarm/personal", key: "alarms" },
  { to: "/my-space?tab=private", key: "mySpace" },
  { to: "/profile/view", key: "profile" },
  { to: "/profile/photo", key: "profilePhoto" },
  { to: "/courses/personal", key: "myExperiences" },
  { to: "/databank/personal", key: "myEntries" },
  { to: "/catalog/favorites", key: "favorites" },
  { to: "/community/panel", key: "myCommunities" },
  { to: "/event/personal", key: "myEvents" },
  { to: "/reporting/personal", key: "myReports" },
  { to: "/reception/password-change", key: "passwordChange" },
];

export const adminLinks: ChromeLink[] = [
  { to: "/admin/errors", key: "errors" },
  { to: "/admin/users/all", key: "users" },
  { to: "/admin/departments/all", key: "departments" },
  { to: "/community/all", key: "communitiesAll" },
  { to: "/admin/settings/main", key: "settings" },
  { to: "/event/edit/panel", key: "eventBoard" },
  { to: "/catalog/admin", key: "catalogAdmin" },
  { to: "/admin/instagram/all", key: "instagramAll" },
  { to: "/admin/alarm/all", key: "alarmsAll" },
  { to: "/admin/categories/all", key: "categories" },
  { to: "/admin/tags/all", key: "tags" },
];

export const footerSections: LinkSection[] = [
  {
    key: "resources",
    links: [
      { to: "/courses/all", key: "courses" },
      { to: "/databank/all", key: "databank" },
      { to: "/thread/all", key: "threads", signedOutTo: "/thread/display/demo" },
      { to: "/mental-health", key: "mentalHealth", asksToSignIn: true },
      { to: "/study-tip/all", key: "studyTips", signedOutTo: "/study-tip/demo" },
      { to: "/notes/all", key: "notes" },
      { to: "/erasmus/all", key: "erasmus", signedOutTo: "/erasmus/demo/all" },
      { to: "/wat/all", key: "wat" },
      { to: "/research/all", key: "research" },
    ],
  },
  {
    key: "info",
    links: [
      { to: "/about", key: "about" },
      { to: "/information/all", key: "information" },
      { to: "/event/all", key: "events" },
      { to: "/map/all", key: "map" },
      { to: "/community/demo/all", key: "communities" },
      { to: "/why/all", key: "whys" },
      { to: "/chronicle/all", key: "chronicle", signedOutTo: "/chronicle/demo/all" },
      { to: "/advert/all", key: "adverts", signedOutTo: "/advert/demo" },
      { to: "/dev/all", key: "devLog" },
    ],
  },
  {
    key: "support",
    links: [
      { to: "/contacts", key: "contacts" },
      { to: "/faq", key: "faq" },
      { to: "/reporting/add", key: "report" },
    ],
  },
  {
    key: "policies",
    links: [
      { to: "/policies/privacy", key: "privacy" },
      { to: "/policies/terms", key: "terms" },
    ],
  },
];

/** Defined for the footer but not displayed in it. */
export const footerTools: LinkSection = {
  key: "tools",
  links: [
    { to: "/gpa/calculator", key: "gpa" },
    { to: "/study-room/all", key: "studyRooms", signedOutTo: "/study-room/demo" },
    { to: "/todo/all", key: "todos" },
    { to: "/notes/all", key: "notes" },
  ],
};

/** Every link of the chrome. */
export const allLinks: ChromeLink[] = [
  ...[mainLinks, toolLinks, staffLinks, userLinks, adminLinks, footerTools.links].flat(),
  ...footerSections.flatMap(({ links }) => links),
];
