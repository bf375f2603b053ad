-- Counts how often drawing a picture's sizes has begun, so that one at which the Worker is killed isn't tried for ever.
ALTER TABLE images ADD COLUMN attempts integer DEFAULT 0 NOT NULL;
