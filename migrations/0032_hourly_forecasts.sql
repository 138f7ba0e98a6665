CREATE TABLE `hourly_forecasts` (
	`cell` text PRIMARY KEY NOT NULL,
	`ask_after` integer NOT NULL,
	`asked_at` integer,
	`fetched_at` integer,
	`hours` text
);
--> statement-breakpoint
CREATE INDEX `hourly_forecasts_by_age` ON `hourly_forecasts` (`ask_after`);