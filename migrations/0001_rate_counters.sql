CREATE TABLE `rate_counters` (
	`key` text PRIMARY KEY NOT NULL,
	`whole_at` integer NOT NULL
);
