CREATE TABLE `plan_acts` (
	`id` integer PRIMARY KEY NOT NULL,
	`onboarding_id` text NOT NULL,
	`user_id` text,
	`act` text NOT NULL,
	`facts` text NOT NULL,
	`made_at` integer NOT NULL,
	FOREIGN KEY (`onboarding_id`) REFERENCES `user_onboarding_data`(`onboarding_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `plan_acts_by_plan` ON `plan_acts` (`onboarding_id`,`id`);--> statement-breakpoint
CREATE INDEX `plan_acts_by_user` ON `plan_acts` (`user_id`);--> statement-breakpoint
CREATE TABLE `plan_invitations` (
	`id` text PRIMARY KEY NOT NULL,
	`onboarding_id` text NOT NULL,
	`email` text NOT NULL,
	`role` text NOT NULL,
	`token_hash` text,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`sent_at` integer NOT NULL,
	FOREIGN KEY (`onboarding_id`) REFERENCES `user_onboarding_data`(`onboarding_id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "plan_invitations_role" CHECK(role in ('editor', 'reader'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `plan_invitations_token_hash_unique` ON `plan_invitations` (`token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `plan_invitations_address` ON `plan_invitations` (`onboarding_id`,`email`);--> statement-breakpoint
CREATE INDEX `plan_invitations_by_expiry` ON `plan_invitations` (`expires_at`);--> statement-breakpoint
CREATE TABLE `plan_members` (
	`user_id` text NOT NULL,
	`onboarding_id` text NOT NULL,
	`role` text NOT NULL,
	`joined_at` integer NOT NULL,
	`joined_by` text,
	PRIMARY KEY(`user_id`, `onboarding_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`onboarding_id`) REFERENCES `user_onboarding_data`(`onboarding_id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "plan_members_role" CHECK(role in ('editor', 'reader'))
);
--> statement-breakpoint
CREATE INDEX `plan_members_by_plan` ON `plan_members` (`onboarding_id`);--> statement-breakpoint
CREATE TABLE `__new_size_reminders` (
	`onboarding_id` text NOT NULL,
	`age_range` text NOT NULL,
	`user_id` text NOT NULL,
	`mail_id` text,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `onboarding_id`, `age_range`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_size_reminders`("onboarding_id", "age_range", "user_id", "mail_id", "created_at") SELECT "onboarding_id", "age_range", "user_id", "mail_id", "created_at" FROM `size_reminders`;--> statement-breakpoint
DROP TABLE `size_reminders`;--> statement-breakpoint
ALTER TABLE `__new_size_reminders` RENAME TO `size_reminders`;--> statement-breakpoint
CREATE UNIQUE INDEX `size_reminders_mail_id_unique` ON `size_reminders` (`mail_id`);--> statement-breakpoint
ALTER TABLE `user_onboarding_data` ADD `member_ids` text;--> statement-breakpoint
CREATE TRIGGER `plan_members_added` AFTER INSERT ON `plan_members` BEGIN
	UPDATE `user_onboarding_data` SET `member_ids` = (SELECT json_group_array(`user_id`) FROM `plan_members` WHERE `onboarding_id` = new.`onboarding_id`)
	WHERE `onboarding_id` = new.`onboarding_id`;
END;--> statement-breakpoint
CREATE TRIGGER `plan_members_removed` AFTER DELETE ON `plan_members` BEGIN
	UPDATE `user_onboarding_data` SET `member_ids` = (SELECT nullif(json_group_array(`user_id`), '[]') FROM `plan_members` WHERE `onboarding_id` = old.`onboarding_id`)
	WHERE `onboarding_id` = old.`onboarding_id`;
END;
