CREATE TABLE `size_reminders` (
	`onboarding_id` text NOT NULL,
	`age_range` text NOT NULL,
	`user_id` text NOT NULL,
	`mail_id` text,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`onboarding_id`, `age_range`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `size_reminders_mail_id_unique` ON `size_reminders` (`mail_id`);--> statement-breakpoint
CREATE INDEX `size_reminders_by_user` ON `size_reminders` (`user_id`);--> statement-breakpoint
ALTER TABLE `mail_preferences` ADD `reminders` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `mail_preferences` ADD `unsubscribed_at` integer;--> statement-breakpoint
ALTER TABLE `mail_preferences` ADD `look_at` integer;--> statement-breakpoint
CREATE INDEX `mail_preferences_to_look_at` ON `mail_preferences` (`look_at`) WHERE look_at is not null;--> statement-breakpoint
-- Whoever has switched mail off stays off. The rest had it on without having asked, which is no wish for reminders.
UPDATE `mail_preferences` SET `unsubscribed_at` = `updated_at` WHERE `marketing` = 0;--> statement-breakpoint
ALTER TABLE `mail_preferences` DROP COLUMN `marketing`;