ALTER TABLE `gift_lists` ADD `mail_at` integer;--> statement-breakpoint
CREATE INDEX `gift_lists_to_mail` ON `gift_lists` (`mail_at`) WHERE mail_at is not null;--> statement-breakpoint
CREATE TRIGGER `gift_reservations_to_tell` AFTER INSERT ON `gift_reservations` WHEN new.`is_made_by_parent` = 0 BEGIN
	UPDATE `gift_lists` SET `mail_at` = max(new.`created_at` + 1800000, coalesce(`mailed_at`, 0) + 86400000)
	WHERE `onboarding_id` = new.`onboarding_id` AND `mails` = 1 AND `mail_at` IS NULL;
END;
