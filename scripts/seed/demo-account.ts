// The demo account with one finished dashboard, so that newcomers can look around before they answer
// anything. Its plan is made by the same domain functions as everyone's, from Chicago's typical climate.
import { packMonthCards, packWeatherGroups } from "../../app/contracts/plans/stored-plan.ts";
import { readZipNormals } from "../../app/contracts/weather/climate-normals.ts";
import { plusDays, plusMonths, toDay } from "../../app/domain/calendar.ts";
import { RULES_VERSION } from "../../app/domain/plans/rules-version.ts";
import { LEGAL_KNOWN } from "../../app/domain/public/legal-changes.ts";
import { CATALOGUE, clothingRules } from "../../app/domain/wardrobe/catalogue.ts";
import { calculateQuantities } from "../../app/domain/wardrobe/quantities.ts";
import { packQuantities } from "../../app/domain/wardrobe/quantity-code.ts";
import { typicalHistory, typicalYear } from "../../app/domain/weather/typical-climate.ts";
import { hashPassword } from "../../app/services/auth/password-hash.server.ts";
import { itemName } from "../../app/words/en/wardrobe/item-copy.ts";
import type { LocalDatabase } from "./rows.ts";

export const DEMO_EMAIL = "demo@layette.test";
export const DEMO_PASSWORD = "demo-wardrobe";

const USER_ID = "demouser";
const PLAN_ID = "demochicagoplan";
const ZIPCODE = "60601";

/** As data/places selects it for everyone else. */
const CLIMATE_OF_ZIP = `select coalesce(shared_climates.months, climate_normals.months) as months, shift_f as shiftF
  from climate_normals
  left join climate_exceptions
    on from_zip = (select max(from_zip) from climate_exceptions where from_zip <= ?1) and to_zip >= ?1
  left join shared_climates on shared_climates.climate_id = climate_exceptions.climate_id
  where climate_normals.zip3 = substr(?1, 1, 3)`;

/** Writes the demo account unless it exists; what people did with it stays. */
export async function seedDemoAccount(db: LocalDatabase, now: Date): Promise<void> {
  if (await db.prepare("select 1 as found from users where email = ?").bind(DEMO_EMAIL).first()) return;
  const climate = await db.prepare(CLIMATE_OF_ZIP).bind(ZIPCODE).first();
  if (!climate) throw new Error("Seed the climate before the demo account");
  const normals = readZipNormals({ months: String(climate.months), shiftF: Number(climate.shiftF) });

  const today = toDay(now);
  const dueDate = plusDays(plusMonths(today, 2), 4);
  const { monthCards, groups } = typicalYear(typicalHistory(normals), dueDate);
  const items = CATALOGUE.map((item, index) => [
    index + 1,
    itemName(item.key),
    packQuantities(calculateQuantities(clothingRules(item), groups)),
  ]);
  const instant = now.getTime();

  await db.batch([
    db
      .prepare(
        "insert into users (id, email, password_hash, email_confirmed_at, full_name, created_at) values (?1, ?2, ?3, ?4, 'Demo Parent', ?4)",
      )
      .bind(USER_ID, DEMO_EMAIL, await hashPassword(DEMO_PASSWORD), instant),
    db
      .prepare(
        `insert into users_profile (user_id, email, quiz_attempts_count, legal_known, created_at, updated_at)
          values (?1, ?2, 1, '${LEGAL_KNOWN}', ?3, ?3)`,
      )
      .bind(USER_ID, DEMO_EMAIL, instant),
    db
      .prepare(
        `insert into user_onboarding_data (onboarding_id, user_id, attempt_number, zipcode, expected_due_date,
          gender_preference, laundry_scenario, status, month_cards, weather_groups, weather_source, submission_key,
          run_id, created_at, updated_at, rules_version)
        values (?1, ?2, 1, ?3, ?4, 'neutral', 'every_2_3_days', 'completed', ?5, ?6, 'typical-climate', 'demo', 'demo', ?7, ?7, ?8)`,
      )
      .bind(
        PLAN_ID,
        USER_ID,
        ZIPCODE,
        dueDate,
        packMonthCards(monthCards),
        packWeatherGroups(groups),
        instant,
        RULES_VERSION,
      ),
    db
      .prepare(
        `insert into user_clothing_items (user_id, clothing_id, item_name, onboarding_id, attempt_number,
          calculated_quantities, created_at, updated_at)
        select ?1, value ->> 0, value ->> 1, ?2, 1, value ->> 2, ?4, ?4 from json_each(?3)`,
      )
      .bind(USER_ID, PLAN_ID, JSON.stringify(items), instant),
  ]);
}
