-- Items no longer refer to users: without an index of its own, the end of every account read all plans' items to check it.
-- No table refers to items, so nothing goes with the old one.
CREATE TABLE `__new_user_clothing_items` (
	`dashboard_item_id` integer PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`clothing_id` integer NOT NULL,
	`item_name` text NOT NULL,
	`onboarding_id` text NOT NULL,
	`attempt_number` integer NOT NULL,
	`weather_group_order` integer,
	`essentiality` text,
	`is_travel_item` integer DEFAULT false NOT NULL,
	`origin_travel_plan_id` text,
	`calculated_quantities` text NOT NULL,
	`user_added_quantities` text DEFAULT '{}' NOT NULL,
	`personal_notes` text DEFAULT '{}' NOT NULL,
	`set_aside` text DEFAULT '[]' NOT NULL,
	`removed_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`clothing_id`) REFERENCES `clothing_list`(`clothing_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`onboarding_id`) REFERENCES `user_onboarding_data`(`onboarding_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_user_clothing_items`("dashboard_item_id", "user_id", "clothing_id", "item_name", "onboarding_id", "attempt_number", "weather_group_order", "essentiality", "is_travel_item", "origin_travel_plan_id", "calculated_quantities", "user_added_quantities", "personal_notes", "set_aside", "removed_at", "version", "created_at", "updated_at") SELECT "dashboard_item_id", "user_id", "clothing_id", "item_name", "onboarding_id", "attempt_number", "weather_group_order", "essentiality", "is_travel_item", "origin_travel_plan_id", "calculated_quantities", "user_added_quantities", "personal_notes", "set_aside", "removed_at", "version", "created_at", "updated_at" FROM `user_clothing_items`;--> statement-breakpoint
DROP TABLE `user_clothing_items`;--> statement-breakpoint
ALTER TABLE `__new_user_clothing_items` RENAME TO `user_clothing_items`;--> statement-breakpoint
CREATE UNIQUE INDEX `user_clothing_items_item` ON `user_clothing_items` (`onboarding_id`,`clothing_id`);--> statement-breakpoint
CREATE INDEX `user_clothing_items_clothing` ON `user_clothing_items` (`clothing_id`);--> statement-breakpoint
CREATE INDEX `user_clothing_items_removed` ON `user_clothing_items` (`removed_at`) WHERE removed_at is not null;--> statement-breakpoint
CREATE INDEX `mail_outbox_to` ON `mail_outbox` (`to_address`);--> statement-breakpoint
CREATE INDEX `user_onboarding_data_source` ON `user_onboarding_data` (replication_config ->> '$.sourceUserId') WHERE json_valid(replication_config);