CREATE TABLE `box_pieces` (
	`box_id` text NOT NULL,
	`item_id` integer NOT NULL,
	`size` text NOT NULL,
	`pieces` integer NOT NULL,
	PRIMARY KEY(`box_id`, `item_id`, `size`),
	FOREIGN KEY (`box_id`) REFERENCES `boxes`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`item_id`) REFERENCES `user_clothing_items`(`dashboard_item_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `box_pieces_by_item` ON `box_pieces` (`item_id`);--> statement-breakpoint
CREATE TABLE `boxes` (
	`id` text PRIMARY KEY NOT NULL,
	`onboarding_id` text NOT NULL,
	`label` text NOT NULL,
	`place` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`onboarding_id`) REFERENCES `user_onboarding_data`(`onboarding_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `boxes_by_plan` ON `boxes` (`onboarding_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `bags` ADD `box_id` text;