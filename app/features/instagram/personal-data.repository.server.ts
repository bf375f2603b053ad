/** Where posts of the Instagram account name people: who wrote them down. */
import { instagramPosts } from "@schema/instagram";
import { ACTED, type PersonalColumn } from "~/engines/personal/personal.server";

export const instagramPlaces: PersonalColumn[] = [{ table: instagramPosts, column: instagramPosts.createdBy, ...ACTED }];
