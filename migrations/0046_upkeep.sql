CREATE TABLE `upkeep` (
	`name` text PRIMARY KEY NOT NULL,
	`facts` text NOT NULL
);
