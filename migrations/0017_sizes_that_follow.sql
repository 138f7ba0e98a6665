CREATE TABLE `plan_babies` (
	`onboarding_id` text NOT NULL,
	`baby` integer NOT NULL,
	`sex` text,
	PRIMARY KEY(`onboarding_id`, `baby`),
	FOREIGN KEY (`onboarding_id`) REFERENCES `user_onboarding_data`(`onboarding_id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "plan_baby_sex" CHECK(sex in ('boy', 'girl'))
);
--> statement-breakpoint
CREATE TABLE `size_facts` (
	`id` text PRIMARY KEY NOT NULL,
	`onboarding_id` text NOT NULL,
	`baby` integer DEFAULT 0 NOT NULL,
	`kind` text NOT NULL,
	`measured_on` text NOT NULL,
	`amount` integer,
	`unit` text,
	`size` text,
	`fit` text,
	`is_used` integer DEFAULT true NOT NULL,
	`form_key` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`onboarding_id`) REFERENCES `user_onboarding_data`(`onboarding_id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "size_fact_kind" CHECK(kind in ('weight', 'length', 'label'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `size_facts_form` ON `size_facts` (`onboarding_id`,`form_key`,`kind`);--> statement-breakpoint
ALTER TABLE `user_onboarding_data` ADD `babies` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `user_onboarding_data` ADD `planned_sizes` text;--> statement-breakpoint
ALTER TABLE `user_onboarding_data` ADD `sized_up_groups` text;--> statement-breakpoint
ALTER TABLE `user_onboarding_data` ADD `size_moves` text;