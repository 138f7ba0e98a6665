ALTER TABLE `users` ADD `former_emails` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `gift_lists` ADD `seen_by` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `mail_outbox` ADD `mailbox` text;--> statement-breakpoint
CREATE INDEX `mail_outbox_waiting` ON `mail_outbox` (`mailbox`,`kind`) WHERE status = 'queued';--> statement-breakpoint
ALTER TABLE `calendar_links` ADD `seen_by` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `helper_links` ADD `user_id` text REFERENCES users(id) ON DELETE cascade;--> statement-breakpoint
ALTER TABLE `helper_links` ADD `seen_by` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
CREATE INDEX `helper_links_by_user` ON `helper_links` (`user_id`);--> statement-breakpoint
-- Until now, whoever could edit a plan saw every address.
UPDATE `helper_links` SET `seen_by` = coalesce((SELECT `member_ids` FROM `user_onboarding_data` AS `plan` WHERE `plan`.`onboarding_id` = `helper_links`.`onboarding_id`), '[]');--> statement-breakpoint
UPDATE `calendar_links` SET `seen_by` = coalesce((SELECT `member_ids` FROM `user_onboarding_data` AS `plan` WHERE `plan`.`onboarding_id` = `calendar_links`.`onboarding_id`), '[]');--> statement-breakpoint
UPDATE `gift_lists` SET `seen_by` = coalesce((SELECT `member_ids` FROM `user_onboarding_data` AS `plan` WHERE `plan`.`onboarding_id` = `gift_lists`.`onboarding_id`), '[]');
