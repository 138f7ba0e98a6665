// What parents tell about their baby's size. As private as data about health: never in shares, copies, mails, logs, or
// metrics, and gone with one form.
import { check, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { FACT_KINDS, FITS } from "../../domain/growth/baby-facts.ts";
import { SEXES } from "../../domain/growth/growth-table.ts";
import { CHART_SIZES } from "../../domain/growth/size-charts.ts";
import { LENGTH_UNITS, WEIGHT_UNITS } from "../../domain/growth/typed-measures.ts";
import { day, instant, oneOf } from "./columns.ts";
import { ofPlan } from "./plan-tables.ts";

export const sizeFacts = sqliteTable(
  "size_facts",
  {
    id: text("id").primaryKey(),
    onboardingId: ofPlan(),
    /** Which of the plan's babies, counted from 0. */
    baby: integer("baby").notNull().default(0),
    kind: text("kind", { enum: FACT_KINDS }).notNull(),
    /** The calendar day that it is about. */
    measuredOn: day("measured_on").notNull(),
    /** Whole grams or millimeters; null for a label. */
    amount: integer("amount"),
    /** As it was typed; null for a label. */
    unit: text("unit", { enum: [...WEIGHT_UNITS, ...LENGTH_UNITS] }),
    /** The label's size and how it fits; null for measurements. */
    size: text("size", { enum: CHART_SIZES }),
    fit: text("fit", { enum: FITS }),
    /** False if it was kept though it seemed to be a typing error: it is listed, and moves no size. */
    isUsed: integer("is_used", { mode: "boolean" }).notNull().default(true),
    /** The form's key: sending the same form twice makes one fact of each kind. */
    formKey: text("form_key").notNull(),
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    // Also how a plan's facts are found.
    uniqueIndex("size_facts_form").on(table.onboardingId, table.formKey, table.kind),
    check("size_fact_kind", oneOf("kind", FACT_KINDS)),
  ],
);

/** What is known of each of a plan's babies besides facts. Without a row: nothing. */
export const planBabies = sqliteTable(
  "plan_babies",
  {
    onboardingId: ofPlan(),
    baby: integer("baby").notNull(),
    /** Null if the parents would rather not say. Never the style that the quiz asks for. */
    sex: text("sex", { enum: SEXES }),
  },
  (table) => [
    primaryKey({ columns: [table.onboardingId, table.baby] }),
    check("plan_baby_sex", oneOf("sex", SEXES)),
  ],
);
