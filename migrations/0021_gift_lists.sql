CREATE TABLE `gift_lists` (
	`onboarding_id` text PRIMARY KEY NOT NULL,
	`list_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`sealed_token` text NOT NULL,
	`closed_at` integer,
	`title` text NOT NULL,
	`greeting` text DEFAULT '' NOT NULL,
	`sizes` text,
	`essentialities` text NOT NULL,
	`says_place` integer DEFAULT false NOT NULL,
	`says_month` integer DEFAULT false NOT NULL,
	`mode` text DEFAULT 'open' NOT NULL,
	`reveal_on` text,
	`approves` integer DEFAULT false NOT NULL,
	`left_off` text DEFAULT '[]' NOT NULL,
	`mails` integer DEFAULT true NOT NULL,
	`mailed_at` integer,
	`mail_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`onboarding_id`) REFERENCES `user_onboarding_data`(`onboarding_id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "gift_list_mode" CHECK(mode in ('open', 'surprise'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `gift_lists_token` ON `gift_lists` (`token_hash`);--> statement-breakpoint
CREATE INDEX `gift_lists_to_mail` ON `gift_lists` (`mail_at`) WHERE mail_at is not null;--> statement-breakpoint
CREATE TABLE `gift_reservations` (
	`id` text PRIMARY KEY NOT NULL,
	`onboarding_id` text NOT NULL,
	`clothing_id` integer,
	`size` text,
	`wish_id` text,
	`item_name` text NOT NULL,
	`giver_name` text NOT NULL,
	`pieces` integer NOT NULL,
	`how` text NOT NULL,
	`message` text DEFAULT '' NOT NULL,
	`sealed_email` text,
	`secret_hash` text NOT NULL,
	`form_key` text NOT NULL,
	`state` text NOT NULL,
	`arrived_pieces` integer DEFAULT 0 NOT NULL,
	`thanked_at` integer,
	`is_made_by_parent` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`onboarding_id`) REFERENCES `gift_lists`(`onboarding_id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "gift_reservation_what" CHECK((clothing_id is null) <> (wish_id is null)),
	CONSTRAINT "gift_reservation_pieces" CHECK(pieces between 1 and 1000),
	CONSTRAINT "gift_reservation_arrived" CHECK(arrived_pieces between 0 and pieces),
	CONSTRAINT "gift_reservation_how" CHECK(how in ('buy', 'pass', 'lend')),
	CONSTRAINT "gift_reservation_state" CHECK(state in ('waiting', 'reserved', 'bought'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `gift_reservations_form` ON `gift_reservations` (`onboarding_id`,`form_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `gift_reservations_secret` ON `gift_reservations` (`secret_hash`);--> statement-breakpoint
CREATE TABLE `gift_wishes` (
	`id` text PRIMARY KEY NOT NULL,
	`onboarding_id` text NOT NULL,
	`name` text NOT NULL,
	`link` text,
	`pieces` integer NOT NULL,
	`price_hint` text,
	`created_at` integer NOT NULL,
	`removed_at` integer,
	FOREIGN KEY (`onboarding_id`) REFERENCES `gift_lists`(`onboarding_id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "gift_wish_pieces" CHECK(pieces between 1 and 20)
);
--> statement-breakpoint
CREATE INDEX `gift_wishes_by_list` ON `gift_wishes` (`onboarding_id`,`created_at`);--> statement-breakpoint
CREATE TRIGGER `gift_reservations_to_tell` AFTER INSERT ON `gift_reservations` WHEN new.`is_made_by_parent` = 0 BEGIN
	UPDATE `gift_lists` SET `mail_at` = max(new.`created_at` + 1800000, coalesce(`mailed_at`, 0) + 86400000)
	WHERE `onboarding_id` = new.`onboarding_id` AND `mails` = 1 AND `mail_at` IS NULL;
END;
