/** Who may do what in a community. */
import { allOf, anyOf, hasRole, isActor, isOneOf, permits } from "~/platform/access/rule";
import { defineUseCases } from "~/platform/access/use-cases";

const isActive = isOneOf("status", "active");
const isAdmin = hasRole("admin");

/** Decides on requests to join, sees the events that wait, and organizes new ones. */
export const organizes = allOf(isActive, isOneOf("role", "organizer", "president"));

/** Gives others their roles, and changes the pictures. */
export const presides = allOf(isActive, isOneOf("role", "president"));

/** Ends the membership of somebody with `otherRole`. */
export const removesOthers = anyOf(presides, allOf(organizes, isOneOf("otherRole", "member")));

export const mayDecide = permits("community.decide", anyOf(isAdmin, organizes));
export const mayGiveRoles = permits("community.giveRoles", anyOf(isAdmin, presides));
export const mayChangePictures = permits("community.changePictures", anyOf(isAdmin, presides));

/** Says in whose name it sells. */
export const mayChangeSeller = permits("community.changeSeller", anyOf(isAdmin, presides));

/** Everybody may end their own membership, `userId`. */
export const mayRemove = permits("community.remove", anyOf(isActor("userId"), isAdmin, removesOthers));

/** Staff organize events for every active community. */
export const mayOrganize = permits("community.organize", anyOf(organizes, allOf(isActive, hasRole("moderator"))));

/** Embeds a poll in the community's page. */
export const mayPinPoll = permits("community.pinPoll", anyOf(allOf(isActive, isAdmin), organizes));

/** An event of no community is staff's. */
export const mayOrganizeForNone = permits("community.organize", hasRole("moderator"));

export const communityUseCases = defineUseCases({
  writes: {
    addCommunity: "admin",
    editCommunity: "admin",
    actOnCommunity: "admin",
    addMember: "admin",
    askToJoin: "signedIn",
    withdrawRequest: "signedIn",
    leaveCommunity: { is: ["member", "organizer"] },
    decideOnRequest: { is: ["organizer", "president"], or: "admin" },
    removeMember: { is: ["organizer", "president"], or: "admin" },
    setRole: { is: ["president"], or: "admin" },
    openCommunityGallery: { is: ["president"], or: "admin" },
    pinPoll: { is: ["organizer", "president"], or: "admin" },
    setSeller: { is: ["president"], or: "admin" },
    removeSeller: { is: ["president"], or: "admin" },
  },
  reads: [
    ...["searchCommunities", "searchWholeCommunities", "searchShownCommunities", "searchOwnCommunities", "readCommunity", "readEditable"],
    ...[
      "isTrustedCommunity",
      "isOrganizerOf",
      "standingIn",
      "permissionToOrganize",
      "organizersStatement",
      "communitiesToOrganizeFor",
      "readPanel",
      "readWhole",
    ],
    ...[
      "picturedCommunitiesToOrganizeFor",
      "readMembers",
      "readPublic",
      "readSeller",
      "searchMembers",
      "searchPeople",
      "communityMeant",
      "namedCommunity",
    ],
  ],
});
