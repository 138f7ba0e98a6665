ALTER TABLE `user_clothing_items` ADD `set_aside` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `user_clothing_items` ADD `removed_at` integer;--> statement-breakpoint
CREATE INDEX `user_clothing_items_removed` ON `user_clothing_items` (`removed_at`) WHERE removed_at is not null;--> statement-breakpoint
ALTER TABLE `user_onboarding_data` ADD `rules_version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `user_onboarding_data` ADD `number_changes` text;--> statement-breakpoint
ALTER TABLE `user_onboarding_data` ADD `deleted_at` integer;--> statement-breakpoint
CREATE INDEX `user_onboarding_data_rules` ON `user_onboarding_data` (`rules_version`) WHERE status in ('completed', 'calculations_completed') and deleted_at is null;--> statement-breakpoint
CREATE INDEX `user_onboarding_data_deleted` ON `user_onboarding_data` (`deleted_at`) WHERE deleted_at is not null and expected_due_date <> '';--> statement-breakpoint
-- A garment is worn in every weather, so a parent counts it once: the highest count of any weather group, of rain suits
-- their sum. Rows of the first releases hold plain numbers in place of objects.
UPDATE `user_clothing_items` SET `user_added_quantities` = (
  SELECT json_group_object(`counted`.`age`, json_object('Default', json_object('quantity', `counted`.`quantity`)))
  FROM (
    SELECT `age`.`key` AS `age`, iif(
      (SELECT `clothing_name_id` FROM `clothing_list` WHERE `clothing_list`.`clothing_id` = `user_clothing_items`.`clothing_id`) = 'rain_suit',
      min(999, sum(iif(`cell`.`type` = 'object', `cell`.`value` ->> '$.quantity', `cell`.`value`))),
      max(iif(`cell`.`type` = 'object', `cell`.`value` ->> '$.quantity', `cell`.`value`))
    ) AS `quantity`
    FROM json_each(`user_clothing_items`.`user_added_quantities`) AS `age`, json_each(`age`.`value`) AS `cell`
    WHERE `age`.`type` = 'object' AND `cell`.`type` IN ('object', 'integer')
    GROUP BY `age`.`key`
  ) AS `counted`
)
WHERE `user_added_quantities` <> '{}' AND CASE WHEN json_valid(`user_added_quantities`) THEN json_type(`user_added_quantities`) END = 'object';
