ALTER TABLE `affiliate_links` ADD `country` text;
--> statement-breakpoint
-- All links so far lead to shops in the US. Where one doesn't, no link is better than a wrong one.
UPDATE `affiliate_links` SET `country` = 'US';
