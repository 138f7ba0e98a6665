ALTER TABLE `morning_notices` ADD `situation` text;--> statement-breakpoint
ALTER TABLE `user_onboarding_data` ADD `names_outside` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `push_messages_by_push` ON `push_messages` (`push_id`);--> statement-breakpoint
-- A notice rings by the clock of where the baby is. Whatever moves the baby has it looked at anew.
CREATE TRIGGER `morning_notices_moved_by_trip` AFTER UPDATE OF `onboarding_id`, `status`, `zipcode`, `place`, `start_date`, `end_date`, `deleted_at` ON `user_travel_plans`
WHEN new.`status` = 'ready' BEGIN
	UPDATE `morning_notices` SET `next_at` = 0 WHERE `onboarding_id` IN (old.`onboarding_id`, new.`onboarding_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `morning_notices_moved_by_plan` AFTER UPDATE OF `zipcode`, `place` ON `user_onboarding_data`
WHEN old.`zipcode` IS NOT new.`zipcode` OR old.`place` IS NOT new.`place` BEGIN
	UPDATE `morning_notices` SET `next_at` = 0 WHERE `onboarding_id` = new.`onboarding_id`;
END;
