CREATE TABLE `climate_exceptions` (
	`from_zip` text PRIMARY KEY NOT NULL,
	`to_zip` text NOT NULL,
	`climate_id` integer NOT NULL,
	`shift_f` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `shared_climates` (
	`climate_id` integer PRIMARY KEY NOT NULL,
	`months` text NOT NULL
);
