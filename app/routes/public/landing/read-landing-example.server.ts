// Written by scripts/landing-example.ts from the rules that make every plan.
import type { ExamplePairs } from "~/views/public/landing-example.ts";

// biome-ignore format: nobody writes it by hand
export const LANDING_EXAMPLES: ExamplePairs = {"us":[
{"place":"minneapolis","groups":[
{"order":1,"category":"Cool","rainyDays":10,"snowyDays":1,"start":"2026-10-01","end":"2026-10-31","avgTempMax":56.4,"avgTempMin":40.3},
{"order":2,"category":"Cold & Dry","rainyDays":5,"snowyDays":12,"start":"2026-11-01","end":"2026-12-31","avgTempMax":34.8,"avgTempMin":21.3}],"items":[
{"key":"bodysuit_long_sleeve","category":"Sleepwear & Bodysuits","total":4,"cells":[
{"order":1,"category":"Cool","quantity":4,"essentiality":"Essential"},
{"order":2,"category":"Cold & Dry","quantity":4,"essentiality":"Essential"}],"parts":{"reason":"wear","quantity":4,"category":"Cool","usesPerDay":0.5,"daysBetweenWashes":3,"wearsPerWash":1,"pieces":2,"roundedUp":true,"spare":1,"capped":null,"base":3,"adjustment":1,"bitter":0}},
{"key":"pants_soft","category":"Bottoms","total":4,"cells":[
{"order":1,"category":"Cool","quantity":4,"essentiality":"Essential"},
{"order":2,"category":"Cold & Dry","quantity":4,"essentiality":"Essential"}],"parts":{"reason":"wear","quantity":4,"category":"Cool","usesPerDay":0.7,"daysBetweenWashes":3,"wearsPerWash":1.5,"pieces":2,"roundedUp":true,"spare":1,"capped":null,"base":3,"adjustment":1,"bitter":0}},
{"key":"cardigan","category":"Tops & Layers","total":2,"cells":[
{"order":1,"category":"Cool","quantity":2,"essentiality":"Essential"},
{"order":2,"category":"Cold & Dry","quantity":2,"essentiality":"Essential"}],"parts":{"reason":"wear","quantity":2,"category":"Cool","usesPerDay":0.5,"daysBetweenWashes":3,"wearsPerWash":3,"pieces":1,"roundedUp":true,"spare":1,"capped":null,"base":2,"adjustment":0,"bitter":0}},
{"key":"sleep_sack_tog_05","category":"Blankets & Swaddles","total":0,"cells":[
{"order":1,"category":"Cool","quantity":0,"essentiality":null},
{"order":2,"category":"Cold & Dry","quantity":0,"essentiality":null}],"parts":{"reason":"weather","quantity":0,"category":"Cool"}},
{"key":"hat_warm","category":"Accessories","total":2,"cells":[
{"order":1,"category":"Cool","quantity":1,"essentiality":"Recommended"},
{"order":2,"category":"Cold & Dry","quantity":2,"essentiality":"Essential"}],"parts":{"reason":"wear","quantity":2,"category":"Cold & Dry","usesPerDay":0.7,"daysBetweenWashes":3,"wearsPerWash":5,"pieces":1,"roundedUp":true,"spare":1,"capped":null,"base":2,"adjustment":0,"bitter":0}},
{"key":"bunting_fleece","category":"Outerwear","total":1,"cells":[
{"order":1,"category":"Cool","quantity":1,"essentiality":"Essential"},
{"order":2,"category":"Cold & Dry","quantity":1,"essentiality":"Essential"}],"parts":{"reason":"wear","quantity":1,"category":"Cool","usesPerDay":0.5,"daysBetweenWashes":3,"wearsPerWash":10,"pieces":1,"roundedUp":true,"spare":0,"capped":null,"base":1,"adjustment":0,"bitter":0}}],"essentials":50,"everything":80},
{"place":"miami","groups":[
{"order":1,"category":"Hot & Humid","rainyDays":13,"snowyDays":0,"start":"2026-10-01","end":"2026-10-31","avgTempMax":86.7,"avgTempMin":75.2},
{"order":2,"category":"Mild","rainyDays":16,"snowyDays":0,"start":"2026-11-01","end":"2026-12-31","avgTempMax":80.5,"avgTempMin":67.5}],"items":[
{"key":"bodysuit_long_sleeve","category":"Sleepwear & Bodysuits","total":3,"cells":[
{"order":1,"category":"Hot & Humid","quantity":2,"essentiality":"Nice-to-have"},
{"order":2,"category":"Mild","quantity":3,"essentiality":"Essential"}],"parts":{"reason":"wear","quantity":3,"category":"Mild","usesPerDay":0.5,"daysBetweenWashes":3,"wearsPerWash":1,"pieces":2,"roundedUp":true,"spare":1,"capped":null,"base":3,"adjustment":0,"bitter":0}},
{"key":"pants_soft","category":"Bottoms","total":3,"cells":[
{"order":1,"category":"Hot & Humid","quantity":1,"essentiality":"Nice-to-have"},
{"order":2,"category":"Mild","quantity":3,"essentiality":"Essential"}],"parts":{"reason":"wear","quantity":3,"category":"Mild","usesPerDay":0.7,"daysBetweenWashes":3,"wearsPerWash":1.5,"pieces":2,"roundedUp":true,"spare":1,"capped":null,"base":3,"adjustment":0,"bitter":0}},
{"key":"cardigan","category":"Tops & Layers","total":1,"cells":[
{"order":1,"category":"Hot & Humid","quantity":1,"essentiality":"Nice-to-have"},
{"order":2,"category":"Mild","quantity":1,"essentiality":"Essential"}],"parts":{"reason":"wear","quantity":1,"category":"Hot & Humid","usesPerDay":0.5,"daysBetweenWashes":3,"wearsPerWash":3,"pieces":1,"roundedUp":true,"spare":1,"capped":null,"base":2,"adjustment":-1,"bitter":0}},
{"key":"sleep_sack_tog_05","category":"Blankets & Swaddles","total":2,"cells":[
{"order":1,"category":"Hot & Humid","quantity":2,"essentiality":"Essential"},
{"order":2,"category":"Mild","quantity":1,"essentiality":"Nice-to-have"}],"parts":{"reason":"wear","quantity":2,"category":"Hot & Humid","usesPerDay":0.6,"daysBetweenWashes":3,"wearsPerWash":4,"pieces":1,"roundedUp":true,"spare":1,"capped":null,"base":2,"adjustment":0,"bitter":0}},
{"key":"hat_warm","category":"Accessories","total":0,"cells":[
{"order":1,"category":"Hot & Humid","quantity":0,"essentiality":null},
{"order":2,"category":"Mild","quantity":0,"essentiality":null}],"parts":{"reason":"weather","quantity":0,"category":"Hot & Humid"}},
{"key":"bunting_fleece","category":"Outerwear","total":0,"cells":[
{"order":1,"category":"Hot & Humid","quantity":0,"essentiality":null},
{"order":2,"category":"Mild","quantity":0,"essentiality":null}],"parts":{"reason":"weather","quantity":0,"category":"Hot & Humid"}}],"essentials":44,"everything":68}],
"europe":[
{"place":"munich","groups":[
{"order":1,"category":"Cool","rainyDays":12,"snowyDays":1,"start":"2026-10-01","end":"2026-10-31","avgTempMax":57.1,"avgTempMin":41},
{"order":2,"category":"Cold & Dry","rainyDays":9,"snowyDays":3,"start":"2026-11-01","end":"2026-11-30","avgTempMax":46.3,"avgTempMin":33.8},
{"order":3,"category":"Cold & Wet","rainyDays":9,"snowyDays":6,"start":"2026-12-01","end":"2026-12-31","avgTempMax":40,"avgTempMin":29.3}],"items":[
{"key":"bodysuit_long_sleeve","category":"Sleepwear & Bodysuits","total":4,"cells":[
{"order":1,"category":"Cool","quantity":4,"essentiality":"Essential"},
{"order":2,"category":"Cold & Dry","quantity":4,"essentiality":"Essential"},
{"order":3,"category":"Cold & Wet","quantity":4,"essentiality":"Essential"}],"parts":{"reason":"wear","quantity":4,"category":"Cool","usesPerDay":0.5,"daysBetweenWashes":3,"wearsPerWash":1,"pieces":2,"roundedUp":true,"spare":1,"capped":null,"base":3,"adjustment":1,"bitter":0}},
{"key":"pants_soft","category":"Bottoms","total":4,"cells":[
{"order":1,"category":"Cool","quantity":4,"essentiality":"Essential"},
{"order":2,"category":"Cold & Dry","quantity":4,"essentiality":"Essential"},
{"order":3,"category":"Cold & Wet","quantity":4,"essentiality":"Essential"}],"parts":{"reason":"wear","quantity":4,"category":"Cool","usesPerDay":0.7,"daysBetweenWashes":3,"wearsPerWash":1.5,"pieces":2,"roundedUp":true,"spare":1,"capped":null,"base":3,"adjustment":1,"bitter":0}},
{"key":"cardigan","category":"Tops & Layers","total":2,"cells":[
{"order":1,"category":"Cool","quantity":2,"essentiality":"Essential"},
{"order":2,"category":"Cold & Dry","quantity":2,"essentiality":"Essential"},
{"order":3,"category":"Cold & Wet","quantity":2,"essentiality":"Essential"}],"parts":{"reason":"wear","quantity":2,"category":"Cool","usesPerDay":0.5,"daysBetweenWashes":3,"wearsPerWash":3,"pieces":1,"roundedUp":true,"spare":1,"capped":null,"base":2,"adjustment":0,"bitter":0}},
{"key":"hat_warm","category":"Accessories","total":2,"cells":[
{"order":1,"category":"Cool","quantity":1,"essentiality":"Recommended"},
{"order":2,"category":"Cold & Dry","quantity":2,"essentiality":"Essential"},
{"order":3,"category":"Cold & Wet","quantity":2,"essentiality":"Essential"}],"parts":{"reason":"wear","quantity":2,"category":"Cold & Dry","usesPerDay":0.7,"daysBetweenWashes":3,"wearsPerWash":5,"pieces":1,"roundedUp":true,"spare":1,"capped":null,"base":2,"adjustment":0,"bitter":0}},
{"key":"mittens_warm","category":"Accessories","total":2,"cells":[
{"order":1,"category":"Cool","quantity":0,"essentiality":null},
{"order":2,"category":"Cold & Dry","quantity":2,"essentiality":"Essential"},
{"order":3,"category":"Cold & Wet","quantity":1,"essentiality":"Recommended"}],"parts":{"reason":"wear","quantity":2,"category":"Cold & Dry","usesPerDay":0.4,"daysBetweenWashes":3,"wearsPerWash":4,"pieces":1,"roundedUp":true,"spare":1,"capped":null,"base":2,"adjustment":0,"bitter":0}},
{"key":"bunting_fleece","category":"Outerwear","total":1,"cells":[
{"order":1,"category":"Cool","quantity":1,"essentiality":"Essential"},
{"order":2,"category":"Cold & Dry","quantity":1,"essentiality":"Essential"},
{"order":3,"category":"Cold & Wet","quantity":1,"essentiality":"Essential"}],"parts":{"reason":"wear","quantity":1,"category":"Cool","usesPerDay":0.5,"daysBetweenWashes":3,"wearsPerWash":10,"pieces":1,"roundedUp":true,"spare":0,"capped":null,"base":1,"adjustment":0,"bitter":0}}],"essentials":50,"everything":80},
{"place":"lasPalmas","groups":[
{"order":1,"category":"Mild","rainyDays":13,"snowyDays":0,"start":"2026-10-01","end":"2026-12-31","avgTempMax":76.1,"avgTempMin":65.3}],"items":[
{"key":"bodysuit_long_sleeve","category":"Sleepwear & Bodysuits","total":3,"cells":[
{"order":1,"category":"Mild","quantity":3,"essentiality":"Essential"}],"parts":{"reason":"wear","quantity":3,"category":"Mild","usesPerDay":0.5,"daysBetweenWashes":3,"wearsPerWash":1,"pieces":2,"roundedUp":true,"spare":1,"capped":null,"base":3,"adjustment":0,"bitter":0}},
{"key":"pants_soft","category":"Bottoms","total":3,"cells":[
{"order":1,"category":"Mild","quantity":3,"essentiality":"Essential"}],"parts":{"reason":"wear","quantity":3,"category":"Mild","usesPerDay":0.7,"daysBetweenWashes":3,"wearsPerWash":1.5,"pieces":2,"roundedUp":true,"spare":1,"capped":null,"base":3,"adjustment":0,"bitter":0}},
{"key":"cardigan","category":"Tops & Layers","total":1,"cells":[
{"order":1,"category":"Mild","quantity":1,"essentiality":"Essential"}],"parts":{"reason":"wear","quantity":1,"category":"Mild","usesPerDay":0.5,"daysBetweenWashes":3,"wearsPerWash":3,"pieces":1,"roundedUp":true,"spare":1,"capped":null,"base":2,"adjustment":-1,"bitter":0}},
{"key":"hat_warm","category":"Accessories","total":0,"cells":[
{"order":1,"category":"Mild","quantity":0,"essentiality":null}],"parts":{"reason":"weather","quantity":0,"category":"Mild"}},
{"key":"mittens_warm","category":"Accessories","total":0,"cells":[
{"order":1,"category":"Mild","quantity":0,"essentiality":null}],"parts":{"reason":"weather","quantity":0,"category":"Mild"}},
{"key":"bunting_fleece","category":"Outerwear","total":0,"cells":[
{"order":1,"category":"Mild","quantity":0,"essentiality":null}],"parts":{"reason":"weather","quantity":0,"category":"Mild"}}],"essentials":42,"everything":70}]};
