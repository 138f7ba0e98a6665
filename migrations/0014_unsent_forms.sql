CREATE TABLE `unsent_forms` (
	`browser_hash` text NOT NULL,
	`address` text NOT NULL,
	`page_path` text NOT NULL,
	`sealed` text NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`browser_hash`, `address`)
);
--> statement-breakpoint
CREATE INDEX `unsent_forms_by_expiry` ON `unsent_forms` (`expires_at`);