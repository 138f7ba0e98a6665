-- The names lie in the order in which they are searched; an index beside the table would hold all of it a second time.
CREATE TABLE `place_names` (
	`folded` text NOT NULL,
	`place_id` integer NOT NULL,
	`weight` integer NOT NULL,
	PRIMARY KEY(`folded`, `place_id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `places` (
	`place_id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`region` text,
	`country` text NOT NULL,
	`latitude` real NOT NULL,
	`longitude` real NOT NULL,
	`elevation_m` integer,
	`population` integer NOT NULL,
	`time_zone` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `world_climate` (
	`cell` integer PRIMARY KEY NOT NULL,
	`elevation_m` integer NOT NULL,
	`figures` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `user_onboarding_data` ADD `place` text;