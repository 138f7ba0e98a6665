// Written by scripts/landing-example.ts from the rules that make every plan.
import type { LandingExample } from "~/views/public/landing-example.ts";

export const LANDING_EXAMPLE: LandingExample = {
  dueDay: "October 1",
  places: [
    {
      place: "Minneapolis, MN",
      groups: [
        {
          order: 1,
          category: "Cool",
          rainyDays: 10,
          snowyDays: 1,
          dates: "Oct 1 – Oct 31",
          temperatures: "56° / 40° F",
        },
        {
          order: 2,
          category: "Cold & Dry",
          rainyDays: 5,
          snowyDays: 12,
          dates: "Nov 1 – Dec 31",
          temperatures: "35° / 21° F",
        },
      ],
      items: [
        {
          key: "bodysuit_long_sleeve",
          name: "Long-Sleeve Bodysuit",
          category: "Sleepwear & Bodysuits",
          total: 4,
          cells: [
            { order: 1, category: "Cool", quantity: 4, essentiality: "Essential" },
            { order: 2, category: "Cold & Dry", quantity: 4, essentiality: "Essential" },
          ],
          why: "4 = 0.5 a day × 3 days, rounded up to 2, + 1 spare, and 1 more because it is Cool",
        },
        {
          key: "pants_soft",
          name: "Soft Pull-On Pants",
          category: "Bottoms",
          total: 4,
          cells: [
            { order: 1, category: "Cool", quantity: 4, essentiality: "Essential" },
            { order: 2, category: "Cold & Dry", quantity: 4, essentiality: "Essential" },
          ],
          why: "4 = 0.7 a day × 3 days ÷ 1.5 wears per wash, rounded up to 2, + 1 spare, and 1 more because it is Cool",
        },
        {
          key: "cardigan",
          name: "Cardigan",
          category: "Tops & Layers",
          total: 2,
          cells: [
            { order: 1, category: "Cool", quantity: 2, essentiality: "Essential" },
            { order: 2, category: "Cold & Dry", quantity: 2, essentiality: "Essential" },
          ],
          why: "2 = 0.5 a day × 3 days ÷ 3 wears per wash, rounded up to 1, + 1 spare",
        },
        {
          key: "sleep_sack_tog_05",
          name: "Sleep Sack 0.5 TOG",
          category: "Blankets & Swaddles",
          total: 0,
          cells: [
            { order: 1, category: "Cool", quantity: 0, essentiality: null },
            { order: 2, category: "Cold & Dry", quantity: 0, essentiality: null },
          ],
          why: "Not needed in Cool weather",
        },
        {
          key: "hat_warm",
          name: "Warm Knit or Fleece Hat",
          category: "Accessories",
          total: 2,
          cells: [
            { order: 1, category: "Cool", quantity: 1, essentiality: "Recommended" },
            { order: 2, category: "Cold & Dry", quantity: 2, essentiality: "Essential" },
          ],
          why: "2 = 0.7 a day × 3 days ÷ 5 wears per wash, rounded up to 1, + 1 spare",
        },
        {
          key: "bunting_fleece",
          name: "Fleece Bunting or Pram Suit",
          category: "Outerwear",
          total: 1,
          cells: [
            { order: 1, category: "Cool", quantity: 1, essentiality: "Essential" },
            { order: 2, category: "Cold & Dry", quantity: 1, essentiality: "Essential" },
          ],
          why: "1 = 0.5 a day × 3 days ÷ 10 wears per wash, rounded up to 1",
        },
      ],
      essentials: 50,
      everything: 80,
    },
    {
      place: "Miami, FL",
      groups: [
        {
          order: 1,
          category: "Hot & Humid",
          rainyDays: 13,
          snowyDays: 0,
          dates: "Oct 1 – Oct 31",
          temperatures: "87° / 75° F",
        },
        {
          order: 2,
          category: "Mild",
          rainyDays: 16,
          snowyDays: 0,
          dates: "Nov 1 – Dec 31",
          temperatures: "81° / 68° F",
        },
      ],
      items: [
        {
          key: "bodysuit_long_sleeve",
          name: "Long-Sleeve Bodysuit",
          category: "Sleepwear & Bodysuits",
          total: 3,
          cells: [
            { order: 1, category: "Hot & Humid", quantity: 2, essentiality: "Nice-to-have" },
            { order: 2, category: "Mild", quantity: 3, essentiality: "Essential" },
          ],
          why: "3 = 0.5 a day × 3 days, rounded up to 2, + 1 spare",
        },
        {
          key: "pants_soft",
          name: "Soft Pull-On Pants",
          category: "Bottoms",
          total: 3,
          cells: [
            { order: 1, category: "Hot & Humid", quantity: 1, essentiality: "Nice-to-have" },
            { order: 2, category: "Mild", quantity: 3, essentiality: "Essential" },
          ],
          why: "3 = 0.7 a day × 3 days ÷ 1.5 wears per wash, rounded up to 2, + 1 spare",
        },
        {
          key: "cardigan",
          name: "Cardigan",
          category: "Tops & Layers",
          total: 1,
          cells: [
            { order: 1, category: "Hot & Humid", quantity: 1, essentiality: "Nice-to-have" },
            { order: 2, category: "Mild", quantity: 1, essentiality: "Essential" },
          ],
          why: "1 = 0.5 a day × 3 days ÷ 3 wears per wash, rounded up to 1, + 1 spare, and 1 fewer because it is Hot & Humid",
        },
        {
          key: "sleep_sack_tog_05",
          name: "Sleep Sack 0.5 TOG",
          category: "Blankets & Swaddles",
          total: 2,
          cells: [
            { order: 1, category: "Hot & Humid", quantity: 2, essentiality: "Essential" },
            { order: 2, category: "Mild", quantity: 1, essentiality: "Nice-to-have" },
          ],
          why: "2 = 0.6 a day × 3 days ÷ 4 wears per wash, rounded up to 1, + 1 spare",
        },
        {
          key: "hat_warm",
          name: "Warm Knit or Fleece Hat",
          category: "Accessories",
          total: 0,
          cells: [
            { order: 1, category: "Hot & Humid", quantity: 0, essentiality: null },
            { order: 2, category: "Mild", quantity: 0, essentiality: null },
          ],
          why: "Not needed in Hot & Humid weather",
        },
        {
          key: "bunting_fleece",
          name: "Fleece Bunting or Pram Suit",
          category: "Outerwear",
          total: 0,
          cells: [
            { order: 1, category: "Hot & Humid", quantity: 0, essentiality: null },
            { order: 2, category: "Mild", quantity: 0, essentiality: null },
          ],
          why: "Not needed in Hot & Humid weather",
        },
      ],
      essentials: 44,
      everything: 68,
    },
  ],
};
