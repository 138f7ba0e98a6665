// Gift lists: one a plan, its wishes that aren't garments, and what givers have reserved. Never in shares or copies, and gone
// with the list or the plan.
import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { GIFT_MODES, GIVING_WAYS, RESERVATION_STATES } from "../../domain/gifts/gift-choices.ts";
import { MAX_RESERVED_PIECES, MAX_WISH_PIECES } from "../../domain/gifts/gift-lines.ts";
import { AGE_RANGES } from "../../domain/vocabulary.ts";
import { day, httpsAddress, instant, oneOf } from "./columns.ts";
import { ofPlan } from "./plan-tables.ts";

export const giftLists = sqliteTable(
  "gift_lists",
  {
    onboardingId: ofPlan().primaryKey(),
    /** Random and no secret; it stays when the address changes. Givers' cookies are named by it. */
    listId: text("list_id").notNull(),
    /** A keyed hash of the address's token, to find the row by. */
    tokenHash: text("token_hash").notNull(),
    /** Encrypted with TOKEN_SECRET, so that parents can see the link again. */
    sealedToken: text("sealed_token").notNull(),
    /** JSON: the ids of others than the owner who may have seen its address. */
    seenBy: text("seen_by").notNull().default("[]"),
    /** When the parents closed it; null while it is open. */
    closedAt: instant("closed_at"),
    title: text("title").notNull(),
    greeting: text("greeting").notNull().default(""),
    /** JSON; null for every size that isn't over. */
    sizes: text("sizes"),
    /** JSON. */
    essentialities: text("essentialities").notNull(),
    saysPlace: integer("says_place", { mode: "boolean" }).notNull().default(false),
    /** Whether the month of the due date is said. */
    saysMonth: integer("says_month", { mode: "boolean" }).notNull().default(false),
    mode: text("mode", { enum: GIFT_MODES }).notNull().default("open"),
    /** The day on which a surprise is revealed; null for the day on which the birth is entered. */
    revealOn: day("reveal_on"),
    /** Whether parents approve each reservation first. */
    approves: integer("approves", { mode: "boolean" }).notNull().default(false),
    /** JSON: keys of the lines that the parents left off. */
    leftOff: text("left_off").notNull().default("[]"),
    /** JSON: keys of the lines that the parents wish for most (domain/gifts/giver-order.ts). */
    starred: text("starred").notNull().default("[]"),
    /** Whether parents are mailed about reservations. */
    mails: integer("mails", { mode: "boolean" }).notNull().default(true),
    /** When they were mailed last. */
    mailedAt: instant("mailed_at"),
    /** When they are next; a trigger sets it when a giver reserves something. Null while there is nothing to tell. */
    mailAt: instant("mail_at"),
    version: integer("version").notNull().default(1),
    /** Numbers the changes of what is held, so that open pages learn whether they have missed one; triggers raise it. */
    heldVersion: integer("held_version").notNull().default(0),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("gift_lists_token").on(table.tokenHash),
    index("gift_lists_to_mail").on(table.mailAt).where(sql`mail_at is not null`),
    check("gift_list_mode", oneOf("mode", GIFT_MODES)),
  ],
);

export const giftWishes = sqliteTable(
  "gift_wishes",
  {
    id: text("id").primaryKey(),
    onboardingId: text("onboarding_id")
      .notNull()
      .references(() => giftLists.onboardingId, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** An https address; null if the parents named no shop. */
    link: httpsAddress("link"),
    pieces: integer("pieces").notNull(),
    /** As the parents wrote it, such as "about $120"; null for none. */
    priceHint: text("price_hint"),
    createdAt: instant("created_at").notNull(),
    /** When the parents took it off the list. It stays for those who have reserved it. */
    removedAt: instant("removed_at"),
  },
  (table) => [
    index("gift_wishes_by_list").on(table.onboardingId, table.createdAt),
    check("gift_wish_pieces", sql.raw(`pieces between 1 and ${MAX_WISH_PIECES}`)),
  ],
);

export const giftReservations = sqliteTable(
  "gift_reservations",
  {
    id: text("id").primaryKey(),
    onboardingId: text("onboarding_id")
      .notNull()
      .references(() => giftLists.onboardingId, { onDelete: "cascade" }),
    /** The garment, or null for a wish. It may be gone from the plan, or altogether. */
    clothingId: integer("clothing_id"),
    /** The garment's size; null for a wish, and for a garment without a size. */
    size: text("size", { enum: AGE_RANGES }),
    wishId: text("wish_id"),
    /** The name when it was reserved, for what is no longer on the list. */
    itemName: text("item_name").notNull(),
    giverName: text("giver_name").notNull(),
    pieces: integer("pieces").notNull(),
    how: text("how", { enum: GIVING_WAYS }).notNull(),
    message: text("message").notNull().default(""),
    /** Encrypted with TOKEN_SECRET; null if the giver left none. */
    sealedEmail: text("sealed_email"),
    /** Of the secret that the giver's cookie and mail hold: whoever has it may change this reservation. */
    secretHash: text("secret_hash").notNull(),
    /** The form's key: sending the same form twice makes one reservation. */
    formKey: text("form_key").notNull(),
    state: text("state", { enum: RESERVATION_STATES }).notNull(),
    /** Pieces that the parents have got; they are in the plan's count, and no longer held here. */
    arrivedPieces: integer("arrived_pieces").notNull().default(0),
    thankedAt: instant("thanked_at"),
    /** Entered by the parents for somebody without a computer. */
    isMadeByParent: integer("is_made_by_parent", { mode: "boolean" }).notNull().default(false),
    /** As the giver was told: the day on which the parents see the name and the message, or 'birth'; null for at once. */
    hiddenUntil: text("hidden_until"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    // Also how a list's reservations are found.
    uniqueIndex("gift_reservations_form").on(table.onboardingId, table.formKey),
    uniqueIndex("gift_reservations_secret").on(table.secretHash),
    check("gift_reservation_what", sql.raw("(clothing_id is null) <> (wish_id is null)")),
    check("gift_reservation_pieces", sql.raw(`pieces between 1 and ${MAX_RESERVED_PIECES}`)),
    check("gift_reservation_arrived", sql.raw("arrived_pieces between 0 and pieces")),
    check("gift_reservation_how", oneOf("how", GIVING_WAYS)),
    check("gift_reservation_state", oneOf("state", RESERVATION_STATES)),
  ],
);
